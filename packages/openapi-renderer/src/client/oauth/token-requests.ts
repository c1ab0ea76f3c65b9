import { t } from '../console-messages.js';

/** Who asks for a token. An empty secret is that of a public client, which has none. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** An answer of an authorization server: members of another type count as absent. */
type Answer = Record<string, string | number | undefined>;

/** What an authorization server says instead of a token, such as `invalid_grant`. */
export class OAuthRefusal extends Error {
  readonly code: string;

  constructor(code: string, description = '') {
    super(description === '' ? code : `${code}: ${description}`);
    this.code = code;
  }
}

/** Nobody waits longer for a token. */
const TIME_LIMIT_SECONDS = 30;

/** @throws OAuthRefusal with what the server says; Error where it says nothing that a page may read */
export async function askServer(
  endpoint: string | undefined,
  { clientId, clientSecret }: OAuthClient,
  parameters: Record<string, string>,
): Promise<Answer> {
  const body = new URLSearchParams({ ...parameters, client_id: clientId });
  if (clientSecret !== '') body.set('client_secret', clientSecret);
  const { response, answer } = await fetchAnswer(httpAddress(endpoint), { method: 'POST', body });
  if (response.ok && answer.error === undefined) return answer as Answer;
  throw new OAuthRefusal(
    typeof answer.error === 'string' ? answer.error : `Status ${response.status}`,
    typeof answer.error_description === 'string' ? answer.error_description : '',
  );
}

/**
 * A JSON document of an authorization server. One that is no object is as good as empty.
 * @throws Error where nothing comes that a page may read
 */
export async function fetchAnswer(
  address: string,
  init: RequestInit = {},
): Promise<{ response: Response; answer: Record<string, unknown> }> {
  const signal = AbortSignal.timeout(TIME_LIMIT_SECONDS * 1000);
  const headers = { accept: 'application/json' };
  try {
    const response = await fetch(address, { ...init, headers, signal });
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    return { response, answer: Object(answer) as Record<string, unknown> };
  } catch {
    throw new Error(
      signal.aborted
        ? t('{address} gave no answer within {seconds} seconds.', { address, seconds: TIME_LIMIT_SECONDS })
        : t(
            '{address} gave no answer that this page may read: it is unreachable, it does not allow this site (CORS), or this site’s security policy blocks it.',
            { address },
          ),
    );
  }
}

/** @throws Error where an answer lacks what the flow cannot go on without */
export function required(value: unknown, name: string): string {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
    throw new Error(t('The authorization server’s answer has no "{name}".', { name }));
  return String(value);
}

/** @throws Error for an address that no request should go to */
export function httpAddress(address = ''): string {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(t('{address} is not an http or https address.', { address }));
  return url.href;
}
