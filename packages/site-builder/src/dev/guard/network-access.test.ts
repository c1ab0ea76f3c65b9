import type { IncomingMessage, ServerResponse } from 'node:http';
import type { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { hostsOf, isLoopback, NetworkAccess } from './network-access.js';

const access = new NetworkAccess();
const [invitation = ''] = access.invitations(4322, '/docs/', ['192.168.0.7']);
const token = invitation.split('=')[1] ?? '';

const request = (url: string, { from = '192.168.0.9', cookie = '', method = 'GET' } = {}): IncomingMessage =>
  ({ url, method, headers: { cookie }, socket: { remoteAddress: from, localPort: 4322 } }) as never;

/** The headers of the answer to who is welcome. */
function welcome(asked: IncomingMessage): Record<string, string> | undefined {
  let headers: Record<string, string> | undefined;
  const response = {
    writeHead: (_status: number, given: Record<string, string>) => (headers = given),
    end: () => undefined,
  };
  return access.welcome(asked, response as unknown as ServerResponse) ? headers : undefined;
}

it('has a long token in the address that it gives away, another one each time', () => {
  expect(invitation).toMatch(/^http:\/\/192\.168\.0\.7:4322\/docs\/\?dev-token=[\w-]{32}$/);
  expect(new NetworkAccess().invitations(4322, '/docs/', ['192.168.0.7'])).not.toContain(invitation);
});

it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('admits this machine: %s', (from) => {
  expect(isLoopback(from)).toBe(true);
  expect(access.isAdmitted(request('/', { from }))).toBe(true);
});

it.each([undefined, '', '192.168.0.9', '::ffff:192.168.0.9', 'fd00::127', '::ffff:1.127.0.1', '::11'])(
  'admits no other machine by itself: %s',
  (from) => {
    expect(isLoopback(from)).toBe(false);
    expect(access.isAdmitted(request(`/?dev-token=${token}`, from === undefined ? {} : { from }))).toBe(
      false,
    );
  },
);

it('takes the token of an address for a cookie, with which a browser is admitted', () => {
  const headers = welcome(request(`/docs/guide?theme=dark&dev-token=${token}`));
  expect(headers).toMatchObject({
    refresh: '0;url=/docs/guide?theme=dark',
    'referrer-policy': 'no-referrer',
  });
  const [cookie = '', ...attributes] = headers?.['set-cookie']?.split('; ') ?? [];
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Strict']);
  expect(access.isAdmitted(request('/', { cookie }))).toBe(true);
  expect(access.isAdmitted(request('/', { cookie: `a=b; ${cookie}; c=d` }))).toBe(true);
  expect(new NetworkAccess().isAdmitted(request('/', { cookie }))).toBe(false);
  for (const wrong of [
    cookie.slice(0, -1),
    `${cookie}x`,
    `x${cookie}`,
    cookie.replace('4322', '4323'),
    cookie.split('=')[0] ?? '',
  ])
    expect([wrong, access.isAdmitted(request('/', { cookie: wrong }))]).toEqual([wrong, false]);
});

it('leads nowhere but to itself', () => {
  for (const start of ['//evil.example/', '/\\evil.example/', '/////evil.example/'])
    expect(welcome(request(`${start}?dev-token=${token}`))?.refresh).toBe('0;url=/evil.example/');
});

it('has no cookie for another token, and for what only a link does not send', () => {
  for (const url of ['/', '/?dev-token=', '/?dev-token=x', `/?dev-token=${token}x`, `/?token=${token}`])
    expect([url, welcome(request(url))]).toEqual([url, undefined]);
  expect(welcome(request(`/?dev-token=${token}`, { method: 'POST' }))).toBeUndefined();
});

it('names the addresses of this machine that others can reach', () => {
  const address = (text: string, internal = false) => ({
    address: text,
    internal,
    family: text.includes(':') ? 'IPv6' : 'IPv4',
  });
  const machine = (...addresses: unknown[]) =>
    hostsOf({ one: addresses } as unknown as ReturnType<typeof networkInterfaces>);
  const own = [address('127.0.0.1', true), address('::1', true), address('fe80::1')];
  expect(machine(...own, address('192.168.0.7'), address('fd00::2'))).toEqual(['192.168.0.7']);
  expect(machine(...own, address('fd00::2'))).toEqual(['[fd00::2]']);
  expect(machine(...own)).toEqual([]);
});
