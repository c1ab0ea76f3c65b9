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
  'one per line': 'une par ligne',
  'Not sent': 'Non envoyé',
  Send: 'Envoyer',
  Stop: 'Arrêter',
  'Sending …': 'Envoi …',
  'Sending: {bytes} bytes so far …': 'Envoi : {bytes} octets reçus …',
  'The request is incomplete': 'La requête est incomplète',
  '"{name}" must be JSON: {reason}': '« {name} » doit être en JSON : {reason}',
  'Copy as curl': 'Copier en curl',
  'Copied.': 'Copié.',
  'The browser did not allow copying.': 'Le navigateur n’a pas autorisé la copie.',

  // Authorization
  Authorization: 'Autorisation',
  Way: 'Moyen',
  None: 'Aucun',
  and: 'et',
  'Kept in memory until you leave or reload the page, and sent only to the server.':
    'Gardé en mémoire jusqu’à ce que vous quittiez ou rechargiez la page, et envoyé uniquement au serveur.',
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
  'Device, with a code that you enter elsewhere': 'Appareil, par un code que vous saisissez ailleurs',
  'Waiting for the authorization server …': 'Attente du serveur d’autorisation …',
  'Ask the server how to sign in': 'Demander au serveur comment s’identifier',
  'Token received.': 'Jeton reçu.',
  'Address to register with the authorization server: {address}':
    'Adresse à déclarer au serveur d’autorisation : {address}',
  'Get a token': 'Obtenir un jeton',
  Scopes: 'Portées',
  'Open {address} and type {code}.': 'Ouvrez {address} et saisissez {code}.',
  'The code was not entered in time.': 'Le code n’a pas été saisi à temps.',
  '{address} answered {status}.': '{address} a répondu {status}.',
  'The server names no endpoints for authorization.': 'Le serveur n’indique aucune adresse d’autorisation.',
  'Authorization with PKCE works only on pages served over https.':
    'L’autorisation avec PKCE ne fonctionne que sur des pages servies en https.',
  'The browser blocked a pop-up window. Allow pop-ups for this site, then try again.':
    'Le navigateur a bloqué une fenêtre. Autorisez les fenêtres pour ce site, puis réessayez.',
  'The answer does not match this request: "state" differs.':
    'La réponse ne correspond pas à cette demande : « state » diffère.',
  'The window was closed before the authorization server answered.':
    'La fenêtre a été fermée avant la réponse du serveur d’autorisation.',
  'The authorization server’s answer has no "{name}".':
    'La réponse du serveur d’autorisation n’a pas de « {name} ».',
  '{address} is not an http or https address.': '{address} n’est pas une adresse http ou https.',
  '{address} gave no answer within {seconds} seconds.':
    '{address} n’a donné aucune réponse en {seconds} secondes.',
  '{address} gave no answer that this page may read: it is unreachable, it does not allow this site (CORS), or this site’s security policy blocks it.':
    '{address} n’a donné aucune réponse que cette page puisse lire : le serveur est injoignable, n’autorise pas ce site (CORS), ou la politique de sécurité de ce site bloque la requête.',

  // The answer
  'Stopped before an answer came.': 'Arrêté avant la réponse.',
  '{milliseconds} ms · {bytes} bytes': '{milliseconds} ms · {bytes} octets',
  'The body ended early; this is what was received.':
    'Le corps s’est interrompu ; voici ce qui était arrivé.',
  'Browsers do not let pages send these headers: {names}.':
    'Les navigateurs ne laissent pas les pages envoyer ces en-têtes : {names}.',
  'Headers ({count})': 'En-têtes ({count})',
  'From another origin, only the headers that the server exposes to this page (Access-Control-Expose-Headers).':
    'D’une autre origine, seulement les en-têtes que le serveur expose à cette page (Access-Control-Expose-Headers).',
  'Download the body': 'Télécharger le corps',

  // What went wrong
  'No such address': 'Adresse inexistante',
  'The request would go to {address}, which is not an http or https address.':
    'La requête irait à {address}, qui n’est pas une adresse http ou https.',
  'Browsers cannot send this request': 'Les navigateurs ne peuvent pas envoyer cette requête',
  'Copy it as curl instead.': 'Copiez-la plutôt en curl.',
  'Pages may not send {method} requests.': 'Les pages ne peuvent pas envoyer de requêtes {method}.',
  'Pages may not send a {method} request with a body.':
    'Les pages ne peuvent pas envoyer de requête {method} avec un corps.',
  'This site’s security policy does not allow it': 'La politique de sécurité de ce site ne l’autorise pas',
  'Pages of this site may not connect to {origin}. The site’s owner can add it to "security.connect".':
    'Les pages de ce site ne peuvent pas parler à {origin}. Qui construit le site peut l’indiquer sous « security.connect ».',
  'No connection': 'Pas de connexion',
  'This device is offline. Connect it, and send again.':
    'Cet appareil est hors ligne. Connectez-le, puis renvoyez.',
  'No answer that this page may read': 'Aucune réponse que cette page puisse lire',
  'This page was loaded over https, and browsers block its requests to http addresses such as {origin}.':
    'Cette page a été chargée en https, et les navigateurs bloquent ses requêtes vers des adresses http comme {origin}.',
  'No answer': 'Pas de réponse',
  'Nothing answered at {origin}. Check the server and its variables, that it is running, and that your network reaches it.':
    'Rien n’a répondu à {origin}. Vérifiez le serveur et ses variables, qu’il fonctionne et que votre réseau l’atteint.',
  'The browser says: {text}': 'Le navigateur dit : {text}',
  'The server does not let this page read its answer (CORS)':
    'Le serveur ne laisse pas cette page lire sa réponse (CORS)',
  '{origin} responds, but the browser does not let pages of {site} read the answer, because the server does not allow them.':
    '{origin} répond, mais le navigateur empêche les pages de {site} de lire la réponse, car le serveur ne les autorise pas.',
  'The server has to send {header}.': 'Le serveur doit envoyer {header}.',
  'The server has to send {header}, and in its answer to the preflight request (OPTIONS) also {others}.':
    'Le serveur doit envoyer {header}, et aussi, en réponse à la requête préliminaire (OPTIONS), {others}.',
  'Outside a browser the request works as it is: copy it as curl.':
    'Hors d’un navigateur, la requête fonctionne telle quelle : copiez-la en curl.',
} as const;
