import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import BrowserOnly from './docusaurus/browser-only.js';
import { docsVersions } from './docusaurus/docs-versions.js';
import Interpolate, { interpolate } from './docusaurus/interpolate.js';
import Link from './docusaurus/link.js';
import { usePrismTheme } from './docusaurus/theme-common.js';
import { translate } from './docusaurus/translate.js';
import useBaseUrl from './docusaurus/use-base-url.js';
import { docusaurusContext } from './docusaurus/use-docusaurus-context.js';
import Admonition from './theme/admonition.js';
import Layout from './theme/layout.js';
import Tabs, { TabItem } from './theme/tabs.js';

it.each([
  [<Link to="/a">A</Link>, '<a href="/a">A</a>'],
  [<BrowserOnly fallback="wait">{() => 'now'}</BrowserOnly>, 'wait'],
  [
    <Interpolate values={{ name: <b>Ada</b> }}>{'Hello {name}, {other}'}</Interpolate>,
    'Hello <b>Ada</b>, {other}',
  ],
  [
    <Admonition type="tip">Text</Admonition>,
    '<div class="admonition" data-type="tip" role="note"><p class="admonition-title">Tip</p>Text</div>',
  ],
  [
    <Tabs values={[{ value: 'a', label: 'First' }]}>
      <TabItem value="a">One</TabItem>
    </Tabs>,
    '<div class="tabs"><section><p class="tab-title">First</p>One</section></div>',
  ],
])('renders %#', (element, html) => {
  expect(renderToStaticMarkup(element)).toBe(html);
});

it('answers for the hooks and functions', () => {
  expect(interpolate('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  expect(translate({ message: 'Hi {x}' }, { x: 2 })).toBe('Hi 2');
  expect(docusaurusContext({ title: 'T' })().siteConfig).toMatchObject({ title: 'T', baseUrl: '/' });
});

const Addresses = () =>
  ['img/x.png', '/a', '/base/a', '#b', 'https://c.example', 'pathname:///d'].map(useBaseUrl).join(' ');

it('puts the base path before addresses on pages, and leaves those of content', () => {
  expect(renderToStaticMarkup(<Addresses />)).toBe(
    '/img/x.png /a /base/a #b https://c.example pathname:///d',
  );
  const onPage = (
    <Layout title="A page" baseUrl="/base/">
      <Addresses /> <Link to="/a">A</Link> <Link href="#b">B</Link>
    </Layout>
  );
  expect(renderToStaticMarkup(onPage)).toBe(
    '/base/img/x.png /base/a /base/a #b https://c.example /base/d <a href="/base/a">A</a> <a href="#b">B</a>',
  );
});

it('lists its entries in STABILITY.md', () => {
  const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
  const { exports } = JSON.parse(read('package.json')) as { exports: object };
  const listed = [...read('STABILITY.md').matchAll(/`(\.\/[^`]+)`/g)].map(([, entry]) => entry);
  expect(listed).toEqual(Object.keys(exports));
});

it('tells components of content which version they are on, and pages of React of all versions', () => {
  const version = (name: string, folder: string, isLast = false) => ({
    name,
    label: name,
    path: `/${folder}`,
    isLast,
    folder,
  });
  const versions = [version('current', 'docs'), version('2.0', 'docs/versions/2.0', true)];
  const other = { pluginId: 'guide', versions: [version('current', 'guide')] };
  const hooks = docsVersions([{ pluginId: 'default', versions }, other]);
  const on = (file: string | undefined) => {
    const page = Symbol.for('@org/content-pipeline/page');
    Reflect.set(globalThis, page, file);
    const { activeVersion } = hooks.useActiveDocContext();
    const found = [
      activeVersion?.name,
      hooks.useActiveVersion('guide')?.name,
      hooks.useDocsVersion()?.pluginId,
    ];
    Reflect.deleteProperty(globalThis, page);
    return found;
  };
  expect(on('docs/a.md')).toEqual(['current', undefined, 'default']);
  expect(on('docs/versions/2.0/locales/fr/a.md')).toEqual(['2.0', undefined, 'default']);
  expect(on('guide/a.md')).toEqual([undefined, 'current', 'guide']);
  expect(on(undefined)).toEqual([undefined, undefined, undefined]);
  expect(hooks.useVersions()).toBe(versions);
  expect(hooks.useLatestVersion()?.name).toBe('2.0');
});

it('has no colors of code for components, but the form in which they ask for them', () => {
  expect(usePrismTheme()).toEqual({ plain: {}, styles: [] });
});
