/** Messages of consoles in French, by the English ones; names in braces are values. */
export const consoleMessages = {
  // The form
  Server: 'Serveur',
  Address: 'Adresse',
  Parameters: 'Paramètres',
  Body: 'Corps',
  'Media type': 'Type de média',
  Text: 'Texte',
  File: 'Fichier',
  files: 'fichiers',
  required: 'obligatoire',
  'one a line': 'un par ligne',
  'Not sent': 'Non envoyé',
  Send: 'Envoyer',
  Stop: 'Arrêter',
  'Sending …': 'Envoi …',
  'Sending: {bytes} bytes so far …': 'Envoi : {bytes} octets reçus …',
  'The request is not complete': 'La requête n’est pas complète',
  '"{name}" has to be JSON: {reason}': '« {name} » doit être en JSON : {reason}',
  'Copy as curl': 'Copier en curl',
  'Copied.': 'Copié.',
  'The browser did not allow copying.': 'Le navigateur n’a pas autorisé la copie.',

  // Authorization
  Authorization: 'Autorisation',
  Way: 'Moyen',
  None: 'Aucun',
  and: 'et',
  'Kept in memory until you leave or reload the page, and sent to nobody but the server.':
    'Gardé en mémoire jusqu’à ce que vous quittiez ou rechargiez la page, et envoyé au serveur seul.',
  '{name}: the browser asks for a client certificate by itself.':
    '{name} : le navigateur demande lui-même un certificat client.',
  '{name}: user': '{name} : utilisateur',
  '{name}: password': '{name} : mot de passe',
  '{name}: key': '{name} : clé',
  '{name}: token': '{name} : jeton',
  '{name}: flow': '{name} : flux',
  '{name}: client id': '{name} : identifiant du client',
  '{name}: client secret, if it has one': '{name} : secret du client, s’il en a un',
  'Browsers do not let pages set cookies of other sites; curl sends this one.':
    'Les navigateurs ne laissent pas les pages poser les cookies d’autres sites ; curl envoie celui-ci.',
  'Authorization code with PKCE': 'Code d’autorisation avec PKCE',
  'Client credentials': 'Identifiants du client',
  Password: 'Mot de passe',
  Implicit: 'Implicite',
  'Device, by a code that you type elsewhere': 'Appareil, par un code que vous saisissez ailleurs',
  'Waiting for the authorization server …': 'Attente du serveur d’autorisation …',
  'Ask the server how to sign in': 'Demander au serveur comment s’identifier',
  'There is a token now.': 'Le jeton est là.',
  'Address to register with the authorization server: {address}':
    'Adresse à déclarer au serveur d’autorisation : {address}',
  'Get a token': 'Obtenir un jeton',
  Scopes: 'Portées',
  'Open {address} and type {code}.': 'Ouvrez {address} et saisissez {code}.',
  'Nobody has typed the code in time.': 'Le code n’a pas été saisi à temps.',
  '{address} answered {status}.': '{address} a répondu {status}.',
  'The server names no endpoints for authorization.': 'Le serveur n’indique aucune adresse d’autorisation.',
  'Browsers make proofs for authorization (PKCE) only on pages that came over https.':
    'Les navigateurs ne produisent de preuves d’autorisation (PKCE) que sur des pages reçues en https.',
  'The browser did not let a window open. Allow it for this site, and try again.':
    'Le navigateur n’a pas laissé une fenêtre s’ouvrir. Autorisez-la pour ce site, puis réessayez.',
  'The answer is not to this question: "state" differs.':
    'La réponse ne correspond pas à cette demande : « state » diffère.',
  'The window was closed before the authorization server answered.':
    'La fenêtre a été fermée avant la réponse du serveur d’autorisation.',
  'The authorization server’s answer has no "{name}".':
    'La réponse du serveur d’autorisation n’a pas de « {name} ».',
  '{address} is no http or https address.': '{address} n’est pas une adresse http ou https.',
  '{address} gave no answer within {seconds} seconds.':
    '{address} n’a donné aucune réponse en {seconds} secondes.',
  '{address} gave no answer that this page may read: it is not there, it does not allow this site (CORS), or the site’s security policy does not.':
    '{address} n’a donné aucune réponse que cette page puisse lire : le serveur est absent, n’autorise pas ce site (CORS), ou la politique de sécurité du site ne l’autorise pas.',

  // The answer
  'Stopped before an answer came.': 'Arrêté avant la réponse.',
  '{milliseconds} ms · {bytes} bytes': '{milliseconds} ms · {bytes} octets',
  'The body ended early; this is what had come.': 'Le corps s’est interrompu ; voici ce qui était arrivé.',
  'Browsers do not let pages send these headers: {names}.':
    'Les navigateurs ne laissent pas les pages envoyer ces en-têtes : {names}.',
  'Headers ({count})': 'En-têtes ({count})',
  'Of a server of another site, only the headers that it exposes to this page (Access-Control-Expose-Headers).':
    'D’un serveur d’un autre site, seulement les en-têtes qu’il expose à cette page (Access-Control-Expose-Headers).',
  'Download the body': 'Télécharger le corps',

  // What went wrong
  'No such address': 'Adresse inexistante',
  'The request would go to {address}, which is no http or https address.':
    'La requête irait à {address}, qui n’est pas une adresse http ou https.',
  'Browsers do not send this': 'Les navigateurs n’envoient pas cela',
  'Copy it as curl instead.': 'Copiez-la plutôt en curl.',
  'Pages may not send {method} requests.': 'Les pages ne peuvent pas envoyer de requêtes {method}.',
  'Pages may not send a {method} request with a body.':
    'Les pages ne peuvent pas envoyer de requête {method} avec un corps.',
  'This site’s security policy does not allow it': 'La politique de sécurité de ce site ne l’autorise pas',
  'Pages of this site may not speak to {origin}. Whoever builds the site can name it under "security.connect".':
    'Les pages de ce site ne peuvent pas parler à {origin}. Qui construit le site peut l’indiquer sous « security.connect ».',
  'No connection': 'Pas de connexion',
  'This device is offline. Connect it, and send again.':
    'Cet appareil est hors ligne. Connectez-le, puis renvoyez.',
  'No answer that this page may see': 'Aucune réponse que cette page puisse voir',
  'This page came over https, and browsers keep such pages from speaking to http addresses such as {origin}.':
    'Cette page est arrivée en https, et les navigateurs empêchent de telles pages de parler à des adresses http comme {origin}.',
  'No answer': 'Pas de réponse',
  'Nothing answered at {origin}. Check the server and its variables, that it is running, and that your network reaches it.':
    'Rien n’a répondu à {origin}. Vérifiez le serveur et ses variables, qu’il fonctionne et que votre réseau l’atteint.',
  'The browser says: {text}': 'Le navigateur dit : {text}',
  'The server does not let this page read its answer (CORS)':
    'Le serveur ne laisse pas cette page lire sa réponse (CORS)',
  '{origin} is there, but the browser keeps its answer from pages of {site}, because the server does not allow them.':
    '{origin} est là, mais le navigateur cache sa réponse aux pages de {site}, car le serveur ne les autorise pas.',
  'The server has to send {header}.': 'Le serveur doit envoyer {header}.',
  'The server has to send {header}, and to the browser’s question beforehand (OPTIONS) also {others}.':
    'Le serveur doit envoyer {header}, et aussi, à la question préalable du navigateur (OPTIONS), {others}.',
  'Outside of a browser the request works as it is: copy it as curl.':
    'Hors d’un navigateur, la requête fonctionne telle quelle : copiez-la en curl.',
} as const;
