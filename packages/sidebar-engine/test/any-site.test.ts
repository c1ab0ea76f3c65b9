import { describe, expect, it } from 'vitest';
import { normalise } from '../src/1-normalise.js';
import { validate } from '../src/2-validate.js';
import { generate } from '../src/3-generate.js';
import { link, type LinkedSidebar } from '../src/5-link.js';
import { readCategoryFiles } from '../src/categories/category-files.js';
import { readFolders } from '../src/folders.js';
import { buildSidebars, childCards, firstHref, type Sidebar, type SidebarNode } from '../src/index.js';
import { anySite } from './any-site.js';
import { byId } from './docs.js';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const build = (seed: number) => buildSidebars({ file: 'sidebars.yaml', ...anySite(seed) });

/** Ids of all documents in a tree, found without the code under test. */
function docIdsOf(nodes: SidebarNode[]): Set<string> {
  return new Set(
    nodes.flatMap((node) => {
      if (node.type === 'html') return [];
      const own = node.docId ? [node.docId] : [];
      return node.type === 'category' ? [...own, ...docIdsOf(node.items)] : own;
    }),
  );
}

/** Addresses of the generated indexes in a tree, found without the code under test. */
function indexHrefsOf(nodes: SidebarNode[]): Set<string> {
  return new Set(
    nodes.flatMap((node) => {
      if (node.type !== 'category') return [];
      const own = node.href && !node.docId ? [node.href] : [];
      return [...own, ...indexHrefsOf(node.items)];
    }),
  );
}

/** Addresses from the page without one in the other way to the last, by the `next` or `previous` links alone. */
function walk({ places, indexPlaces }: LinkedSidebar, way: 'next' | 'previous'): string[] {
  const byHref = new Map([...[...places].map(([id, place]) => [`/${id}`, place] as const), ...indexPlaces]);
  const back = way === 'next' ? 'previous' : 'next';
  const [start] = [...byHref].find(([, place]) => place[back] === null) ?? [];
  const hrefs: string[] = [];
  for (let href = start; href && hrefs.length <= byHref.size; href = byHref.get(href)?.[way]?.href)
    hrefs.push(href);
  return hrefs;
}

function nodeAt(sidebar: Sidebar, trail: number[]): SidebarNode | undefined {
  let nodes = sidebar.items;
  let node: SidebarNode | undefined;
  for (const index of trail) {
    node = nodes[index];
    nodes = node?.type === 'category' ? node.items : [];
  }
  return node;
}

it('makes sites worth testing', () => {
  const sizes = SEEDS.map((seed) => build(seed).places.size);
  expect(Math.max(...sizes)).toBeGreaterThan(15);
  const diagnostics = SEEDS.flatMap((seed) => build(seed).diagnostics);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(SEEDS.flatMap((seed) => build(seed).indexPages).length).toBeGreaterThan(60);
});

describe.each(SEEDS)('with the site of seed %i', (seed) => {
  const { docs } = anySite(seed);
  const result = build(seed);
  const { sidebars, places, indexPages } = result;

  it('previous and next reach each document of a sidebar exactly once', () => {
    for (const sidebar of sidebars) {
      const own = link(sidebar, byId(docs));
      const all = [...[...docIdsOf(sidebar.items)].map((id) => `/${id}`), ...indexHrefsOf(sidebar.items)];
      const forward = walk(own, 'next');
      expect(forward.toSorted()).toEqual(all.toSorted());
      expect(walk(own, 'previous')).toEqual(forward.toReversed());
      expect(forward.find((href) => own.places.has(href.slice(1)))).toBe(firstHref(sidebar));
    }
  });

  it('every generated index has one page, with a card for each item that leads somewhere', () => {
    const shown = new Set(sidebars.flatMap(({ items }) => [...indexHrefsOf(items)]));
    expect(indexPages.map(({ href }) => href).toSorted()).toEqual([...shown].toSorted());
    for (const { place, href, cards } of indexPages) {
      const tree = sidebars.find(({ id }) => id === place.sidebar) as Sidebar;
      const node = nodeAt(tree, place.trail);
      expect(node).toMatchObject({ type: 'category', href });
      expect(node?.type === 'category' && childCards(node)).toEqual(cards);
    }
  });

  it('a trail leads to the item of its document, below the categories of its breadcrumbs', () => {
    for (const [id, { sidebar, trail, breadcrumbs }] of places) {
      const tree = sidebars.find((candidate) => candidate.id === sidebar) as Sidebar;
      expect(nodeAt(tree, trail)).toMatchObject({ docId: id });
      const above = trail.slice(0, -1).map((_, depth) => nodeAt(tree, trail.slice(0, depth + 1)));
      expect(breadcrumbs).toMatchObject(
        above.map((node) => ({ label: node?.type === 'category' && node.label })),
      );
    }
  });

  it('unlisted documents are nowhere, and every other document of a sidebar has a place', () => {
    const shown = new Set(sidebars.flatMap(({ items }) => [...docIdsOf(items)]));
    expect(docs.filter(({ id, unlisted }) => unlisted && shown.has(id))).toEqual([]);
    expect([...places.keys()].toSorted()).toEqual([...shown].toSorted());
  });

  it('a second run gives the same result, as plain JSON', () => {
    expect(build(seed)).toStrictEqual(result);
    for (const json of [sidebars, indexPages]) expect(JSON.parse(JSON.stringify(json))).toStrictEqual(json);
    expect(JSON.parse(JSON.stringify([...places]))).toStrictEqual([...places]);
  });

  it('validating and generating again change nothing', () => {
    const { config, categories } = anySite(seed);
    const context = { file: 'sidebars.yaml', docs: byId(docs), folders: readFolders(docs), diagnostics: [] };
    const metas = readCategoryFiles(categories, context);
    for (const [id, value] of Object.entries(config)) {
      const valid = validate(normalise(value, id, 'sidebars.yaml', []), context);
      const complete = generate(valid, context.folders, metas);
      for (const items of [valid, complete]) {
        const again = validate(normalise(withoutPaths(items), id, 'sidebars.yaml', []), context);
        expect(withoutPaths(again)).toStrictEqual(withoutPaths(items));
      }
      expect(generate(complete, context.folders, metas)).toStrictEqual(complete);
    }
  });

  it('the input is not changed', () => {
    const input = anySite(seed);
    buildSidebars({ file: 'sidebars.yaml', ...deepFreeze(input) });
    expect(input).toStrictEqual(anySite(seed));
  });
});

const withoutPaths = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, field: unknown) => (key === 'path' ? undefined : field)));

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
