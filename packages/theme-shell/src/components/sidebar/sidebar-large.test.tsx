import { gzipSync } from 'node:zlib';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { docPage, site } from '../../../test/sample.js';
import type { ShellSidebar, ShellSidebarNode } from '../../model/shell-site.js';
import { ShellProvider } from '../frame/shell-context.js';
import { Sidebar } from './sidebar.js';
import { firstHref, isSmall, windowAround } from './sidebar-tree.js';

/** What a page may pay for its sidebar with gzip, as the shell's issue promises it. */
const BUDGET = 6_000;

const labelOf = (name: string): string => `How to configure the ${name} of a project`;
const linkTo = (name: string): ShellSidebarNode => ({
  type: 'link',
  label: labelOf(name),
  href: `/docs/area/${name}`,
});
const category = (name: string, items: ShellSidebarNode[]): ShellSidebarNode => ({
  type: 'category',
  label: `Everything about ${name}`,
  collapsible: true,
  collapsed: true,
  items,
});
/** An item that tells when its label is read. */
const watched = (node: ShellSidebarNode, onRead: (label: string) => void): ShellSidebarNode => {
  const label = node.type === 'html' ? '' : node.label;
  return Object.defineProperty({ ...node }, 'label', { get: () => (onRead(label), label) });
};
const many = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** 100 categories of 10 categories of 20 pages: 21,100 items. */
const deep: ShellSidebar = {
  id: 'deep',
  items: many(100, (a) =>
    category(
      `part-${a}`,
      many(10, (b) =>
        category(
          `chapter-${a}-${b}`,
          many(20, (c) => linkTo(`page-${a}-${b}-${c}`)),
        ),
      ),
    ),
  ),
};
const flat: ShellSidebar = { id: 'flat', items: many(5000, (index) => linkTo(`page-${index}`)) };

const element = (sidebar: ShellSidebar, trail: number[]) => (
  <ShellProvider site={site} page={{ ...docPage, trail }} sidebar={sidebar}>
    <Sidebar sidebar={sidebar} />
  </ShellProvider>
);

describe('a large sidebar', () => {
  it.each([
    ['deep', deep, [57, 3, 7]],
    ['flat', flat, [2500]],
  ])('costs a page at most 6 kB, whatever its size: %s', (_name, sidebar, trail) => {
    expect(isSmall(sidebar)).toBe(false);
    expect(gzipSync(renderToString(element(sidebar, trail))).byteLength).toBeLessThanOrEqual(BUDGET);
  });

  it('shows the way to the current page, its neighbours, and closed categories as links to their first page', () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(element(deep, [57, 3, 7]));
    expect(textsOf(root, '[aria-current=page]')).toEqual(['How to configure the page-57-3-7 of a project']);
    expect(textsOf(root, 'details[open] > summary')).toEqual([
      'Everything about part-57',
      'Everything about chapter-57-3',
    ]);
    expect(textsOf(root, 'details details li')).toHaveLength(20);
    const [closed] = root.querySelectorAll('.closed');
    expect(closed?.getAttribute('href')).toBe('/docs/area/page-17-0-0');
    const more = [...root.querySelectorAll('a')].filter(({ textContent }) => textContent === '…');
    expect(more.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Earlier pages', '/docs/area/page-16-0-0'],
      ['Later pages', '/docs/area/page-98-0-0'],
    ]);
  });

  it('becomes whole with React: every category opens in place, and draws what it holds when it does', () => {
    const root = document.createElement('div');
    document.body.append(root);
    const problems: unknown[] = [];
    root.innerHTML = renderToString(element(deep, [57, 3, 7]));
    act(() => {
      hydrateRoot(root, element(deep, [57, 3, 7]), { onRecoverableError: (error) => problems.push(error) });
    });
    expect(problems).toEqual([]);
    expect(root.querySelectorAll('.sidebar > ul > li')).toHaveLength(100);
    const first = root.querySelector<HTMLDetailsElement>('.sidebar > ul > li details');
    expect(first?.querySelector('ul')).toBeNull();
    act(() => {
      if (first) first.open = true;
      first?.dispatchEvent(new Event('toggle'));
    });
    expect(textsOf(first ?? root, 'summary')).toContain('Everything about chapter-0-0');
    root.remove();
  });

  it('draws again for another page what differs, and no other item', () => {
    const drawn = new Set<string>();
    const items = flat.items.slice(0, 300).map((node) => watched(node, (label) => drawn.add(label)));
    const sidebar: ShellSidebar = { id: 'flat', items };
    const shown = mount(element(sidebar, [200]));
    const drawnFor = (trail: number[]): string[] => {
      drawn.clear();
      shown.render(element(sidebar, trail));
      return [...drawn];
    };
    expect(drawnFor([201])).toEqual([labelOf('page-200'), labelOf('page-201')]);
    expect(textsOf(shown.container, '[aria-current=page]')).toEqual([labelOf('page-201')]);
    expect(drawnFor([201])).toEqual([labelOf('page-201')]);
  });
});

describe('what is small', () => {
  it('is decided at 150 items, categories counted', () => {
    expect(isSmall({ id: 'x', items: many(150, () => linkTo('a')) })).toBe(true);
    expect(isSmall({ id: 'x', items: many(151, () => linkTo('a')) })).toBe(false);
    expect(
      isSmall({
        id: 'x',
        items: [
          category(
            'a',
            many(150, () => linkTo('a')),
          ),
        ],
      }),
    ).toBe(false);
  });

  it('keeps a window of one size around an index, at the ends too', () => {
    expect(windowAround(0, 81)).toEqual({ from: 0, to: 81 });
    expect(windowAround(50, 100)).toEqual({ from: 10, to: 91 });
    expect(windowAround(0, 100)).toEqual({ from: 0, to: 81 });
    expect(windowAround(99, 100)).toEqual({ from: 19, to: 100 });
  });

  it('finds the first page below a category, past markup and empty categories', () => {
    const node = category('a', [{ type: 'html', value: '<hr>' }, category('empty', []), linkTo('b')]);
    expect(firstHref(node)).toBe('/docs/area/b');
    expect(firstHref(category('empty', []))).toBeUndefined();
  });
});
