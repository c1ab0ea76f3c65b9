import { describe, expect, it } from 'vitest';
import { link } from '../src/5-link.js';
import { buildSidebars, firstHref, type Sidebar, type SidebarNode, type SidebarPlace } from '../src/index.js';
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

/** Addresses from one end of a sidebar to the other, by the `next` or `previous` links alone. */
function walk(
  places: Map<string, SidebarPlace>,
  from: string | undefined,
  way: 'next' | 'previous',
): string[] {
  const byHref = new Map([...places].map(([id, place]) => [`/${id}`, place]));
  const hrefs: string[] = [];
  for (let href = from; href && hrefs.length <= places.size; href = byHref.get(href)?.[way]?.href)
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
  expect(SEEDS.flatMap((seed) => build(seed).diagnostics)).toEqual([]);
});

describe.each(SEEDS)('with the site of seed %i', (seed) => {
  const { docs } = anySite(seed);
  const { sidebars, places } = build(seed);

  it('previous and next reach each document of a sidebar exactly once', () => {
    for (const sidebar of sidebars) {
      const own = link(sidebar, byId(docs));
      const all = [...docIdsOf(sidebar.items)].map((id) => `/${id}`);
      const forward = walk(own, firstHref(sidebar), 'next');
      expect(forward.toSorted()).toEqual(all.toSorted());
      expect(walk(own, forward.at(-1), 'previous')).toEqual(forward.toReversed());
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
    expect(build(seed)).toStrictEqual({ sidebars, places, diagnostics: [] });
    expect(JSON.parse(JSON.stringify(sidebars))).toStrictEqual(sidebars);
    expect(JSON.parse(JSON.stringify([...places]))).toStrictEqual([...places]);
  });

  it('the input is not changed', () => {
    const input = anySite(seed);
    buildSidebars({ file: 'sidebars.yaml', ...deepFreeze(input) });
    expect(input).toStrictEqual(anySite(seed));
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
