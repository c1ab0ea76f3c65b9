import type { ApiOAuthFlow, ApiSecurityScheme } from '../../api-model/index.js';
import { deviceToken } from './device-token.js';
import {
  askServer,
  fetchAnswer,
  httpAddress,
  type OAuthClient,
  OAuthRefusal,
  required,
} from './token-requests.js';
import { t } from '../console-messages.js';

export interface OAuthInput extends OAuthClient {
  flow: ApiOAuthFlow;
  user: string;
  password: string;
  scopes: string[];
  redirectUri: string;
  /** Told what the reader has to do elsewhere. */
  tell(text: string): void;
}

/** Flows that a page can go through by itself. */
export const PAGE_FLOWS: ApiOAuthFlow['kind'][] = [
  'authorizationCode',
  'clientCredentials',
  'password',
  'implicit',
  'deviceAuthorization',
];

const POLL_MILLISECONDS = 200;

/** Flows of a scheme; those of OpenID Connect are in the document that its server publishes. @throws when that cannot be read */
export async function flowsOf(scheme: ApiSecurityScheme): Promise<ApiOAuthFlow[]> {
  if (scheme.type !== 'openIdConnect') return scheme.flows.filter(({ kind }) => PAGE_FLOWS.includes(kind));
  const address = httpAddress(scheme.openIdConnectUrl);
  const { response, answer } = await fetchAnswer(address);
  if (!response.ok) throw new Error(t('{address} answered {status}.', { address, status: response.status }));
  const { authorization_endpoint: authorizationUrl, token_endpoint: tokenUrl } = answer;
  if (typeof authorizationUrl !== 'string' || typeof tokenUrl !== 'string')
    throw new Error(t('The server names no endpoints for authorization.'));
  const names: unknown[] = Array.isArray(answer.scopes_supported) ? answer.scopes_supported : ['openid'];
  const scopes = names.map((name) => ({ name: String(name), description: '' }));
  return [{ kind: 'authorizationCode', authorizationUrl, tokenUrl, scopes }];
}

/**
 * Goes through a flow to its access token. Has to be called by the reader's own click, because browsers open windows for
 * nothing else. @throws with what the authorization server or the browser says
 */
export async function obtainToken(input: OAuthInput): Promise<string> {
  const { flow, user, password, scopes } = input;
  const scope: Record<string, string> = scopes.length > 0 ? { scope: scopes.join(' ') } : {};
  switch (flow.kind) {
    case 'clientCredentials':
      return askForToken(flow, input, { grant_type: 'client_credentials', ...scope });
    case 'password':
      return askForToken(flow, input, { grant_type: 'password', username: user, password, ...scope });
    case 'implicit': {
      const answer = await authorize(input, { response_type: 'token', ...scope });
      return required(answer.get('access_token'), 'access_token');
    }
    case 'deviceAuthorization':
      return deviceToken(flow, input, scope, input.tell);
    default:
      return authorizationCode(input, scope);
  }
}

/** RFC 7636: what the token is asked for with proves that the same page asked for the code. */
async function authorizationCode(input: OAuthInput, scope: Record<string, string>): Promise<string> {
  if (!globalThis.isSecureContext)
    throw new Error(t('Authorization with PKCE works only on pages served over https.'));
  const verifier = randomText();
  const answer = await authorize(input, async () => ({
    response_type: 'code',
    code_challenge: base64Url(
      new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
    ),
    code_challenge_method: 'S256',
    ...scope,
  }));
  return askForToken(input.flow, input, {
    grant_type: 'authorization_code',
    code: required(answer.get('code'), 'code'),
    redirect_uri: input.redirectUri,
    code_verifier: verifier,
  });
}

type Parameters = Record<string, string>;

async function authorize(
  { flow, clientId, redirectUri }: OAuthInput,
  parameters: Parameters | (() => Promise<Parameters>),
): Promise<URLSearchParams> {
  const address = new URL(httpAddress(flow.authorizationUrl));
  // At once: after waiting for anything, browsers take it for a window that nobody wanted.
  const popup = globalThis.open('about:blank', '_blank', 'popup,width=600,height=720');
  if (!popup)
    throw new Error(t('The browser blocked a pop-up window. Allow pop-ups for this site, then try again.'));
  popup.opener = null;
  const state = randomText();
  const own = typeof parameters === 'function' ? await parameters() : parameters;
  const all = { client_id: clientId, redirect_uri: redirectUri, state, ...own };
  for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  popup.location.replace(address.href);
  const answer = await returned(popup, redirectUri);
  if (answer.get('state') !== state)
    throw new Error(t('The answer does not match this request: "state" differs.'));
  const error = answer.get('error');
  if (error) throw new OAuthRefusal(error, answer.get('error_description') ?? '');
  return answer;
}

/** Waits until the window is back at this site; before that, its address is not for this page to see. */
function returned(popup: Window, redirectUri: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (popup.closed) {
        clearInterval(timer);
        reject(new Error(t('The window was closed before the authorization server answered.')));
        return;
      }
      const address = addressOf(popup);
      if (!address?.href.startsWith(redirectUri)) return;
      clearInterval(timer);
      popup.close();
      resolve(new URLSearchParams(`${address.search.slice(1)}&${address.hash.slice(1)}`));
    }, POLL_MILLISECONDS);
  });
}

function addressOf(popup: Window): URL | null {
  try {
    return new URL(popup.location.href);
  } catch {
    return null;
  }
}

const askForToken = async (
  { tokenUrl }: ApiOAuthFlow,
  client: OAuthClient,
  parameters: Parameters,
): Promise<string> => required((await askServer(tokenUrl, client, parameters)).access_token, 'access_token');

const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
