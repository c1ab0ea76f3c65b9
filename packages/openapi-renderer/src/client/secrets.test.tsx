// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { operation, scheme } from '../../test/console.js';
import type { ConsoleOperation } from '../api-model/index.js';
import { Console } from './console.js';
import { credentialOf, secretKey, secretOf, setSecret } from './secrets.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NONE = { token: '', user: '', password: '' };
const server = (url: string) => ({ url, name: '', description: '', variables: [] });
const bearer = scheme({ type: 'http', scheme: 'bearer' });

describe('a secret', () => {
  it('is known to consoles of the same servers only', () => {
    const [one, two] = ['https://one.example', 'https://two.example'].map((url) =>
      secretKey(operation({ servers: [server(url)] }), bearer),
    ) as [string, string];
    setSecret(one, { token: 'S' });
    setSecret(one, { user: 'u' });
    expect(secretOf(one)).toEqual({ token: 'S', user: 'u', password: '' });
    expect(secretOf(two)).toEqual(NONE);
    expect(
      secretOf(secretKey(operation({ servers: [server('https://one.example')] }), scheme({ name: 'other' }))),
    ).toEqual(NONE);
  });

  it.each([
    ['a token', bearer, { token: 'T' }, { scheme: bearer, secret: 'T' }],
    ['no token', bearer, {}, null],
    [
      'user and password',
      scheme({ type: 'http', scheme: 'basic' }),
      { user: 'u', password: 'p:q' },
      { secret: 'u:p:q' },
    ],
    ['a password without a user', scheme({ type: 'http', scheme: 'basic' }), { password: 'p' }, null],
    ['a certificate, which is the browser’s', scheme({ type: 'mutualTLS' }), { token: 'T' }, null],
  ])('becomes a credential of %s', (_, of, given, expected) => {
    const credential = credentialOf(of, { ...NONE, ...given });
    if (expected === null) expect(credential).toBeNull();
    else expect(credential).toMatchObject(expected);
  });
});

/** Opens a console, fills in its fields by their labels and sends it. @returns the request that left the page */
async function send(
  of: ConsoleOperation,
  values: Record<string, string>,
): Promise<{ request: Request; root: HTMLElement }> {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ ok: true });
  });
  const root = document.createElement('div');
  document.body.append(root);
  await act(async () =>
    createRoot(root).render(<Console operation={of} redirectUri="https://docs.example/" />),
  );
  for (const [label, value] of Object.entries(values)) await fill(root, label, value);
  await act(async () => {
    root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });
  return { request: sent[0] as Request, root };
}

async function fill(root: HTMLElement, label: string, value: string): Promise<void> {
  const field = [...root.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label));
  const input = root.querySelector<HTMLInputElement>(`[id="${field?.htmlFor ?? ''}"]`);
  if (!input) throw new Error(`No field "${label}" in ${root.textContent}`);
  await act(async () => {
    // React listens to its own setter's absence: the value has to come as a reader's does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const SECRET = 'p4ssw0rd-that-nobody-else-may-see';

/** Everything where a page could leave something behind. */
const traces = (): string =>
  [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
    document.title,
    // What a saved page or an extension that reads markup would have.
    document.documentElement.outerHTML.replaceAll(/ value="[^"]*"/g, ''),
  ].join('\n');

describe('what is typed into a console', () => {
  it.each([
    ['a bearer token', bearer, 'login: token', 'authorization', `Bearer ${SECRET}`],
    [
      'a key in a header',
      scheme({ type: 'apiKey', in: 'header', parameterName: 'X-Key' }),
      'login: key',
      'x-key',
      SECRET,
    ],
  ])('goes to the server alone: %s', async (_, of, label, header, expected) => {
    const stored = [
      vi.spyOn(Storage.prototype, 'setItem'),
      vi.spyOn(history, 'pushState'),
      vi.spyOn(history, 'replaceState'),
    ];
    const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const url = `https://${header}.example`;
    const { request, root } = await send(operation({ servers: [server(url)], schemes: [of] }), {
      [label]: SECRET,
    });
    expect(request.url).toBe(`${url}/pets`);
    expect(request.headers.get(header)).toBe(expected);
    expect(request.credentials).not.toBe('include');
    await vi.waitFor(() => expect(root.textContent).toContain('"ok": true'));
    expect(traces()).not.toContain(SECRET);
    for (const spy of [...stored, ...logged]) expect(JSON.stringify(spy.mock.calls)).not.toContain(SECRET);
    expect(root.querySelector('input[type=password]')?.getAttribute('autocomplete')).toBe('off');
    vi.restoreAllMocks();
  });

  it('is not sent to another API whose scheme has the same name', async () => {
    const [one, two] = ['https://mine.example', 'https://theirs.example'].map((url) =>
      operation({ servers: [server(url)], schemes: [bearer] }),
    ) as [ConsoleOperation, ConsoleOperation];
    await send(one, { 'login: token': SECRET });
    const { request } = await send(two, {});
    expect(request.headers.get('authorization')).toBeNull();
    const again = await send(one, {});
    expect(again.request.headers.get('authorization')).toBe(`Bearer ${SECRET}`);
  });
});
