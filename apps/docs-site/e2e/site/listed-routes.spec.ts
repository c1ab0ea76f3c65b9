import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { APP, builtFiles, DIST } from '../built-site.js';

type Item = string | { label: string; page?: string; items: Item[] };

/** Every route that the specification asks for, and the sidebar that it names; the same file that the content's checks read. */
const { sidebars, withoutSidebar, pages } = JSON.parse(
  readFileSync(path.resolve(APP, '../../tools/content/routes.json'), 'utf8'),
) as { sidebars: Record<string, Item[]>; withoutSidebar: string[]; pages: string[] };

/** A category's page comes before its items. */
const routesOf = (items: Item[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.page ? [item.page] : []), ...routesOf(item.items)],
  );

/** Folders of the output, by locale. Every route exists in each, translated or with the English text. */
const LOCALES = { English: '', French: 'fr' };

interface PageData {
  sidebarUrl: string | null;
  page: { sidebar?: string | null };
}

/** What a document tells of its page. Those of redirects and of frames are no pages. */
function dataIn(file: string): PageData | undefined {
  const html = readFileSync(path.join(DIST, file), 'utf8');
  const json = /<script[^>]* id="?docs-page\b.*?>(\{.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as PageData);
}

/** The document of a route, if it is built. */
const fileOf = (folder: string, route: string): string | undefined =>
  [
    path.join(folder, route === '/' ? 'index.html' : `${route}.html`),
    path.join(folder, route, 'index.html'),
  ].find((file) => existsSync(path.join(DIST, file)));

const isBuilt = (folder: string, route: string): boolean => fileOf(folder, route) !== undefined;

function pageOf(folder: string, route: string): PageData {
  const data = dataIn(fileOf(folder, route) ?? `${route}.html`);
  if (!data) throw new Error(`The document of ${route} carries no page.`);
  return data;
}

const sidebarOf = (folder: string, route: string): string | undefined =>
  pageOf(folder, route).page.sidebar ?? undefined;

interface Node {
  href?: string;
  items?: Node[];
}
const hrefsOf = (nodes: Node[]): string[] =>
  nodes.flatMap(({ href, items = [] }) => [...(href ? [href] : []), ...hrefsOf(items)]);

/** Addresses of the sidebar that a page ships, from top to bottom, without the locale. */
function shippedSidebar(folder: string, route: string): string[] {
  const { sidebarUrl } = pageOf(folder, route);
  const { items } = JSON.parse(readFileSync(path.join(DIST, sidebarUrl ?? ''), 'utf8')) as { items: Node[] };
  return hrefsOf(items).map((href) => href.slice(folder ? folder.length + 1 : 0));
}

for (const [language, folder] of Object.entries(LOCALES)) {
  for (const [id, items] of Object.entries(sidebars)) {
    const routes = routesOf(items);

    test(`${language}: every route of ${id} exists and has that sidebar`, () => {
      expect(routes.filter((route) => !isBuilt(folder, route))).toEqual([]);
      expect(routes.filter((route) => sidebarOf(folder, route) !== id)).toEqual([]);
    });

    test(`${language}: ${id} leads through its routes in reading order`, () => {
      expect(shippedSidebar(folder, routes[0] ?? '')).toEqual(routes);
    });
  }

  test(`${language}: routes without a sidebar exist and have none`, () => {
    expect(withoutSidebar.filter((route) => !isBuilt(folder, route))).toEqual([]);
    expect(withoutSidebar.filter((route) => sidebarOf(folder, route) !== undefined)).toEqual([]);
  });

  test(`${language}: the pages of the top level exist`, () => {
    expect(pages.filter((route) => !isBuilt(folder, route))).toEqual([]);
  });
}

/** The lists of what is tagged follow from the articles. */
test('no page is built that the list of routes does not have', () => {
  const listed = new Set([...Object.values(sidebars).flatMap(routesOf), ...withoutSidebar]);
  const articles = builtFiles('.html')
    .filter((file) => /^(?:fr\/)?(?:dev-docs|user-docs|cloud|snippets)\/(?!tags[/.])/.test(file))
    .filter((file) => dataIn(file) !== undefined)
    .map((file) => `/${file.replace(/^fr\//, '').replace(/(?:\/index)?\.html$/, '')}`);
  expect(articles.length).toBeGreaterThan(0);
  expect(articles.filter((route) => !listed.has(route))).toEqual([]);
});
