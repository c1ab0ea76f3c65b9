// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith, neverAnswer, scheme } from '../../../test/console.js';
import { flowsOf, obtainToken, type OAuthInput } from './obtain-token.js';

const TOKEN = 'https://login.example/token';
const AUTHORIZE = 'https://login.example/authorize';
const BACK = 'https://docs.example/';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const input = (flow: OAuthInput['flow'], change: Partial<OAuthInput> = {}): OAuthInput => ({
  flow,
  clientId: 'me',
  clientSecret: '',
  user: '',
  password: '',
  scopes: [],
  redirectUri: BACK,
  tell: vi.fn(),
  ...change,
});

/** The window of an authorization server, which another site's page is in until `comeBack`. */
class Popup {
  closed = false;
  opener: unknown = globalThis;
  /** Where the page has sent it. */
  sentTo: URL | undefined;
  #href = 'about:blank';
  #isForeign = false;
  readonly close = vi.fn(() => (this.closed = true));
  readonly location: { replace(href: string): void; readonly href: string };

  constructor() {
    const readHref = (): string => {
      if (this.#isForeign) throw new DOMException('Blocked a frame', 'SecurityError');
      return this.#href;
    };
    this.location = {
      replace: (href: string) => {
        this.sentTo = new URL(href);
        this.#isForeign = true;
      },
      get href() {
        return readHref();
      },
    };
  }

  get state(): string {
    return this.sentTo?.searchParams.get('state') ?? '';
  }

  comeBack(answer: string): void {
    this.#isForeign = false;
    this.#href = BACK + answer;
  }
}

function openPopup(): { popup: Popup; open: ReturnType<typeof vi.fn> } {
  const popup = new Popup();
  const open = vi.fn(() => popup);
  vi.stubGlobal('open', open);
  vi.stubGlobal('isSecureContext', true);
  return { popup, open };
}

/** Proofs are made by the platform, which timers do not turn. */
const isSent = (popup: Popup): Promise<void> => vi.waitFor(() => expect(popup.sentTo).toBeDefined());
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400);
const wait = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('authorization code', () => {
  const flow: OAuthInput['flow'] = {
    kind: 'authorizationCode',
    authorizationUrl: AUTHORIZE,
    tokenUrl: TOKEN,
    scopes: [],
  };

  it('asks in a window of its own, and trades the code with the proof that the challenge was made of', async () => {
    const sent = answerWith({ access_token: 'T' });
    const { popup } = openPopup();
    const token = obtainToken(input({ ...flow, scopes: [] }, { scopes: ['read', 'write'] }));
    await isSent(popup);
    const asked = Object.fromEntries(popup.sentTo?.searchParams ?? []);
    expect(popup.sentTo?.origin).toBe('https://login.example');
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'me',
      redirect_uri: BACK,
      scope: 'read write',
      code_challenge_method: 'S256',
    });
    popup.comeBack(`?code=C&state=${popup.state}`);
    await later();
    expect(await token).toBe('T');
    expect(popup.close).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
    const { code_verifier: verifier = '', ...form } = sent[0]?.form ?? {};
    expect(form).toEqual({
      grant_type: 'authorization_code',
      code: 'C',
      redirect_uri: BACK,
      client_id: 'me',
    });
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    expect(asked.code_challenge).toBe(Buffer.from(digest).toString('base64url'));
    // RFC 7636, 4.1: at least 43 characters, and another one each time.
    expect(verifier).toMatch(/^[\w-]{43,128}$/);
  });

  it('opens the window before it waits for anything, and gives it no way back to the page', () => {
    answerWith({});
    const { popup, open } = openPopup();
    void obtainToken(input(flow)).catch(() => undefined);
    expect(open).toHaveBeenCalledOnce();
    expect(popup.opener).toBeNull();
  });

  it('takes no two proofs or states', async () => {
    answerWith({});
    const asked = new Set<string | null>();
    for (let time = 0; time < 2; time++) {
      const { popup } = openPopup();
      void obtainToken(input(flow)).catch(() => undefined);
      await isSent(popup);
      asked.add(popup.state).add(popup.sentTo?.searchParams.get('code_challenge') ?? null);
    }
    expect(asked.size).toBe(4);
  });

  it.each([
    ['an answer to another question', '?code=C&state=other', 'The answer does not match this request'],
    ['an answer without a state', '?code=C', 'The answer does not match this request'],
    ['a refusal', '?error=access_denied&error_description=No.&state={state}', 'access_denied: No.'],
    ['no code', '?state={state}', 'has no "code"'],
  ])('ends with %s, and trades nothing', async (_, answer, message) => {
    const sent = answerWith({ access_token: 'T' });
    const { popup } = openPopup();
    const token = obtainToken(input(flow)).catch((error: unknown) => error);
    await isSent(popup);
    popup.comeBack(answer.replace('{state}', popup.state));
    await later();
    expect(String(await token)).toContain(message);
    expect(sent).toEqual([]);
  });

  it('ends when the window is closed', async () => {
    const { popup } = openPopup();
    const token = obtainToken(input(flow)).catch((error: unknown) => error);
    await isSent(popup);
    popup.closed = true;
    await later();
    expect(String(await token)).toContain('window was closed');
  });

  it('ends when the browser lets no window open, or makes no proofs', async () => {
    vi.stubGlobal('open', () => null);
    vi.stubGlobal('isSecureContext', true);
    await expect(obtainToken(input(flow))).rejects.toThrow('blocked a pop-up window');
    vi.stubGlobal('isSecureContext', false);
    await expect(obtainToken(input(flow))).rejects.toThrow('only on pages served over https');
  });

  it('opens no address that is not of the web', async () => {
    const { open } = openPopup();
    // eslint-disable-next-line no-script-url -- what a document may hold
    const evil = input({ ...flow, authorizationUrl: 'javascript:alert(1)' });
    await expect(obtainToken(evil)).rejects.toThrow('is not an http or https address');
    expect(open).not.toHaveBeenCalled();
  });
});

