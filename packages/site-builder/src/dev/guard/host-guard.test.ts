import { describe, expect, it } from 'vitest';
import { isKnownHost, isOwnOrigin } from './host-guard.js';

const none = { allowedHosts: [] };

describe('a host is known', () => {
  it.each([
    'localhost',
    'localhost:4322',
    'LOCALHOST:4322',
    'docs.localhost',
    '127.0.0.1:4322',
    '[::1]:4322',
    '192.168.0.7',
  ])('as a name or an address of a machine: %s', (host) => expect(isKnownHost(host, none)).toBe(true));

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4322',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'x@localhost',
    'localhost/x',
    '[evil]',
    'evillocalhost',
  ])('and not as anything else: %s', (host) => expect(isKnownHost(host, none)).toBe(false));

  it('where the site allows it, with those below a name that starts with a dot', () => {
    const options = { allowedHosts: ['docs.test', '.team.test'] };
    for (const host of ['docs.test:80', 'Docs.Test', 'team.test', 'a.team.test'])
      expect([host, isKnownHost(host, options)]).toEqual([host, true]);
    for (const host of ['x.docs.test', 'evilteam.test'])
      expect([host, isKnownHost(host, options)]).toEqual([host, false]);
    expect(isKnownHost('evil.example', { allowedHosts: true })).toBe(true);
  });
});

describe('a request is its own', () => {
  const host = 'localhost:4322';
  const own = (headers: Record<string, string>, method = 'GET', options = none): boolean =>
    isOwnOrigin({ host, ...headers }, method, options);
  const followed = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };

  it('from a page of the server, from a tool, and when a reader follows a link', () => {
    expect(own({})).toBe(true);
    expect(own({ origin: 'http://localhost:4322', 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(own({ origin: 'https://localhost:4322' })).toBe(true);
    expect(own({ 'sec-fetch-site': 'none' })).toBe(true);
    expect(own(followed)).toBe(true);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000' },
    { origin: 'null' },
    { origin: 'http://localhost:4322.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
    { ...followed, 'sec-fetch-dest': 'iframe' },
  ])('and not from elsewhere: %o', (headers) => expect(own(headers as Record<string, string>)).toBe(false));

  it('not when a form of another page is sent', () => {
    expect(own(followed, 'POST')).toBe(false);
  });

  it('behind a proxy whose name the site allows', () => {
    expect(own({ origin: 'https://docs.test' }, 'GET', { allowedHosts: ['docs.test'] as never })).toBe(true);
  });
});
