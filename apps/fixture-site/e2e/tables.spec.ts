import { expect, type Page } from '@playwright/test';
import { at, expectAccessible, heading, openReady, overhang, test } from './site.js';

const tableBelow = (page: Page, title: string) =>
  page.locator(`.heading:has-text("${title}") + .table, dialog .table`).first();
const enlarge = (page: Page) => page.getByRole('button', { name: 'Show the table full screen' });

test('the head of a table that has room follows the reader, below the navbar', async ({ page }) => {
  await page.goto(at('notes/tables'));
  const long = tableBelow(page, 'longer than the window');
  await expect(long).toHaveAttribute('data-fits', '');
  await long.getByText('row 40', { exact: true }).scrollIntoViewIfNeeded();
  await expect(long.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
  await expectAccessible(page);
});

test('a table without room keeps its identifiers whole, and opens full screen by the keyboard', async ({
  page,
}) => {
  await openReady(page, 'notes/tables');
  const wide = tableBelow(page, 'wider than the page');
  await expect(wide).not.toHaveAttribute('data-fits');
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const heights = await wide
    .locator('td code')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
  await expect(enlarge(page)).toHaveCount(1);

  const before = await page
    .locator('.markdown')
    .first()
    .evaluate((article) => article.clientHeight);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'One that is wider than the page' });
  await expect(dialog.locator('.table')).toBeFocused();
  await expect(dialog.locator('.enlarge')).toBeHidden();
  await expectAccessible(page);
  const during = await page.locator('main .markdown').evaluate((article) => article.clientHeight);
  expect(during).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'a link' }).click();
  await expect(heading(page)).toHaveText('Note one');
  await expect(page.locator('dialog.full-screen')).toHaveCount(0);
});

test('a table loses and gets its room with the window', async ({ page }) => {
  await page.goto(at('notes/tables'));
  const wide = tableBelow(page, 'wider than the page');
  await expect(enlarge(page)).toBeVisible();
  await page.setViewportSize({ width: 2400, height: 900 });
  const fits = () => wide.evaluate((table) => table.scrollWidth <= table.clientWidth);
  await expect.poll(() => wide.getAttribute('data-fits').then((mark) => mark === '')).toBe(await fits());
  await page.setViewportSize({ width: 400, height: 900 });
  await expect(wide).not.toHaveAttribute('data-fits');
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('three columns of sentences have room beside each other', async ({ page }) => {
  await page.goto(at('notes/tables'));
  await expect(tableBelow(page, 'One of sentences')).toHaveAttribute('data-fits', '');
});

test('on a phone a row of sentences is one block, with lines between rows alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('notes/tables'));
  const rows = tableBelow(page, 'One of sentences').locator('tbody tr');
  const lines = (cells: string) =>
    rows.locator(cells).evaluateAll((all) => all.map((cell) => getComputedStyle(cell).borderTopWidth));
  expect(new Set(await lines('td'))).toEqual(new Set(['0px']));
  expect(await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).borderTopWidth))).toEqual([
    '0px',
    '1px',
  ]);
});

test('on a phone a name that is wider than its block stays in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at('notes/tables'));
  const cell = tableBelow(page, 'One of sentences').locator('td:has-text("fallbackPorts")');
  const beyond = await cell.evaluate((block) =>
    Math.max(
      ...[...block.querySelectorAll('code')].map(
        (name) => name.getBoundingClientRect().right - block.getBoundingClientRect().right,
      ),
    ),
  );
  expect(beyond).toBeLessThanOrEqual(0);
});
