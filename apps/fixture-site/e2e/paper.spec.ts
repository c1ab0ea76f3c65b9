import { expect, type Page } from '@playwright/test';
import { watchShifts, shiftsIn } from '@org/browser-tests/layout-shifts';
import { at, expectAccessible, openReady, overhang, test } from './site.js';

test('on paper a page says its own address, and links where they lead, whole', async ({ page }) => {
  await openReady(page, 'notes/marks');
  const address = page.locator('.page-address');
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toHaveText('https://fixture.example.org/base/notes/marks');
  await expect(address).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const link = page.getByRole('link', { name: 'Deploy' });
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(new URL(at('notes/one'), page.url()).href);
});

/** Whether nothing that is printed is cut at a side: paper does not scroll. */
const cutParts = (page: Page): Promise<string[]> =>
  page
    .locator('.markdown')
    .evaluate((article) =>
      [...article.querySelectorAll<HTMLElement>('.table, pre, table, figure')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );

test('on paper no table and no code is cut, and what is folded away is there', async ({ page }) => {
  // What a sheet of A4 has between its margins.
  await page.setViewportSize({ width: 680, height: 960 });
  for (const address of ['notes/tables', 'notes/code', 'notes/parts']) {
    await openReady(page, address);
    await page.emulateMedia({ media: 'print' });
    expect(await cutParts(page), address).toEqual([]);
    expect(await overhang(page), address).toBe(0);
    await expect(page.locator('button').locator('visible=true')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.locator('.markdown').evaluate((article) => {
    const details = Object.assign(document.createElement('details'), { className: 'details' });
    const text = Object.assign(document.createElement('p'), { textContent: 'Folded' });
    details.append(document.createElement('summary'), text);
    article.append(details);
  });
  await expect(page.getByText('Folded', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Folded', { exact: true })).toBeVisible();
});

/** Words in tables, and parts of names between their signs, that stand on two lines. A capital inside a long name begins a part, too. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('.markdown .table').evaluateAll((tables) => {
    const lines = (text: Text, start: number, length: number): number => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return tables.flatMap((table) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu))
          if (lines(text, index, word.length) > 1) broken.push(word);
      }
      // Neighbours that no sign parts are parts of one word.
      for (const mark of table.querySelectorAll('wbr')) {
        const [before, after] = [
          mark.previousSibling?.textContent ?? '',
          mark.nextSibling?.textContent ?? '',
        ];
        if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{Ll}\p{N}]/u.test(after)) broken.push(before + after);
      }
      return broken;
    });
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on paper a wide table breaks names at their signs alone, and on a screen nowhere', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 680, height: 960 });
      await page.goto(at('notes/tables'));
      const name = page.locator('code', { hasText: 'settings.connection.pool.acquireTimeout' });
      await expect(name).toHaveJSProperty('innerText', 'settings.connection.pool.acquireTimeout');
      expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await name.evaluate((code) => code.getClientRects().length)).toBeGreaterThan(1);
      expect(await brokenWords(page)).toEqual([]);
      expect(await cutParts(page)).toEqual([]);
    });
  });
}

test('a page in dark mode is printed on white, with the pictures that are for it', async ({ page }) => {
  await openReady(page, 'notes/parts');
  await page.locator('.markdown').evaluate((article) => {
    document.documentElement.dataset.theme = 'dark';
    for (const className of ['only-light', 'only-dark'])
      article.append(Object.assign(document.createElement('p'), { className, textContent: className }));
  });
  const [light, dark] = [page.locator('p.only-light'), page.locator('p.only-dark')];
  await expect(light).toBeHidden();
  await expect(dark).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('every kind of page says its own address on paper', async ({ page }) => {
  for (const address of ['', 'notes/tags', 'search']) {
    await page.goto(at(address));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.page-address')).toHaveText(`https://fixture.example.org/base/${address}`);
    await expect(page.locator('.page-address')).toBeVisible();
  }
});

test('contents fold into the page where they would crowd the article', async ({ page }) => {
  await page.goto(at('notes/marks'));
  for (const [width, isBeside] of [
    [1200, true],
    [1199, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.toc')).toBeVisible({ visible: isBeside });
    await expect(page.locator('.toc-mobile')).toBeVisible({ visible: !isBeside });
  }
});

/** Whole pixels from the lower edge of one part to the upper edge of another, once nothing of them moves any more. */
const distance = (page: Page, above: string, below: string): Promise<number> =>
  page.evaluate(
    async (selectors) => {
      const [upper, lower] = selectors.map((selector) => document.querySelector(selector));
      const look = () => [
        upper?.getBoundingClientRect().bottom ?? 0,
        lower?.getBoundingClientRect().top ?? 0,
      ];
      for (let [last, now] = [[NaN, NaN], look()]; last.join() !== now.join(); last = now, now = look())
        await new Promise((resolve) => setTimeout(resolve, 250));
      const [bottom = 0, top = 0] = look();
      return Math.round(top - bottom);
    },
    [above, below],
  );

test('on a phone the contents stay in reach, and give way to what is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await openReady(page, 'notes/parts');
  const contents = page.locator('.toc-mobile');
  await page.getByRole('heading', { name: 'Links' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -40); // the navbar is there while the reader scrolls up
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar-hidden');
  await expect.poll(() => distance(page, '.navbar', '.toc-mobile')).toBe(0);

  const before = await page.evaluate(() => scrollY);
  await contents.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(contents.getByRole('link', { name: 'Deeper' })).toBeVisible();
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await expect(contents.locator('ul')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expectAccessible(page, { within: '.toc-mobile' });
  const choice = contents.getByRole('link', { name: 'Pictures' });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('notes/parts#pictures'));
  await expect(contents).not.toHaveAttribute('open');
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeInViewport();
  await expect.poll(() => distance(page, '.toc-mobile', '#pictures')).toBeGreaterThan(0);
  expect(await shiftsIn(page)).toEqual([]);
});

test('the foot of the page says whose it is, of which version, and what it may be used for', async ({
  page,
}) => {
  await page.goto(at('notes/marks'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Fixture');
  await expect(footer).toContainText('2.0.1');
  await expect(footer.getByRole('link', { name: 'CC0' })).toHaveAttribute('rel', 'noopener');
  const french = footer
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', at('fr/notes/marks'));
  await expectAccessible(page, { within: '.footer' });
});
