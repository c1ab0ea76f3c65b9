import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../../test/mount.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import type { ShellSidebarNode } from '../../model/shell-site.js';
import { startFilter } from './filter-items.js';

const link = (label: string, href = `/${label}`): ShellSidebarNode => ({ type: 'link', label, href });
const items: ShellSidebarNode[] = [
  link('Alpha'),
  {
    type: 'category',
    label: 'Letters',
    collapsible: true,
    collapsed: true,
    items: [link('Beta'), link('Alphabet')],
  },
];

let gone: AbortController;
const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const field = () => find<HTMLInputElement>('input');
const status = () => find('[role=status]').textContent;
const links = () => textsOf(find('.sidebar-filter'), 'a');
const isActive = () => find('.sidebar-filter').hasAttribute('data-active');

function type(value: string): void {
  field().value = value;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

/** Answers whether the key was used. */
const press = (key: string): boolean =>
  !(document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  gone = new AbortController();
  history.replaceState(null, '', '/docs/Beta');
  document.body.innerHTML =
    '<nav class="sidebar"><div class="sidebar-filter"></div><ul class="sidebar-list"></ul></nav>';
  startFilter(find('.sidebar-filter'), {
    items,
    label: 'Filter these pages',
    countText: (count) => `${count} found`,
    hrefOf: (href) => `/docs${href}`,
    signal: gone.signal,
  });
});
afterEach(() => gone.abort());

describe('the filter of a sidebar', () => {
  it('has a name, and says how many pages there are', () => {
    expect(field().ariaLabel).toBe('Filter these pages');
    expect([status(), isActive()]).toEqual(['', false]);
    type('alpha');
    expect([status(), isActive(), links()]).toEqual(['2 found', true, ['Alpha', 'Alphabet']]);
    type('beta');
    expect([status(), links()]).toEqual(['1 found', ['Beta']]);
    type('gamma');
    expect([status(), isActive(), links()]).toEqual(['0 found', true, []]);
  });

  it('shows pages below the names of their categories, and marks the current one', () => {
    type('letters');
    expect(textsOf(find('.sidebar-filter'), '.sidebar-label')).toEqual(['Letters']);
    expect(textsOf(find('.sidebar-filter'), '[aria-current=page]')).toEqual(['Beta']);
    history.replaceState(null, '', '/docs/Alphabet');
    document.dispatchEvent(new CustomEvent(SHELL_EVENTS.pageShown));
    expect(textsOf(find('.sidebar-filter'), '[aria-current=page]')).toEqual(['Alphabet']);
  });

  it('is cleared with Escape, and gives the tree back as far as it was scrolled', () => {
    find('.sidebar').scrollTop = 90;
    type('alpha');
    expect(find('.sidebar').scrollTop).toBe(0);
    field().focus();
    press('ArrowDown');
    expect(press('Escape')).toBe(true);
    expect([field().value, status(), isActive()]).toEqual(['', '', false]);
    expect(find('.sidebar').scrollTop).toBe(90);
    expect(document.activeElement).toBe(field());
    // Empty, it leaves the key to what is around it, such as the drawer.
    expect(press('Escape')).toBe(false);
  });

  it('is left with the arrows, and Enter follows the first page', () => {
    type('alpha');
    field().focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(field());
    for (const expected of ['Alpha', 'Alphabet', 'Alphabet']) {
      press('ArrowDown');
      expect(document.activeElement?.textContent).toBe(expected);
    }
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(field());
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    find('a').addEventListener('click', followed);
    press('Enter');
    expect(followed).toHaveBeenCalledOnce();
  });

  it('does nothing any more when the sidebar is another', () => {
    gone.abort();
    type('alpha');
    expect(isActive()).toBe(false);
  });
});
