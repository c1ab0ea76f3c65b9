import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mount, press, textsOf } from '../../../test/mount.js';
import { docPage, site } from '../../../test/sample.js';
import type { ShellSidebar, ShellSidebarNode } from '../../model/shell-site.js';
import { ShellProvider } from '../frame/shell-context.js';
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
    link('d'),
  ],
};

const element = (trail: number[], autoCollapseCategories: boolean, tree = sidebar) => (
  <ShellProvider
    site={{ ...site, sidebar: { autoCollapseCategories } }}
    page={{ ...docPage, trail }}
    sidebar={tree}
  >
    <Sidebar sidebar={tree} />
  </ShellProvider>
);
const open = (root: HTMLElement): string[] => textsOf(root, 'details[open] > summary');
const summaryOf = (root: HTMLElement, label: string) =>
  [...root.querySelectorAll('summary')].find(({ textContent }) => textContent === label);
const detailsOf = (root: HTMLElement, label: string) => summaryOf(root, label)?.closest('details');

/** As the browser does where it shows what a search on the page has found. */
function toggle(root: HTMLElement, label: string, opens: boolean): void {
  const details = detailsOf(root, label);
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
    expect(names).toEqual(['docs-x', 'docs-x-0', 'docs-x-0', 'docs-x', 'docs-x']);
    expect(mount(element([0], false)).container.querySelector('details[name]')).toBeNull();
  });

  it('start with one open: that on the way, else the first that asks', () => {
    expect(open(mount(element([2, 0], true)).container)).toEqual(['C']);
    expect(open(mount(element([], true)).container)).toEqual(['A']);
  });

  it('close when the reader opens another one, and all when they close that', () => {
    const { container } = mount(element([0, 0], true));
    press(summaryOf(container, 'C'));
    expect(open(container)).toEqual(['C']);
    press(summaryOf(container, 'C'));
    expect(open(container)).toEqual([]);
  });

  it('are open on the way to a page that comes, and on no other', () => {
    const { container, render } = mount(element([0, 1, 0], true));
    expect(open(container)).toEqual(['A', 'AA']);
    render(element([0, 2, 0], true));
    expect(open(container)).toEqual(['A', 'AB']);
    render(element([2, 0], true));
    expect(open(container)).toEqual(['C']);
    render(element([0, 0], true));
    expect(open(container)).toEqual(['A']);
    press(summaryOf(container, 'C'));
    render(element([0, 0], true));
    expect(open(container)).toEqual(['A']);
  });

  it('stay as the reader chose where the way to the next page does not lead', () => {
    const { container, render } = mount(element([3], true));
    press(summaryOf(container, 'C'));
    render(element([3], true));
    expect(open(container)).toEqual(['C']);
  });

  it('follow what the browser opens without a click, before React was there and afterwards', () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(element([0, 0], true));
    for (const label of ['A', 'C']) detailsOf(root, label)?.toggleAttribute('open', label === 'C');
    act(() => void hydrateRoot(root, element([0, 0], true)));
    expect(open(root)).toEqual(['C']);
    toggle(root, 'C', false);
    toggle(root, 'B', true);
    expect(open(root)).toEqual(['B']);
  });
});

describe('the tree of another sidebar', () => {
  it('takes nothing over, and the first one starts anew', () => {
    const { container, render } = mount(element([3], false));
    const fresh = open(container);
    press(summaryOf(container, 'C'));
    press(summaryOf(container, 'B'));
    expect(open(container)).not.toEqual(fresh);
    render(element([3], false, { ...sidebar, id: 'y' }));
    expect(open(container)).toEqual(fresh);
    render(element([3], false));
    expect(open(container)).toEqual(fresh);
  });
});
