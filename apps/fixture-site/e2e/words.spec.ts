import { expect, type Locator } from '@playwright/test';
import { at, expectAccessible, test } from './site.js';

/** What is shown beside a term; `none` where nothing is. */
const explanation = (term: Locator): Promise<string> =>
  term.evaluate((element) => getComputedStyle(element, '::after').content);

test('a term leads to the glossary, and is explained to a pointer, to the keyboard and to a screen reader', async ({
  page,
}) => {
  await page.goto(at('notes/words'));
  const term = page.getByRole('link', { name: 'CMS' });
  await expect(term).toHaveAccessibleDescription('Where editors write what pages show.');
  expect(await explanation(term)).toBe('none');
  await term.hover();
  expect(await explanation(term)).toContain('Where editors write');
  await page.keyboard.press('Escape');
  await expect.poll(() => explanation(term)).toBe('none');
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'API' }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(term).toBeFocused();
  expect(await explanation(term)).toContain('Where editors write');
  await expectAccessible(page);
  await term.click();
  await expect(page).toHaveURL(/#term-cms$/);
  await expect(page.locator('#term-cms')).toBeInViewport();
});

test('an explanation stays in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(at('notes/words'));
  const term = page.locator('.table .term');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await term.hover();
    await expect(term).toHaveAttribute('data-side', /start|end/);
  }).toPass();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('without a script a term is a link, and definitions and emoji are in the text', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(new URL(at('notes/words'), baseURL).href);
  await expect(page.getByText('What a text may have 🚀 beside letters.')).toBeVisible();
  await expect(page.getByRole('term').first()).toHaveText('Port');
  await expect(page.getByRole('link', { name: 'interface' })).toHaveAttribute('href', /words#term-api$/);
  await page.context().close();
});
