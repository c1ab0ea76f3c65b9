import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Asked, QUERIES, record, reply, useAlgolia } from './algolia.js';
import { openReady } from './site.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const hits = (page: Page) => dialog(page).getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  await openReady(page, '/cloud/intro');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

test('DocSearch’s modal asks once for what is typed in one go, and leads to the section by Enter and by click', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const foreign: string[] = [];
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) foreign.push(request.url());
  });
  await useAlgolia(
    page,
    baseURL,
    async (route) => {
      asked.push((route.request().postDataJSON() as Asked).requests[0]?.query ?? '');
      await reply([record('Caching', 'Measure it twice.')])(route);
    },
    { modal: 'docsearch' },
  );
  await search(page, 'caching');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText('Measure it twice.');
  await expect(hits(page)).toContainText('Caching');
  await expect(dialog(page).getByRole('status')).toHaveText('1 result');
  expect(asked.at(-1)).toBe('caching');
  expect(asked.length).toBeLessThan(4);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cloud\/getting-started\/caching\?mark=caching#measure-it$/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('again');
  await hits(page).first().click();
  await expect(page).toHaveURL(/\?mark=again/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});

test('hostile records are texts in it, found and remembered', async ({ page, baseURL }) => {
  const hostile = record('<script setup>', '<img src=x onerror=alert(1)>');
  await useAlgolia(page, baseURL, reply([hostile]), { modal: 'docsearch' });
  await search(page, 'script');
  await expect(hits(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(hits(page)).toContainText('<script setup>');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(hits(page)).toContainText('<script setup>');
  await expect(dialog(page).locator('img, script')).toHaveCount(0);
});

test('it says that nobody answered, keeps saying it, and Retry mends it', async ({ page, baseURL }) => {
  await useAlgolia(page, baseURL, (route) => route.abort('internetdisconnected'), { modal: 'docsearch' });
  await search(page, 'caching');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results', { timeout: 15_000 });
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.waitForTimeout(1500);
  await expect(alert).toBeVisible();
  await expect(dialog(page).getByText('No results for')).toBeHidden();
  await page.unroute(QUERIES);
  await page.route(QUERIES, reply([record('Caching', 'Again.')]));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(hits(page)).toHaveCount(1);
  await expect(alert).toBeHidden();
});

test('nothing found is said with the texts of the specification, and Escape leads back', async ({ page, baseURL }) => {
  await useAlgolia(page, baseURL, reply([]), { modal: 'docsearch' });
  await search(page, 'zebra');
  await expect(dialog(page)).toContainText('No results for "zebra"');
  await expect(dialog(page)).toContainText('Try searching for');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /Search:%20zebra$/);
  await page.unroute(QUERIES);
  await page.route(QUERIES, reply([record('Projects', '')]));
  await dialog(page).locator('.docsearch-status').getByRole('button').first().click();
  await expect(hits(page)).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).include('.docsearch-status').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
