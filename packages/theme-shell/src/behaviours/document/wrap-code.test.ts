import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { watchCodeWidth, startWrapCode } from './code-buttons.js';

const PAGE = `
  <script type="application/json" id="docs-page" data-wrap="Wrap long lines"></script>
  <figure class="code"><pre><code>long</code></pre></figure>
  <figure class="code" data-live><pre><code>edited</code></pre></figure>`;

let watched: Element[] = [];
let tell: ResizeObserverCallback = () => undefined;

class Observer {
  constructor(callback: ResizeObserverCallback) {
    tell = callback;
  }
  observe(element: Element): void {
    watched.push(element);
  }
  disconnect(): void {
    watched = [];
  }
}

const block = () => document.querySelector('figure') as HTMLElement;
const buttons = () => [...document.querySelectorAll<HTMLElement>('.wrap')];

/** What the browser says once it has laid the block out. */
function layOut(needed: number, given: number): void {
  const [target] = watched;
  vi.spyOn(target as Element, 'scrollWidth', 'get').mockReturnValue(needed);
  vi.spyOn(target as Element, 'clientWidth', 'get').mockReturnValue(given);
  tell([{ target } as unknown as ResizeObserverEntry], {} as ResizeObserver);
}

beforeAll(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  startWrapCode();
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('gives a block with a line that is too long one button, and none to an editor', () => {
  watchCodeWidth();
  expect(watched).toEqual([document.querySelector('pre')]);
  layOut(500, 500);
  expect(buttons()).toEqual([]);
  layOut(501, 500);
  watchCodeWidth();
  layOut(501, 500);
  expect(buttons().map(({ ariaLabel, parentElement }) => [ariaLabel, parentElement])).toEqual([
    ['Wrap long lines', block()],
  ]);
});

it('knows which blocks are too narrow for their lines, whenever their size changes', () => {
  watchCodeWidth();
  layOut(501, 500);
  expect(block().hasAttribute('data-wide')).toBe(true);
  layOut(500, 500);
  expect(block().hasAttribute('data-wide')).toBe(false);
});

it('wraps lines, and takes that back', () => {
  watchCodeWidth();
  layOut(501, 500);
  buttons()[0]?.click();
  expect([block().hasAttribute('data-wrapped'), buttons()[0]?.ariaPressed]).toEqual([true, 'true']);
  buttons()[0]?.click();
  expect([block().hasAttribute('data-wrapped'), buttons()[0]?.ariaPressed]).toEqual([false, 'false']);
});
