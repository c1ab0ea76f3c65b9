import type { ApiOAuthFlow } from '../../api-model/index.js';
import { askServer, httpAddress, type OAuthClient, OAuthRefusal, required } from './token-requests.js';
import { t } from '../console-messages.js';

/** Seconds between two questions where the server does not say, and what it adds when it is asked too often: RFC 8628, 3.2 and 3.5. */
const INTERVAL = 5;
const SLOWER = 5;
/** Seconds after which nobody is waiting any more, where the server does not say. */
const EXPIRES = 900;
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * RFC 8628: the reader types a code into a page of the authorization server, in whatever browser, while this page asks for the
 * token. `tell` is told where and what to type. @throws with what the server says
 */
export async function deviceToken(
  { deviceAuthorizationUrl, tokenUrl }: ApiOAuthFlow,
  client: OAuthClient,
  scope: Record<string, string>,
  tell: (text: string) => void,
): Promise<string> {
  const started = await askServer(deviceAuthorizationUrl, client, scope);
  const deviceCode = required(started.device_code, 'device_code');
  const address = httpAddress(required(started.verification_uri, 'verification_uri'));
  tell(t('Open {address} and type {code}.', { address, code: required(started.user_code, 'user_code') }));
  const end = Date.now() + Number(started.expires_in ?? EXPIRES) * 1000;
  let seconds = Number(started.interval ?? INTERVAL);
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    try {
      const answer = await askServer(tokenUrl, client, { grant_type: GRANT, device_code: deviceCode });
      return required(answer.access_token, 'access_token');
    } catch (error) {
      const code = error instanceof OAuthRefusal ? error.code : '';
      if (code === 'slow_down') seconds += SLOWER;
      else if (code !== 'authorization_pending') throw error;
    }
  }
  throw new Error(t('The code was not entered in time.'));
}
