import { expect, type Page } from '@playwright/test';
import { at, openReady, overhang, test } from './site.js';

interface Word {
  text: string;
  width: number;
  isBroken: boolean;
  /** What its cell has for it, on a phone; a column of a window is as wide as its words. */
  room: number;
}

/** What stands between spaces in cells, through elements in a line. */
const wordsOf = (page: Page): Promise<Word[]> =>
  page.locator('.markdown .table :is(td, th):visible').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const words: Word[] = [];
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      let text = '';
      let rects: DOMRect[] = [];
      const endWord = () => {
        const isBroken =
          Math.max(...rects.map(({ top }) => top)) >= Math.min(...rects.map(({ bottom }) => bottom));
        if (text)
          words.push({ text, width: rects.reduce((sum, { width }) => sum + width, 0), isBroken, room });
        [text, rects] = ['', []];
      };
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: part, index } of node.data.matchAll(/\s+|\S+/g)) {
          if (!part.trim()) {
            endWord();
            continue;
          }
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + part.length);
          text += part;
          rects.push(...range.getClientRects());
        }
      }
      endWord();
      return words;
    }),
  );

/** Of code, at its sides. */
const PADDING = 10;
const LONG = 'src/extensions/<name>/content/abc.json';
const SIGNED = [
  'Content-Type',
  'max-age=31536000,',
  '(--keep-files),',
  'Well-known',
  'on/off,',
  'and/or',
  '--lock-file',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const width of [360, 640, 1440]) {
      test(`no word of a table is on two lines, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at('notes/tables'));
        await page.evaluate(() => document.fonts.ready);
        const words = await wordsOf(page);
        expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining([...SIGNED, LONG]));
        const broken = words.filter(
          (word) => word.isBroken && (width >= 640 || word.width + PADDING <= word.room),
        );
        expect(broken).toEqual([]);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('on a phone a long name is broken where its block has no room for it, and stays in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('notes/tables'));
  const table = page.locator('.table.stack', { hasText: LONG });
  expect((await wordsOf(page)).find(({ text }) => text === LONG)?.isBroken).toBe(true);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('what is copied of a table is what was written', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openReady(page, 'notes/tables');
  const row = page.locator('.table.stack tr', { hasText: LONG });
  const copied = await row.evaluate((cells) => {
    getSelection()?.selectAllChildren(cells);
    return getSelection()?.toString();
  });
  expect(copied).toContain('public, max-age=31536000, immutable');
  expect(copied).toContain(`(--keep-files), of 2023-06-30, at the end of ${LONG}`);
});
