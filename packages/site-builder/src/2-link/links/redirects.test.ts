import { expect, it } from 'vitest';
import { configOf, tableOf } from '../../../test/sample.js';
import type { SiteConfig } from '../../config/site-config.js';
import { linkRedirects } from './redirects.js';

const addresses = {
  '/docs/cloud/intro': 'cloud/intro.md',
  '/docs/cloud/projects': 'cloud/projects.md',
  '/docs/cloud/old.html': 'cloud/old.md',
};
const link = (redirects: SiteConfig['redirects'], changes: Partial<SiteConfig> = {}) => {
  const config = configOf({ baseUrl: '/docs/', redirects, ...changes });
  const table = tableOf({ addresses, publicFiles: ['/docs/files/paper.pdf'], config });
  return linkRedirects({ config, configFile: 'x.ts', table });
};

it('gives both ends their final addresses, query and hash kept', () => {
  const { redirects, diagnostics } = link([
    { from: '/intro.html', to: '/cloud/intro?a=1#terms' },
    { from: '/paper', to: '/files/paper.pdf' },
    { from: '/blog', to: 'https://example.org/blog' },
  ]);
  expect(diagnostics).toEqual([]);
  expect(redirects).toEqual([
    { from: '/docs/intro', to: '/docs/cloud/intro?a=1#terms' },
    { from: '/docs/paper', to: '/docs/files/paper.pdf' },
    { from: '/docs/blog', to: 'https://example.org/blog' },
  ]);
});

it('refuses what nobody would follow', () => {
  const { redirects, diagnostics } = link([
    { from: '/cloud/intro', to: '/cloud/projects' },
    { from: '/a', to: '/cloud/intro' },
    { from: '/a/', to: '/cloud/projects' },
    { from: '/cloud/old.html', to: '/cloud/intro' },
  ]);
  expect(redirects).toEqual([{ from: '/docs/a', to: '/docs/cloud/intro' }]);
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'redirect-taken: "redirects[0].from" is "/docs/cloud/intro", where "cloud/intro.md" answers, so nobody would be redirected.',
    'redirect-taken: "redirects[2].from" is "/docs/a", which another redirect has already, so this one is never followed.',
    'redirect-taken: "redirects[3].from" is "/docs/cloud/old", where "cloud/old.md" answers, so nobody would be redirected.',
  ]);
});

it('refuses what leads nowhere, or to another redirect, at the level of the rule for links', () => {
  const redirects = [
    { from: '/old', to: '/cloud/itnro' },
    { from: '/older', to: '/old' },
    { from: '/oldest', to: '/older' },
  ];
  expect(link(redirects).diagnostics).toMatchObject([
    { code: 'redirect-broken', severity: 'error', hint: 'The closest that exists is "/cloud/intro".' },
    { code: 'redirect-broken', message: '"redirects[1].to" is "/old", at which nothing answers.' },
    { code: 'redirect-broken', message: '"redirects[2].to" is "/older", at which nothing answers.' },
  ]);
  expect(link(redirects, { rules: { brokenLinks: 'ignore' } }).diagnostics).toEqual([]);
});
