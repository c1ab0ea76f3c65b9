import { expect, type Page, type Route } from '@playwright/test';
import { type Asked, QUERIES, record, reply, serveAlgolia } from './algolia.js';
import { openReady, test } from './site.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const options = (page: Page) => dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('option');
const body = (page: Page) => dialog(page).locator('.search-body');
async function search(page: Page, query: string): Promise<void> {
  await openReady(page, 'notes/one');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type(query);
}

test('results, asked for with the language and the versions, lead to their sections', async ({
  page,
  baseURL,
}) => {
  const asked: Asked[] = [];
  await serveAlgolia(page, baseURL, async (route) => {
    asked.push(route.request().postDataJSON() as Asked);
    await reply([record('Caching', 'Measure it twice.')])(route);
  });
  await search(page, 'caching');
  await expect(options(page)).toHaveText(['CachingMeasure it twice.']);
  await expect(dialog(page).getByRole('status')).toHaveText('1 result');
  expect(asked[0]?.requests[0]?.facetFilters).toContain('language:en');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/base\/notes\/caching\?mark=caching#measure-it$/);
});

for (const [name, fail] of [
  ['a refused key', (route: Route) => route.fulfill({ status: 403, json: { message: 'Invalid key' } })],
  ['too many questions', (route: Route) => route.fulfill({ status: 429, json: { message: 'Too many' } })],
  ['a broken server', (route: Route) => route.fulfill({ status: 500, json: {} })],
  ['no network', (route: Route) => route.abort('internetdisconnected')],
  ['no answer in time', () => new Promise<void>(() => undefined)],
] as const)
  test(`${name} is an error that stays, and Retry mends it`, async ({ page, baseURL }) => {
    await serveAlgolia(page, baseURL, fail, {}, 5000);
    await search(page, 'caching');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results', { timeout: 15_000 });
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(QUERIES);
    await page.route(QUERIES, reply([record('Caching', '')]));
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(options(page)).toHaveCount(1);
  });

test('a slow answer says that it is on its way, and never replaces a later one', async ({
  page,
  baseURL,
}) => {
  let answerFirst = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  await serveAlgolia(page, baseURL, async (route) => {
    const { query } = (route.request().postDataJSON() as Asked).requests[0] ?? { query: '' };
    if (query === 'cach') await held;
    await reply([record(query, '')])(route);
  });
  await search(page, 'cach');
  await expect(body(page)).toHaveText('Searching…');
  await page.keyboard.type('ing');
  await expect(options(page)).toHaveText(['caching']);
  answerFirst();
  await page.waitForTimeout(500); // time for the late answer to be shown, if it were
  await expect(options(page)).toHaveText(['caching']);
});