it('implicit: the token is in the fragment of the address, and nothing is fetched', async () => {
  const sent = answerWith({});
  const { popup } = openPopup();
  const token = obtainToken(input({ kind: 'implicit', authorizationUrl: AUTHORIZE, scopes: [] }));
  await later();
  expect(popup.sentTo?.searchParams.get('response_type')).toBe('token');
  popup.comeBack(`#access_token=T&state=${popup.state}`);
  await later();
  expect(await token).toBe('T');
  expect(sent).toEqual([]);
});

describe('flows without a window', () => {
  it('client credentials: a secret only where there is one', async () => {
    const sent = answerWith({ access_token: 'T' });
    const flow: OAuthInput['flow'] = { kind: 'clientCredentials', tokenUrl: TOKEN, scopes: [] };
    expect(await obtainToken(input(flow, { clientSecret: 'S', scopes: ['a', 'b'] }))).toBe('T');
    await obtainToken(input(flow));
    expect(sent).toEqual([
      {
        url: TOKEN,
        method: 'POST',
        form: { grant_type: 'client_credentials', scope: 'a b', client_id: 'me', client_secret: 'S' },
      },
      { url: TOKEN, method: 'POST', form: { grant_type: 'client_credentials', client_id: 'me' } },
    ]);
  });

  it('password: user and password are in the body, not in the address', async () => {
    const sent = answerWith({ access_token: 'T' });
    const flow: OAuthInput['flow'] = { kind: 'password', tokenUrl: TOKEN, scopes: [] };
    await obtainToken(input(flow, { user: 'u', password: 'p&=' }));
    expect(sent[0]?.url).toBe(TOKEN);
    expect(sent[0]?.form).toEqual({
      grant_type: 'password',
      username: 'u',
      password: 'p&=',
      client_id: 'me',
    });
  });

  it.each([
    [
      'what the server says',
      Response.json({ error: 'invalid_client', error_description: 'Who?' }, { status: 401 }),
      'invalid_client: Who?',
    ],
    ['its status where it says nothing', new Response('<h1>Oops</h1>', { status: 502 }), 'Status 502'],
    ['an answer that is no JSON', new Response('<h1>Hi</h1>'), 'has no "access_token"'],
    ['an answer that is no object', new Response('null'), 'has no "access_token"'],
    ['an answer without a token', { token_type: 'bearer' }, 'has no "access_token"'],
    ['no network, or CORS', new TypeError('Failed to fetch'), 'gave no answer that this page may read'],
  ])('fail with %s', async (_, answer, message) => {
    answerWith(answer);
    const flow: OAuthInput['flow'] = { kind: 'clientCredentials', tokenUrl: TOKEN, scopes: [] };
    await expect(obtainToken(input(flow))).rejects.toThrow(message);
  });

  it('end when the server does not answer', async () => {
    // Timers of signals are not those that tests can turn.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    });
    neverAnswer();
    const flow: OAuthInput['flow'] = { kind: 'clientCredentials', tokenUrl: TOKEN, scopes: [] };
    const token = obtainToken(input(flow)).catch((error: unknown) => error);
    await wait(31);
    expect(String(await token)).toContain(`${TOKEN} gave no answer within 30 seconds.`);
    vi.restoreAllMocks();
  });
});

