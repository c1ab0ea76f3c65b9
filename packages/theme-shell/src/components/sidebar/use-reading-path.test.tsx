import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, textsOf } from '../../../test/mount.js';
import { docPage, site } from '../../../test/sample.js';
import type { ShellSidebar } from '../../model/shell-site.js';
import { ShellProvider } from '../frame/shell-context.js';
import { Sidebar } from './sidebar.js';

const API = '/docs/api';
const sidebar: ShellSidebar = {
  id: 'api',
  items: [
    { type: 'link', label: 'Overview', href: API },
    {
      type: 'category',
      label: 'Posts',
      href: `${API}#tag-posts`,
      collapsible: true,
      collapsed: true,
      items: [
        { type: 'link', label: 'Get a post', href: `${API}#get-post` },
        { type: 'link', label: 'Größe', href: `${API}#gr%C3%B6%C3%9Fe` },
      ],
    },
    { type: 'link', label: 'Elsewhere', href: '/docs/other#get-post' },
  ],
};
const tops = new Map<string, number>();

/** Scrolls so that the parts of the page stand at these places. */
function scrollTo(places: Record<string, number>): void {
  Object.entries(places).forEach(([id, top]) => tops.set(id, top));
  act(() => {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersToNextFrame();
  });
}

const show = (path: string): HTMLElement =>
  mount(
    <ShellProvider site={site} page={{ ...docPage, path, trail: [0] }} sidebar={sidebar}>
      <Sidebar sidebar={sidebar} />
      {['tag-posts', 'get-post', 'größe'].map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </ShellProvider>,
  ).container;
const current = (root: HTMLElement): string[] => textsOf(root, '[aria-current=page]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 1000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.id), 0, 0);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is that of the part of the page that has come up to the reading line, with its category open', () => {
  const root = show(API);
  scrollTo({ 'tag-posts': 500, 'get-post': 900, größe: 1300 });
  expect([current(root), textsOf(root, 'details[open] > summary').length]).toEqual([['Overview'], 0]);
  scrollTo({ 'tag-posts': 200, 'get-post': 600, größe: 1000 });
  expect(current(root)).toEqual(['Posts']);
  scrollTo({ 'tag-posts': -600, 'get-post': -200, größe: 200 });
  expect([current(root), root.querySelectorAll('details[open]').length]).toEqual([['Größe'], 1]);
  scrollTo({ 'tag-posts': 500, 'get-post': 900, größe: 1300 });
  expect(current(root)).toEqual(['Overview']);
});

it('is the page’s own where the sidebar has no entries for its parts', () => {
  const root = show('/docs/intro');
  scrollTo({ 'tag-posts': 0, 'get-post': 0, größe: 0 });
  expect(current(root)).toEqual(['Overview']);
});
