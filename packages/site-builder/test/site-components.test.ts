import path from 'node:path';
import { expect, it } from 'vitest';
import { compileArea } from '../src/1-compile/compile-area.js';
import { compiledFile } from '../src/1-compile/compiled-files.js';
import { loadSiteComponents } from '../src/1-compile/site-components.js';
import { SiteError } from '../src/diagnostics/diagnostic.js';
import { loadSite } from '../src/config/load-config.js';
import type { LoadedSite } from '../src/config/loaded-site.js';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { FixtureSite } from './fixture-site.js';

/** A site whose app has React, as every app has. */
async function siteWith(files: Record<string, string>): Promise<FixtureSite> {
  const site = new FixtureSite();
  for (const [file, text] of Object.entries(files)) await site.write(file, text);
  mkdirSync(path.join(site.root, 'node_modules'), { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(
      path.resolve(import.meta.dirname, '../node_modules', name),
      path.join(site.root, 'node_modules', name),
    );
  return site;
}

interface Compiled {
  id: string;
  html: string[];
  islands: string[];
  dependencies: string[];
  diagnostics: object[];
}

const compiledPages = (site: LoadedSite, area: string): Compiled[] =>
  readFileSync(compiledFile(site, area), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Compiled);

it('is nothing for a site without components', async () => {
  const { root } = new FixtureSite();
  expect(await loadSiteComponents(await loadSite(root))).toBeUndefined();
});

it('gives pages the components and the islands of the app, and what they import', async () => {
  const { root } = await siteWith({
    'src/components/plain-box.tsx':
      'export default function PlainBox({ children }) { return <section>{children}</section>; }',
    'src/islands/click-count.tsx':
      "import { useState } from 'react';\nexport const hydrate = 'idle';\nexport default function ClickCount({ start }) { const [n] = useState(start); return <button>{n}</button>; }",
    'content/guides/own.tsx': 'export const Own = () => <i>own</i>;',
    'content/guides/page.mdx':
      "import { Own } from './own.tsx';\n\n<PlainBox>In a *box*</PlainBox>\n\n<ClickCount start={3} />\n\n<Own />\n",
  });
  const site = await loadSite(root);
  await compileArea(site, 'guides');
  const page = compiledPages(site, 'guides').find(({ id }) => id === 'guides/page');
  expect(page?.diagnostics).toEqual([]);
  expect(page?.html.join('')).toContain('<section>In a <em>box</em></section>');
  expect(page?.html.join('')).toMatch(
    /data-docs-island="ClickCount" data-docs-hydrate="idle"[^>]*><button>3<\/button>/,
  );
  expect(page?.html.join('')).toContain('<i>own</i>');
  expect(page?.islands).toEqual(['ClickCount']);
});

it('lets components show Markdown files of the content, and says which are elsewhere', async () => {
  const { root } = await siteWith({
    'src/components/steps.tsx':
      "import Steps from '../../content/guides/_steps.md';\nexport default () => <aside><Steps /></aside>;",
    'src/components/strange.tsx':
      "import Strange from '../strange.md';\nexport default () => <aside><Strange /></aside>;",
    'src/strange.md': 'Strange.',
    'content/guides/_steps.md': '## Dig\n\nDig *deep*.',
    'content/guides/page.mdx': '<Steps />\n\n<Strange />\n',
  });
  const site = await loadSite(root);
  await compileArea(site, 'guides');
  const page = compiledPages(site, 'guides').find(({ id }) => id === 'guides/page');
  expect(page?.html.join('')).toMatch(/<aside>.*<h2 id="dig">Dig<\/h2>.*Dig <em>deep<\/em>.*<\/aside>/s);
  expect(page?.dependencies).toContain('guides/_steps.md');
  expect(page?.diagnostics).toMatchObject([
    {
      code: 'component-threw',
      line: 3,
      message: expect.stringContaining('strange.md" is not below the content'),
    },
  ]);
});

it('takes packages into the bundle that have style sheets, which Node cannot load', async () => {
  const { root } = await siteWith({
    'src/components/card.tsx': "import { Card } from 'styled-card';\nexport default Card;",
    'node_modules/styled-card/package.json': JSON.stringify({
      name: 'styled-card',
      version: '1.0.0',
      type: 'module',
      exports: './index.js',
    }),
    'node_modules/styled-card/index.js':
      "import { createElement } from 'react';\nimport styles from './card.module.css';\nexport const Card = () => createElement('i', { className: styles.card }, 'card');",
    'node_modules/styled-card/card.module.css': '.card { color: red; }',
  });
  const { components } = (await loadSiteComponents(await loadSite(root))) ?? {};
  const { createElement, renderToStaticMarkup } = components?.renderer ?? {};
  const element = createElement?.(components?.named.Card?.component as never, null);
  expect(renderToStaticMarkup?.(element as never)).toMatch(/^<i class="\S*card\S*">card<\/i>$/);
});

it('changes its identity with the code', async () => {
  const site = await siteWith({ 'src/components/a.tsx': 'export default () => <b>1</b>;' });
  const identity = async () => (await loadSiteComponents(await loadSite(site.root)))?.components.identity;
  const first = await identity();
  expect(await identity()).toBe(first);
  await site.write('src/components/a.tsx', 'export default () => <b>2</b>;');
  expect(await identity()).not.toBe(first);
});

it('changes its identity with what the code imports: files of the app, and versions of packages', async () => {
  const manifest = (version: string) =>
    JSON.stringify({ name: 'dep', version, type: 'module', main: './index.js' });
  const site = await siteWith({
    'node_modules/dep/package.json': manifest('1.0.0'),
    'node_modules/dep/index.js': 'export const one = 1;',
    'src/components/a.tsx':
      "import { one } from 'dep';\nimport { two } from '../two';\nexport default () => <b>{one + two}</b>;",
    'src/two.ts': 'export const two = 2;',
  });
  const identity = async () => (await loadSiteComponents(await loadSite(site.root)))?.components.identity;
  const first = await identity();
  expect(first).toMatch(/ dep@1\.0\.0 /);
  await site.write('node_modules/dep/package.json', manifest('1.0.1'));
  const second = await identity();
  expect(second).not.toBe(first);
  await site.write('src/two.ts', 'export const two = 3;');
  expect(await identity()).not.toBe(second);
});

it.each([
  ['has no default export', 'export const A = 1;', 'component-without-default'],
  ['does not compile', 'export default <', 'components-broken'],
])('stops at a component that %s', async (_, code, expected) => {
  const { root } = await siteWith({ 'src/components/a.tsx': code });
  const error = await loadSiteComponents(await loadSite(root)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SiteError);
  expect((error as SiteError).diagnostics.map((found) => found.code)).toEqual([expected]);
});