describe('device', () => {
  const flow: OAuthInput['flow'] = {
    kind: 'deviceAuthorization',
    deviceAuthorizationUrl: 'https://login.example/device',
    tokenUrl: TOKEN,
    scopes: [],
  };
  const STARTED = {
    device_code: 'D',
    user_code: 'U-1',
    verification_uri: 'https://login.example/go',
    expires_in: 60,
    interval: 2,
  };
  const refusal = (error: string) => Response.json({ error }, { status: 400 });

  it('says where to type what, and asks again until it has been typed', async () => {
    const sent = answerWith(STARTED, () => refusal('authorization_pending'), { access_token: 'T' });
    const tell = vi.fn();
    const token = obtainToken(input(flow, { tell }));
    await wait(1);
    expect(tell.mock.calls).toEqual([['Open https://login.example/go and type U-1.']]);
    await wait(4);
    expect(await token).toBe('T');
    expect(sent.map(({ form }) => form.device_code)).toEqual([undefined, 'D', 'D']);
  });

  it('waits longer when the server asks it to', async () => {
    const sent = answerWith(STARTED, () => refusal('slow_down'), { access_token: 'T' });
    const token = obtainToken(input(flow));
    await wait(8);
    expect(sent).toHaveLength(2);
    await wait(1.5);
    expect(await token).toBe('T');
  });

  it.each(['access_denied', 'expired_token'])('ends with %s', async (error) => {
    answerWith(STARTED, () => refusal(error));
    const token = obtainToken(input(flow)).catch((thrown: unknown) => thrown);
    await wait(3);
    expect(String(await token)).toContain(error);
  });

  it('ends when the time is over', async () => {
    answerWith(STARTED, () => refusal('authorization_pending'));
    const token = obtainToken(input(flow)).catch((thrown: unknown) => thrown);
    await wait(65);
    expect(String(await token)).toContain('The code was not entered in time.');
  });

  it('sends nobody to an address that is not of the web', async () => {
    // eslint-disable-next-line no-script-url -- what a server may answer
    answerWith({ ...STARTED, verification_uri: 'javascript:alert(1)' });
    const tell = vi.fn();
    await expect(obtainToken(input(flow, { tell }))).rejects.toThrow('is not an http or https address');
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('OpenID Connect', () => {
  const openId = scheme({ type: 'openIdConnect', openIdConnectUrl: 'https://login.example/.well-known' });

  it('is an authorization code by the addresses that its server publishes', async () => {
    answerWith({
      authorization_endpoint: AUTHORIZE,
      token_endpoint: TOKEN,
      scopes_supported: ['openid', 'mail'],
    });
    expect(await flowsOf(openId)).toEqual([
      {
        kind: 'authorizationCode',
        authorizationUrl: AUTHORIZE,
        tokenUrl: TOKEN,
        scopes: [
          { name: 'openid', description: '' },
          { name: 'mail', description: '' },
        ],
      },
    ]);
  });

  it.each([
    ['a status', new Response('', { status: 404 }), 'https://login.example/.well-known answered 404.'],
    ['no JSON', new Response('<h1>Hi</h1>'), 'names no endpoints'],
    ['no object', new Response('null'), 'names no endpoints'],
    ['no endpoints', { issuer: 'x' }, 'names no endpoints'],
    ['no network, or CORS', new TypeError('Failed to fetch'), 'gave no answer that this page may read'],
  ])('fails with %s', async (_, answer, message) => {
    answerWith(answer);
    await expect(flowsOf(openId)).rejects.toThrow(message);
  });
});
