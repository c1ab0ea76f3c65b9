import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from './copying.js';

document.body.innerHTML =
  '<button class="copy-page"></button><a href="/cloud/intro.md" type="text/markdown"></a>';
const button = document.querySelector('button') as HTMLButtonElement;

class Item {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

/** @returns what was put on the clipboard */
function stubBrowser(status: number): { written: string[]; left: string[] } {
  const written: string[] = [];
  const left: string[] = [];
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('fetch', async () => new Response('# Intro\n', { status }));
  vi.stubGlobal('location', { assign: (href: string) => left.push(href) });
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: Item[]) => written.push(await (await item?.data['text/plain'])!.text()),
    },
  });
  return { written, left };
}

afterEach(() => vi.unstubAllGlobals());

it('puts the page’s Markdown on the clipboard and confirms it', async () => {
  const { written, left } = stubBrowser(200);
  await copy(button);
  expect(written).toEqual(['# Intro\n']);
  expect(button.dataset.done).toBe('');
  expect(left).toEqual([]);
});

it('opens the Markdown where it cannot be had, or the browser has no clipboard', async () => {
  const { written, left } = stubBrowser(404);
  await copy(button);
  vi.stubGlobal('navigator', {});
  await copy(button);
  expect(written).toEqual([]);
  expect(left).toEqual(['/cloud/intro.md', '/cloud/intro.md']);
});

describe('code', () => {
  const PAGE_DATA = '<script type="application/json" id="docs-page" data-copied="Copied"></script>';
  const block = (code: string, mark = ''): string =>
    `<figure class="code"><pre ${mark}><code>${code}</code></pre><button class="copy"></button></figure>`;
  const copied = vi.fn<(text: string) => Promise<void>>();

  /** @returns what was put on the clipboard, of each block */
  async function copyAll(blocks: string): Promise<string[]> {
    document.body.innerHTML = PAGE_DATA + blocks;
    for (const each of document.querySelectorAll<HTMLButtonElement>('.copy')) {
      each.ariaLabel = 'Copy code';
      await copy(each);
    }
    return copied.mock.calls.map(([text]) => text);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    copied.mockReset().mockResolvedValue();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is copied without the line break at its end', async () => {
    expect(await copyAll(block('one\n') + block('<span>two</span>\n\n<span>lines</span>\n'))).toEqual([
      'one',
      'two\n\nlines',
    ]);
  });

  it('leaves removed lines where they are, but a patch is copied whole', async () => {
    const lines =
      '<del class="line">a</del>\n<ins class="line">b</ins>\n<span class="line">c</span>\n<del class="line">d</del>';
    expect(await copyAll(block(lines) + block(lines, 'data-patch'))).toEqual(['b\nc', 'a\nb\nc\nd']);
  });

  it('leaves prompts, signs and what a terminal answered where they are', async () => {
    const terminal =
      '<span class="prompt">$ </span><span class="f">node</span> \\\n<span class="prompt">&gt; </span>-v\n<span class="output">v20</span>\n<span class="output"></span>';
    const diff =
      '<del class="line"><span class="d"><span class="sign">-</span>a</span></del>\n<ins class="line"><span class="i"><span class="sign">+</span>b</span></ins>\n<span class="line"><span class="sign"> </span>c</span>';
    expect(await copyAll(block(terminal) + block(diff))).toEqual(['node \\\n-v', 'b\nc']);
    expect(document.querySelectorAll('.prompt, .output, .sign, del')).toHaveLength(8);
  });

  it('has it said for two seconds, once the browser has copied', async () => {
    await copyAll(block('one'));
    const shown = document.querySelector<HTMLElement>('.copy');
    await vi.advanceTimersByTimeAsync(1999);
    expect([shown?.dataset.done, shown?.ariaLabel]).toEqual(['', 'Copied']);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown?.dataset.done, shown?.ariaLabel]).toEqual([undefined, 'Copy code']);

    let finish: () => void = () => undefined;
    copied.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    const copying = copy(shown as HTMLButtonElement);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown?.dataset.done).toBeUndefined();
    finish();
    await copying;
    expect(shown?.dataset.done).toBe('');
  });
});
