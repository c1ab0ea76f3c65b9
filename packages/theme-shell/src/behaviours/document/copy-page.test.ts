import { afterEach, expect, it, vi } from 'vitest';
import { copyPage } from './copy-page.js';

const button = Object.assign(document.createElement('button'), { className: 'copy-page' });
button.value = '/cloud/intro.md';

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
  const confirm = vi.fn();
  await copyPage(button, confirm);
  expect(written).toEqual(['# Intro\n']);
  expect(confirm).toHaveBeenCalledExactlyOnceWith(button);
  expect(left).toEqual([]);
});

it('opens the Markdown where it cannot be had, or the browser has no clipboard', async () => {
  const { written, left } = stubBrowser(404);
  await copyPage(button, vi.fn());
  vi.stubGlobal('navigator', {});
  await copyPage(button, vi.fn());
  expect(written).toEqual([]);
  expect(left).toEqual(['/cloud/intro.md', '/cloud/intro.md']);
});
