import { expect, type Page } from '@playwright/test';
import { at, complaints, expectAccessible, openReady, overhang, test } from './site.js';

/** What the style sheet shows of a name. */
const shown = (page: Page, text: string) =>
  page
    .locator('.type', { hasText: text })
    .first()
    .evaluate((element) => {
      const { content, display } = getComputedStyle(element, '::after');
      return display === 'none' || content === 'none' ? undefined : content;
    });

test('a name shows its type to a pointer and to a keyboard, and Escape puts it away', async ({ page }) => {
  const said = complaints(page);
  await openReady(page, 'notes/types');
  expect(await shown(page, 'labels')).toBeUndefined();
  await page.locator('.type', { hasText: 'labels' }).first().hover();
  expect(await shown(page, 'labels')).toContain('const labels: string[] | undefined');
  await page.mouse.move(0, 0);

  await page.locator('figure.typed pre').first().focus();
  await page.keyboard.press('Tab');
  expect(await shown(page, 'page')).toContain('const page: Page');
  await page.keyboard.press('Escape');
  expect(await shown(page, 'page')).toBeUndefined();
  expect(said).toEqual([]);
  await expectAccessible(page);
});

test('what is said of lines is seen without scripts, and is in no copy of the code', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('notes/types'));
  const remarks = page.locator('.type-remark');
  await expect(remarks).toHaveCount(5);
  await expect(remarks.first()).toBeVisible();
  await context.close();
});

test('types are beside nothing: on a phone and from right to left nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['notes/types', 'ar/notes/types']) {
    await page.goto(at(address));
    await page.locator('.type', { hasText: 'labels' }).first().hover();
    expect(await overhang(page), address).toBe(0);
  }
});
