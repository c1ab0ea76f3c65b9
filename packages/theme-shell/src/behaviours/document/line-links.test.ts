import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SHELL_EVENTS } from '../../model/constants.js';
import { attach, start } from './line-links.js';

const line = (id: string): string => `<span class="line" id="${id}">code</span>`;
const block = (...ids: string[]): string =>
  `<figure class="code"><pre data-line-links="Line {line}"><code>${ids.map(line).join('\n')}</code></pre></figure>`;

const scrolled = vi.fn<(this: Element) => void>();
const linked = () => [...document.querySelectorAll('[data-linked]')].map(({ id }) => id);
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.line-link')];
const pressWithShift = (id: string) =>
  document
    .querySelector(`#${id} .line-link`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));

beforeAll(start);

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    block('L1', 'L2', 'L3') +
    block('server-L10', 'server-L11') +
    '<pre><code><span class="line">x</span></code></pre>';
});

it('gives lines links, once, and only those of blocks that ask for it', () => {
  attach();
  attach();
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '#L1',
    '#L2',
    '#L3',
    '#server-L10',
    '#server-L11',
  ]);
  expect(links()[3]?.ariaLabel).toBe('Line 10');
  expect(document.querySelector('#L1')?.textContent).toBe('code');
});

it('shows the lines that the address names, and takes the reader there', () => {
  history.replaceState(null, '', '#L2-L3');
  attach();
  expect(linked()).toEqual(['L2', 'L3']);
  expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['L2']);
  expect(document.activeElement?.id).toBe('L2');
});

it('leaves the focus to a reader who is typing', () => {
  document.body.insertAdjacentHTML('beforeend', '<input id="search">');
  document.getElementById('search')?.focus();
  history.replaceState(null, '', '#L2-L3');
  attach();
  expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['L2']);
  expect(document.activeElement?.id).toBe('search');
});

it('shows a line without scrolling: the browser has', () => {
  history.replaceState(null, '', '#server-L11');
  attach();
  expect([linked(), scrolled.mock.calls.length]).toEqual([['server-L11'], 0]);
});

it('follows the address, and leaves a reader who comes back where they were', () => {
  attach();
  history.replaceState({ docsKey: 'one' }, '', '#L1-L2');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { docsKey: 'one' } }));
  document.dispatchEvent(new CustomEvent(SHELL_EVENTS.addressChanged));
  expect([linked(), scrolled.mock.calls.length]).toEqual([['L1', 'L2'], 0]);
  history.replaceState(null, '', '#elsewhere');
  document.dispatchEvent(new CustomEvent(SHELL_EVENTS.addressChanged));
  expect(linked()).toEqual([]);
});

it('takes the reader to lines that a link leads to after the drawer was closed', () => {
  attach();
  history.replaceState({ docsKey: 'one' }, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { docsKey: 'one' } }));
  history.replaceState({ docsKey: 'two' }, '', '#L2-L3');
  document.dispatchEvent(new CustomEvent(SHELL_EVENTS.addressChanged));
  expect(scrolled.mock.contexts.map((element) => element.id)).toEqual(['L2']);
});

it.each([
  ['#L2', 'L3', '#L2-L3'],
  ['#L3', 'L1', '#L1-L3'],
  ['#L2', 'L2', '#L2'],
  ['#L1', 'server-L11', '#server-L11'],
  ['#server-L10', 'server-L11', '#server-L10-L11'],
])('makes of %s, with Shift on %s, the address %s', (hash, pressed, expected) => {
  history.replaceState(null, '', hash);
  attach();
  pressWithShift(pressed);
  expect(location.hash).toBe(expected);
});
