import { expect, it } from 'vitest';
import { compare } from './compare.js';
import type { SidebarItem } from './in-page/sidebar-view.js';
import type { Region, Snapshot } from './in-page/snapshot.js';

const BY_NOBODY = { openedByHand: false };
const page: SidebarItem = { label: 'Install', href: '/install', current: true };

function snapshot(article: string[], items: SidebarItem[] = [page], shown = true): Snapshot {
  return {
    address: '/install',
    title: 'Install | Site',
    root: ['lang=en'],
    metadata: ['<meta name="description" content="How">'],
    styles: ['/site.css'],
    sidebar: { id: 'docs', items, current: [{ href: '/install', shown }] },
    regions: { article: { lines: article, living: [] } } as unknown as Record<
      Region,
      Snapshot['regions']['article']
    >,
  };
}

it('finds nothing between a page and itself', () => {
  expect(compare(snapshot(['<p>', ' Text']), snapshot(['<p>', ' Text']), BY_NOBODY)).toEqual([]);
});

it('shows the first lines that differ', () => {
  expect(compare(snapshot(['<p>', ' Old']), snapshot(['<p>', ' New']), BY_NOBODY)).toEqual([
    { what: 'article', walked: ' Old', fresh: ' New' },
  ]);
  expect(compare(snapshot(['<p>']), snapshot(['<p>', ' More']), BY_NOBODY)).toEqual([
    { what: 'article', walked: '(nothing)', fresh: ' More' },
  ]);
});

it('wants the current page shown in the sidebar, unless the reader closed its category on this page', () => {
  const hidden = snapshot([], [page], false);
  expect(compare(hidden, snapshot([]), BY_NOBODY)).toEqual([
    { what: 'current page in the sidebar', walked: '/install (hidden)', fresh: '/install (shown)' },
  ]);
  expect(compare(hidden, snapshot([]), { openedByHand: true })).toEqual([]);
});

it('lets a reader have other categories open, but no other items in them', () => {
  const open: SidebarItem = { label: 'More', open: true, items: [{ label: 'Run', href: '/run' }] };
  const undrawn: SidebarItem = { label: 'More', open: false };
  const wrong: SidebarItem = { ...open, items: [{ label: 'Stop', href: '/stop' }] };
  expect(compare(snapshot([], [page, open]), snapshot([], [page, undrawn]), BY_NOBODY)).toEqual([]);
  expect(compare(snapshot([], [page, open]), snapshot([], [page, wrong]), BY_NOBODY)).toEqual([
    { what: 'items of sidebar › More', walked: 'Run /run', fresh: 'Stop /stop' },
  ]);
});

it('lets a social card be missing after a swap, and not that of another page stay', () => {
  const card = (href: string) => ({
    ...snapshot([]),
    metadata: [`<meta property="og:image" content="${href}">`, ...snapshot([]).metadata],
  });
  expect(compare(snapshot([]), card('/a.png'), BY_NOBODY)).toEqual([]);
  expect(compare(card('/a.png'), card('/a.png'), BY_NOBODY)).toEqual([]);
  const [stale] = compare(card('/b.png'), card('/a.png'), BY_NOBODY);
  expect(stale).toMatchObject({ what: 'metadata', walked: '<meta property="og:image" content="/b.png">' });
});

it('lets style sheets of earlier pages stay, and misses one that has not come', () => {
  const more = { ...snapshot([]), styles: ['/site.css', '/other.css'] };
  expect(compare(more, snapshot([]), BY_NOBODY)).toEqual([]);
  expect(compare(snapshot([]), more, BY_NOBODY)).toEqual([
    { what: 'style sheet', walked: 'none', fresh: '/other.css' },
  ]);
});

it('compares parts that come alive only where both are awake or asleep', () => {
  const withPart = (awake: boolean, line: string): Snapshot => {
    const page = snapshot([]);
    page.regions.article.living = [{ awake, lines: [line] }];
    return page;
  };
  expect(compare(withPart(true, 'drawn'), withPart(false, 'text'), BY_NOBODY)).toEqual([]);
  expect(compare(withPart(true, 'drawn'), withPart(true, 'broken'), BY_NOBODY)).toMatchObject([
    { walked: 'drawn', fresh: 'broken' },
  ]);
});
