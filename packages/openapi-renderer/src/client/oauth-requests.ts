import { t } from './console-messages.js';

/** Who asks for a token. An empty secret is that of a public client, which has none. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

type Answer = Record<string, string | number | undefined>;

/** What an authorization server says instead of a token, such as `invalid_grant`. */
export class OAuthRefusal extends Error {
  readonly code: string;

  constructor(code: string, description = '') {
    super(description === '' ? code : `${code}: ${description}`);
    this.code = code;
  }
}

/** @throws OAuthRefusal with what the server says; Error where it says nothing that a page may read */
export async function askServer(
  endpoint: string | undefined,
  { clientId, clientSecret }: OAuthClient,
  parameters: Record<string, string>,
): Promise<Answer> {
  const address = httpAddress(endpoint);
  const body = new URLSearchParams({ ...parameters, client_id: clientId });
  if (clientSecret !== '') body.set('client_secret', clientSecret);
  const headers = { accept: 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body }).catch(() => {
    throw new Error(
      t(
        '{address} gave no answer that this page may read: it is not there, it does not allow this site (CORS), or the site’s security policy does not.',
        { address },
      ),
    );
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok || answer.error !== undefined)
    throw new OAuthRefusal(
      String(answer.error ?? `Status ${response.status}`),
      textOf(answer.error_description),
    );
  return answer;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function required(value: string | number | null | undefined, name: string): string {
  if (!value) throw new Error(t('The authorization server’s answer has no "{name}".', { name }));
  return String(value);
}

export function httpAddress(address = ''): string {
  const url = new URL(address, location.href);
  if (!/^https?:$/.test(url.protocol))
    throw new Error(t('{address} is no http or https address.', { address }));
  return url.href;
}
