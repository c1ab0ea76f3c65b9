import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startFoldedCode } from './folded-code.js';

const FOLDED =
  '<figure class="code"><pre tabindex="0"><code>one</code></pre><button class="unfold">Show all 41 lines</button></figure>';
const WHOLE = '<figure class="code"><pre tabindex="0"><code>two</code></pre></figure>';
const unfolded = () =>
  [...document.querySelectorAll('figure')].map((block) => block.hasAttribute('data-unfolded'));

beforeAll(startFoldedCode);
beforeEach(() => (document.body.innerHTML = FOLDED + FOLDED + WHOLE));

it('opens its own block, and leaves the keyboard in it', () => {
  document.querySelectorAll<HTMLElement>('.unfold')[1]?.click();
  expect(unfolded()).toEqual([false, true, false]);
  expect(document.activeElement).toBe(document.querySelectorAll('pre')[1]);
});

it('opens a block in which something has scrolled, such as a search of the browser', () => {
  for (const code of document.querySelectorAll('pre')) code.dispatchEvent(new Event('scroll'));
  expect(unfolded()).toEqual([true, true, false]);
  expect(document.activeElement).toBe(document.body);
});
