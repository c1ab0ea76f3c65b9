import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addCopyButtons, startCopyCode } from './code-buttons.js';

const PAGE_DATA =
  '<script type="application/json" id="docs-page" data-copy="Copy code" data-copied="Copied"></script>';
const block = (code: string): string => `<figure class="code"><pre><code>${code}</code></pre></figure>`;

const copied = vi.fn<(text: string) => Promise<void>>();
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.copy')];

beforeAll(startCopyCode);

beforeEach(() => {
  vi.useFakeTimers();
  copied.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  document.body.innerHTML = PAGE_DATA + block('one\n') + block('<span>two</span>\n\n<span>lines</span>\n');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('adds one button to each block, named by the server’s text, however often it is called', () => {
  addCopyButtons();
  addCopyButtons();
  expect(buttons()).toHaveLength(2);
  expect(buttons().map(({ ariaLabel }) => ariaLabel)).toEqual(['Copy code', 'Copy code']);
  expect(buttons().every((button) => button.parentElement?.matches('figure.code'))).toBe(true);
  expect(buttons()[0]?.getAttribute('type')).toBe('button');
});

it('copies the text of its own block without the line break at the end', () => {
  addCopyButtons();
  buttons()[1]?.click();
  expect(copied.mock.calls).toEqual([['two\n\nlines']]);
});

it('leaves removed lines where they are, but copies a patch whole', () => {
  const lines =
    '<del class="line">a</del>\n<ins class="line">b</ins>\n<span class="line">c</span>\n<del class="line">d</del>';
  const patch = '<figure class="code"><pre data-language="diff"><code>' + lines + '</code></pre></figure>';
  document.body.innerHTML = PAGE_DATA + block(lines) + patch;
  addCopyButtons();
  for (const button of buttons()) button.click();
  expect(copied.mock.calls).toEqual([['b\nc'], ['a\nb\nc\nd']]);
});

it('says for two seconds that it has copied', async () => {
  addCopyButtons();
  const [button] = buttons();
  button?.click();
  await vi.advanceTimersByTimeAsync(1999);
  expect([button?.dataset.done, button?.ariaLabel]).toEqual(['', 'Copied']);
  await vi.advanceTimersByTimeAsync(1);
  expect([button?.dataset.done, button?.ariaLabel]).toEqual([undefined, 'Copy code']);
});

it('does not say so before the browser has copied', () => {
  copied.mockReturnValue(new Promise(() => undefined));
  addCopyButtons();
  buttons()[0]?.click();
  expect(buttons()[0]?.dataset.done).toBeUndefined();
});

it('copies nothing on a click elsewhere', () => {
  addCopyButtons();
  document.querySelector<HTMLElement>('pre')?.click();
  expect(copied).not.toHaveBeenCalled();
});
