// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findMarks, showMarks } from './show-marks.js';

class Registry extends Map<string, Set<Range>> {}

beforeEach(() => {
  vi.stubGlobal('CSS', { highlights: new Registry() });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function page(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main')!;
}

const show = (root: Element) => showMarks({ root, locale: 'en' });
const button = () => document.querySelector<HTMLButtonElement>('.search-clear-marks');
const marked = () => [...(CSS.highlights.get('search') ?? [])].map(String);

it('finds words as they are searched: folded, inside identifiers, and nothing in code that is not read', () => {
  const root = page('<p>Élan and <code>findOne</code>. <script>elan</script><button>elan</button>elands</p>');
  expect(findMarks(root, ['elan', 'one']).map(String)).toEqual(['Élan', 'One']);
});

it('marks an identifier once', () => {
  expect(findMarks(page('<p>Use findOne.</p>'), ['findOne', 'find', 'one']).map(String)).toEqual(['findOne']);
});

it('marks what the address asks for, and clears it by the button for good', () => {
  history.replaceState(null, '', '/page?mark=cache+caching&tab=js#here');
  const root = page('<p>Caching a cache.</p>');
  show(root);
  expect(marked()).toEqual(['Caching', 'cache']);
  expect(root.innerHTML).toBe('<p>Caching a cache.</p>');
  expect(button()?.textContent).toBe('Clear the highlights');
  button()?.click();
  expect(marked()).toEqual([]);
  expect(button()).toBeNull();
  expect(location.search + location.hash).toBe('?tab=js#here');
});

it('clears by Escape, but not while that closes something else', () => {
  history.replaceState(null, '', '/page?mark=cache');
  show(page('<p>A cache.</p>'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(marked()).toEqual(['cache']);
  dialog.remove();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(marked()).toEqual([]);
});

it('takes the marks away when the next page asks for none', () => {
  history.replaceState(null, '', '/page?mark=cache');
  show(page('<p>A cache.</p>'));
  history.replaceState(null, '', '/other');
  show(page('<p>A cache.</p>'));
  expect(marked()).toEqual([]);
  expect(button()).toBeNull();
});

it('is in French for a French page', () => {
  history.replaceState(null, '', '/page?mark=cache');
  showMarks({ root: page('<p>Un cache.</p>'), locale: 'fr-CA' });
  expect(button()?.textContent).toBe('Effacer les surlignages');
});
