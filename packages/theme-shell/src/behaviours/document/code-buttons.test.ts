import { beforeEach, expect, it } from 'vitest';
import { addCopyButtons } from './code-buttons.js';

const PAGE_DATA = '<script type="application/json" id="docs-page" data-copy="Copy code"></script>';
const BLOCK = '<figure class="code"><pre><code>one</code></pre></figure>';

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.copy')];

beforeEach(() => (document.body.innerHTML = PAGE_DATA + BLOCK + BLOCK));

it('adds one button to each block, named by the server’s text, however often it is called', () => {
  addCopyButtons();
  addCopyButtons();
  expect(buttons()).toHaveLength(2);
  expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual(['Copy code', 'Copy code']);
  expect(buttons().every((button) => button.parentElement?.matches('figure.code'))).toBe(true);
  expect(buttons()[0]?.getAttribute('type')).toBe('button');
});
