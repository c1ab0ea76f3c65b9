import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { APP, builtFiles, DIST } from './site.js';

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

const sidebarOf = (route: string): string | undefined => {
  const { page } = JSON.parse(readFileSync(path.join(DIST, `_pages${route}.json`), 'utf8')) as {
    page: { sidebar?: string | null };
  };
  return page.sidebar ?? undefined;
};

const isBuilt = (route: string): boolean =>
  existsSync(path.join(DIST, route === '/' ? 'index.html' : `${route}.html`)) ||
  existsSync(path.join(DIST, route, 'index.html'));

interface Node {
  href?: string;
  items?: Node[];
}
const hrefsOf = (nodes: Node[]): string[] =>
  nodes.flatMap(({ href, items = [] }) => [...(href ? [href] : []), ...hrefsOf(items)]);

/** Addresses of a sidebar as the site ships it, from top to bottom. */
function shippedSidebar(id: string): string[] {
  const folder = path.join(DIST, 'assets/data');
  const file = readdirSync(folder).find((name) => name.startsWith(`${id}.`));
  return hrefsOf(
    (JSON.parse(readFileSync(path.join(folder, file ?? `${id}.json`), 'utf8')) as { items: Node[] }).items,
  );
}

for (const [id, items] of Object.entries(sidebars)) {
  const routes = routesOf(items);

  test(`every route of ${id} exists and has that sidebar`, () => {
    expect(routes.filter((route) => !isBuilt(route))).toEqual([]);
    expect(routes.filter((route) => sidebarOf(route) !== id)).toEqual([]);
  });

  test(`${id} leads through its routes in reading order`, () => {
    expect(shippedSidebar(id)).toEqual(routes);
  });
}

test('routes without a sidebar exist and have none', () => {
  expect(withoutSidebar.filter((route) => !isBuilt(route))).toEqual([]);
  expect(withoutSidebar.filter((route) => sidebarOf(route) !== undefined)).toEqual([]);
});

test('the pages of the top level exist', () => {
  expect(pages.filter((route) => !isBuilt(route))).toEqual([]);
});

test('no page is built that the list of routes does not have', () => {
  const listed = new Set([...Object.values(sidebars).flatMap(routesOf), ...withoutSidebar]);
  const articles = builtFiles('.json')
    .filter((file) => file.startsWith('_pages/'))
    .map((file) => `/${file.slice('_pages/'.length, -'.json'.length)}`)
    .filter((route) => /^\/(dev-docs|user-docs|cloud|snippets)\//.test(route));
  expect(articles.filter((route) => !listed.has(route))).toEqual([]);
});
