import { describe, expect, it } from 'vitest';
import { byId, doc } from '../test/docs.js';
import { firstHref, link, placesIn } from './5-link.js';
import type { Sidebar, SidebarNode } from './model/sidebar-tree.js';

const leaf = (docId: string): SidebarNode => ({ type: 'link', label: docId, href: `/${docId}`, docId });
const category = (
  label: string,
  items: SidebarNode[],
  own: { href?: string; docId?: string } = {},
): SidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...own,
});
const sidebar = (...items: SidebarNode[]): Sidebar => ({ id: 'guide', items });
const docs = byId(['a', 'b', 'c', 'd'].map((id) => doc(`${id}.md`)));

describe('neighbours', () => {
  it('are the documents before and after, whatever category they are in', () => {
    const { places } = link(sidebar(leaf('a'), category('Part', [leaf('b')]), leaf('c')), docs);
    expect(places.get('a')).toMatchObject({ previous: null, next: { href: '/b', label: 'B' } });
    expect(places.get('b')).toMatchObject({
      previous: { href: '/a', label: 'A' },
      next: { href: '/c', label: 'C' },
    });
    expect(places.get('c')).toMatchObject({ previous: { href: '/b', label: 'B' }, next: null });
  });

  it("count a category's own page before its items", () => {
    const { places } = link(sidebar(category('Part', [leaf('a')], { href: '/b', docId: 'b' })), docs);
    expect(places.get('b')).toMatchObject({ previous: null, next: { href: '/a' } });
  });

  it('pass over links, markup and documents of other sidebars', () => {
    const { places } = link(
      sidebar(
        leaf('a'),
        { type: 'link', label: 'Out', href: 'https://example.com' },
        { type: 'link', label: 'Ref', href: '/d' },
        { type: 'html', value: '<hr>' },
        category('Plain', [leaf('b')]),
      ),
      docs,
    );
    expect([...places.keys()]).toEqual(['a', 'b']);
    expect(places.get('a')?.next?.href).toBe('/b');
  });

  it('come by a generated index, which has a place of its own', () => {
    const { places, indexPlaces } = link(
      sidebar(leaf('a'), category('Index', [leaf('b')], { href: '/index' })),
      docs,
    );
    expect(places.get('a')?.next).toEqual({ href: '/index', label: 'Index' });
    expect(places.get('b')?.previous).toEqual({ href: '/index', label: 'Index' });
    expect([...indexPlaces]).toEqual([
      [
        '/index',
        {
          sidebar: 'guide',
          breadcrumbs: [],
          trail: [1],
          previous: { href: '/a', label: 'A' },
          next: { href: '/b', label: 'B' },
        },
      ],
    ]);
  });

  it('count a document that is named twice at its first place', () => {
    const { places } = link(sidebar(leaf('a'), leaf('b'), category('Part', [leaf('a'), leaf('c')])), docs);
    expect(places.get('a')).toMatchObject({ trail: [0], previous: null, next: { href: '/b' } });
    expect(places.get('b')?.next?.href).toBe('/c');
  });

  it('are labelled by pagination label, else sidebar label, else title', () => {
    const labelled = byId([
      doc('a.md', { sidebarLabel: 'Sidebar', paginationLabel: 'Pagination' }),
      doc('b.md', { sidebarLabel: 'Sidebar' }),
      doc('c.md'),
    ]);
    const { places } = link(sidebar(leaf('a'), leaf('b'), leaf('c')), labelled);
    expect(places.get('b')?.previous?.label).toBe('Pagination');
    expect(places.get('a')?.next?.label).toBe('Sidebar');
    expect(places.get('b')?.next?.label).toBe('C');
  });
});

describe('breadcrumbs and trail', () => {
  const tree = sidebar(
    leaf('a'),
    category('Outer', [category('Inner', [leaf('b'), leaf('c')])], { href: '/d', docId: 'd' }),
  );
  const { places } = link(tree, docs);

  it('name the categories above, with the address of those that have a page', () => {
    expect(places.get('c')?.breadcrumbs).toEqual([{ label: 'Outer', href: '/d' }, { label: 'Inner' }]);
    expect(places.get('a')?.breadcrumbs).toEqual([]);
  });

  it('do not name a category on its own page', () => {
    expect(places.get('d')?.breadcrumbs).toEqual([]);
  });

  it('lead from the root to the item', () => {
    expect(places.get('a')?.trail).toEqual([0]);
    expect(places.get('d')?.trail).toEqual([1]);
    expect(places.get('c')?.trail).toEqual([1, 0, 1]);
  });

  it('name the sidebar', () => {
    expect(new Set([...places.values()].map((place) => place.sidebar))).toEqual(new Set(['guide']));
  });
});

describe('firstHref', () => {
  it.each([
    [sidebar({ type: 'link', label: 'Out', href: '/x' }, category('Part', [leaf('b')]), leaf('a')), '/b'],
    [sidebar(category('Part', [leaf('b')], { href: '/d', docId: 'd' })), '/d'],
    [sidebar(category('Index', [leaf('b')], { href: '/index' })), '/b'],
    [sidebar({ type: 'link', label: 'Out', href: '/x' }), undefined],
    [sidebar(), undefined],
  ])('of %j is %j', (tree, href) => {
    expect(firstHref(tree)).toBe(href);
  });
});

it('placesIn gives the places of one sidebar, whichever owns its documents', () => {
  const tree = sidebar(leaf('a'), leaf('b'));
  expect(placesIn(tree, docs.values())).toEqual(link(tree, docs).places);
});
