import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { configOf, pageOf, tableOf } from '../../test/sample.js';
import { checkRendered } from './check-rendered.js';

const intro = pageOf('cloud/intro.md', { anchors: ['a&b'] });
const table = tableOf({
  pages: [intro],
  addresses: { '/docs/': '/', '/docs/cloud/intro': intro.source },
  publicFiles: ['/docs/paper.pdf'],
});

const check = (html: string, rules = {}) =>
  checkRendered([{ component: 'home', html }], table, {
    config: configOf({ baseUrl: '/docs/', rules }),
    root: temporaryFolder(),
  });

it('accepts what leads somewhere, and what leads away', () => {
  const html = `
    <a href="/docs/cloud/intro">A</a> <a class="x" href="/docs/cloud/intro#a&amp;b">B</a> <a href="#main">C</a>
    <a href="/docs/paper.pdf">D</a> <a href="https://example.org/nowhere">E</a> <link href="/docs/nowhere.css">`;
  expect(check(html)).toEqual([]);
});

it('reports what the reader would find broken once, at the page’s component', () => {
  const [diagnostic, ...rest] = check(
    '<a href="/docs/cloud/intor">A</a><a\n  class="x" href="/docs/cloud/intor">B</a>',
  );
  expect(rest).toEqual([]);
  expect(diagnostic).toMatchObject({
    code: 'link-broken',
    severity: 'error',
    message: 'A link of this page is "/docs/cloud/intor", at which nothing answers.',
    hint: 'The closest that exists is "/cloud/intro".',
  });
  expect(diagnostic?.file.split(path.posix.sep).slice(-3)).toEqual(['src', 'pages', 'home.tsx']);
});

it('reports links and hashes at the level that pages have of their own', () => {
  const severities = (rules: object) =>
    check('<a href="/docs/nowhere">A</a> <a href="/docs/cloud/intro#c">B</a>', rules).map(
      ({ severity }) => severity,
    );
  expect(severities({ brokenPageLinks: 'warn' })).toEqual(['warning', 'warning']);
  expect(severities({ brokenPageLinks: 'ignore' })).toEqual([]);
  expect(severities({ brokenAnchors: 'log' })).toEqual(['error', 'info']);
});

it('names the module that there is, whatever its language', () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'src/pages'), { recursive: true });
  writeFileSync(path.join(root, 'src/pages/home.jsx'), '');
  const [diagnostic] = checkRendered([{ component: 'home', html: '<a href="/docs/nowhere">A</a>' }], table, {
    config: configOf({ baseUrl: '/docs/' }),
    root,
  });
  expect(path.basename(diagnostic?.file ?? '')).toBe('home.jsx');
});
