import { searchSchema } from '../config/fields/search-config.js';
import { expect, it } from 'vitest';
import { headersFile } from './host-files.js';
import { devSecurityPolicy, securityPolicy } from './security-policy.js';
import { MAX_STYLES } from './style-sources.js';

const allow = { connect: [], images: [], frames: [], trustedTypes: [] };
const nothing = { scripts: undefined, allow, seen: new Map<string, Set<string>>(), noIndex: false };

it('allows what a hosted search answers from', () => {
  const algolia = { provider: 'algolia', appId: 'APP', searchKey: 'k', indexName: 'docs' } as const;
  const connectTo = (extra: object) =>
    securityPolicy({ ...nothing, search: searchSchema.parse({ ...algolia, ...extra }) }).directives[
      'connect-src'
    ];
  expect(connectTo({})).toEqual([
    "'self'",
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ]);
  expect(connectTo({ host: 'https://search.example.org/x' })).toEqual([
    "'self'",
    'https://search.example.org',
  ]);
});

it('allows what the site itself serves, nothing inline, and Trusted Types of the shell alone', () => {
  expect(securityPolicy(nothing).headers).toEqual({
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; " +
      "frame-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
      "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types docs-shell",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

it('lists the sources of the site’s scripts', () => {
  const scripts = {
    tagManager: { containerId: 'GTM-X', src: 'https://tags.example.org/gtm.js' },
    modules: [
      { src: 'https://cdn.example.org/a.js', connect: ['https://api.example.org/v1'] },
      { src: '/b.js' },
    ],
  };
  const { directives } = securityPolicy({ ...nothing, scripts });
  expect(directives).toMatchObject({
    'script-src': ["'self'", 'https://tags.example.org', 'https://cdn.example.org'],
    'connect-src': ["'self'", 'https://tags.example.org', 'https://api.example.org'],
    'trusted-types': ['docs-shell', 'docs-scripts'],
  });
});

it('lists what the configuration allows and what pages show, each once, in a fixed order', () => {
  const seen = new Map([['img-src', new Set(['https://b.org', 'https://a.org'])]]);
  const { directives } = securityPolicy({ ...nothing, seen, allow: { ...allow, images: ['https://b.org'] } });
  expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://b.org', 'https://a.org']);
});

it('names styles of the markup by their hashes, and allows all of attributes where they are too many for a header', () => {
  const hashes = (count: number) => new Set(Array.from({ length: count }, (_, index) => `'sha256-${index}'`));
  const stylesOf = (count: number) => {
    const seen = new Map([
      ['style-src-attr', hashes(count)],
      ['style-src-elem', hashes(1)],
    ]);
    return securityPolicy({ ...nothing, seen }).directives;
  };
  expect(stylesOf(2)).toMatchObject({
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", "'sha256-0'"],
    'style-src-attr': ["'unsafe-hashes'", "'sha256-0'", "'sha256-1'"],
  });
  expect(stylesOf(MAX_STYLES)['style-src-attr']).toHaveLength(MAX_STYLES + 1);
  expect(stylesOf(MAX_STYLES + 1)['style-src-attr']).toEqual(["'unsafe-inline'"]);
});

it('tells crawlers to leave a site without index alone', () => {
  expect(securityPolicy({ ...nothing, noIndex: true }).headers['x-robots-tag']).toBe('noindex, nofollow');
});

it('is the same for scripts in development, where Vite writes styles', () => {
  const { directives } = devSecurityPolicy({ ...nothing, hasApis: false });
  expect(directives).toMatchObject({
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'ws:'],
    'require-trusted-types-for': ["'script'"],
  });
});

it('lets pages of APIs send requests to their servers, and pages of other sites to none', () => {
  const seen = new Map([['connect-src', new Set(['https://api.example.org'])]]);
  expect(securityPolicy({ ...nothing, seen }).directives['connect-src']).toEqual([
    "'self'",
    'https://api.example.org',
  ]);
  expect(devSecurityPolicy({ ...nothing, hasApis: true }).directives['connect-src']).toEqual([
    "'self'",
    'ws:',
    'http:',
    'https:',
  ]);
});

it('leaves documents in frames a policy of their own, in place of that of the pages', () => {
  const documents = { 'assets/frames/live-1.html': { 'content-security-policy': 'sandbox', 'x-a': 'b' } };
  const policy = securityPolicy({ ...nothing, documents });
  expect(policy.documents).toEqual(documents);
  expect(headersFile(policy, '/docs/')).toContain(`/docs/assets/frames/live-1*
  ! content-security-policy
  content-security-policy: sandbox
  x-a: b
`);
  expect(headersFile(securityPolicy(nothing), '/docs/')).not.toContain('!');
});
