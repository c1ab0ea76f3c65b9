import { expect, it } from 'vitest';
import { childCards } from './child-cards.js';
import type { SidebarCategory, SidebarNode } from './model/sidebar-tree.js';

const link = (label: string): SidebarNode => ({ type: 'link', label, href: `/${label}` });
const category = (label: string, items: SidebarNode[], href?: string): SidebarCategory => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(href ? { href } : {}),
});

it('is a card for each link, with its description', () => {
  expect(childCards({ items: [link('a'), link('b')] }, new Map([['/b', 'About b.']]))).toEqual([
    { kind: 'link', label: 'a', href: '/a' },
    { kind: 'link', label: 'b', href: '/b', description: 'About b.' },
  ]);
});

it('is a card for each category, with its own page and the number of its items', () => {
  const part = category('Part', [link('a'), { type: 'html', value: '<hr>' }, category('In', [])], '/part');
  expect(childCards({ items: [part] }, new Map([['/part', 'About it.']]))).toEqual([
    { kind: 'category', label: 'Part', href: '/part', description: 'About it.', count: 2 },
  ]);
});

it('leads to the first address inside a category without a page, and takes no description from there', () => {
  const part = category('Part', [category('Empty', []), category('In', [link('a')])]);
  expect(childCards({ items: [part] }, new Map([['/a', 'About a.']]))).toEqual([
    { kind: 'category', label: 'Part', href: '/a', count: 2 },
  ]);
});

it('is none for markup and for what leads nowhere', () => {
  expect(childCards({ items: [{ type: 'html', value: '<hr>' }, category('Empty', [])] })).toEqual([]);
});
