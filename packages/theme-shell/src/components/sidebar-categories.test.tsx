import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { mount, textsOf } from '../../test/mount.js';
import { docPage, site } from '../../test/sample.js';
import type { ShellSidebar, ShellSidebarNode } from '../model/shell-site.js';
import { ShellProvider } from './shell-context.js';
import { Sidebar } from './sidebar.js';

const category = (label: string, items: ShellSidebarNode[], collapsed = true): ShellSidebarNode => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed,
  items,
});
const link = (label: string): ShellSidebarNode => ({ type: 'link', label, href: `/docs/${label}` });
const sidebar: ShellSidebar = {
  id: 'x',
  items: [
    category('A', [link('a'), category('AA', [link('aa')]), category('AB', [link('ab')])], false),
    category('B', [link('b')], false),
    category('C', [link('c')]),
  ],
};

const element = (trail: number[], autoCollapseCategories: boolean) => (
  <ShellProvider
    site={{ ...site, sidebar: { autoCollapseCategories } }}
    page={{ ...docPage, trail }}
    sidebar={sidebar}
  >
    <Sidebar sidebar={sidebar} />
  </ShellProvider>
);
const open = (root: HTMLElement): string[] => textsOf(root, 'details[open] > summary');

function toggle(root: HTMLElement, label: string, opens: boolean): void {
  const details = [...root.querySelectorAll('details')].find(
    (candidate) => candidate.querySelector('summary')?.textContent === label,
  );
  act(() => {
    if (details) details.open = opens;
    details?.dispatchEvent(new Event('toggle'));
  });
}

describe('categories', () => {
  it('start open on the way to the current page and where they ask for it', () => {
    expect(open(mount(element([2, 0], false)).container)).toEqual(['A', 'B', 'C']);
    expect(open(mount(element([0, 1, 0], false)).container)).toEqual(['A', 'AA', 'B']);
  });

  it('stay as the reader left them when another page comes, except on the way to it', () => {
    const { container, render } = mount(element([0, 0], false));
    toggle(container, 'B', false);
    toggle(container, 'C', true);
    render(element([1, 0], false));
    expect(open(container)).toEqual(['A', 'B', 'C']);
    toggle(container, 'A', false);
    render(element([2, 0], false));
    expect(open(container)).toEqual(['B', 'C']);
  });
});

describe('categories that close each other', () => {
  it('have a name in common with their siblings alone, by which the browser knows them', () => {
    const { container } = mount(element([0, 1, 0], true));
    const names = [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names).toEqual([
      'docs-categories',
      'docs-categories-0',
      'docs-categories-0',
      'docs-categories',
      'docs-categories',
    ]);
    expect(mount(element([0], false)).container.querySelector('details[name]')).toBeNull();
  });

  it('start with one open: that on the way, else the first that asks', () => {
    expect(open(mount(element([2, 0], true)).container)).toEqual(['C']);
    expect(open(mount(element([], true)).container)).toEqual(['A']);
  });
});
