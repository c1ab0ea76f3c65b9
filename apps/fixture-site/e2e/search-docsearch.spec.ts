import { expect, type Page } from '@playwright/test';
import { type Asked, QUERIES, record, reply, serveAlgolia } from './algolia.js';
import { complaints, expectAccessible, openReady, TAG_MANAGER, test } from './site.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const hits = (page: Page) => dialog(page).getByRole('option');

async function search(page: Page, query: string): Promise<void> {
  await openReady(page, 'notes/one');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

const expectNoViolations = (page: Page) =>
  expectAccessible(page, { within: '.DocSearch-Container', modes: ['light'] });

test('DocSearch’s modal leads to the section by Enter and by click, and asks nobody but the site’s engine', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  const foreign: string[] = [];
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  page.on('request', (request) => {
    const { origin, href } = new URL(request.url());
    if (![baseURL, new URL(TAG_MANAGER).origin].includes(origin)) foreign.push(href);
  });
  await serveAlgolia(
    page,
    baseURL,
    async (route) => {
      const query = (route.request().postDataJSON() as Asked).requests[0]?.query ?? '';
      asked.push(query);
      await reply([record('Caching', `Measure it ${query === 'again' ? query : 'twice'}.`)])(route);
    },
    { modal: 'docsearch' },
  );
  await search(page, 'caching');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText('Measure it twice.');
  await expect(hits(page)).toContainText('Caching');
  await expect(dialog(page).getByRole('status')).toHaveText('1 result');
  await expect.poll(() => asked.at(-1)).toBe('caching');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/base\/notes\/caching\?mark=caching#measure-it$/);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('again');
  // What was searched for before, and what is found for the first letters, stands there until then.
  await hits(page).filter({ hasText: 'Measure it again.' }).click();
  await expect(page).toHaveURL(/\?mark=again/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});

test('a slow answer takes neither the focus nor the letters, and Enter waits for it', async ({
  page,
  baseURL,
}) => {
  let answerAll = (): void => undefined;
  const held = new Promise<void>((resolve) => (answerAll = resolve));
  await serveAlgolia(
    page,
    baseURL,
    async (route) => {
      const { query } = (route.request().postDataJSON() as Asked).requests[0] ?? { query: '' };
      if (query === 'caching') await held;
      await reply([record(query, 'Measure it twice.')])(route);
    },
    { modal: 'docsearch' },
  );
  await search(page, 'cach');
  await expect(hits(page)).toContainText('cach');
  await page.keyboard.type('ing');
  await page.waitForTimeout(800); // longer than the modal itself is patient
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('caching');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  answerAll();
  await expect(page).toHaveURL(/\?mark=caching/);
  await expect(dialog(page)).toBeHidden();
});

test('hostile records are texts in it, found and remembered', async ({ page, baseURL }) => {
  const hostile = record('<script setup>', '<img src=x onerror=alert(1)>');
  await serveAlgolia(page, baseURL, reply([hostile]), { modal: 'docsearch' });
  await search(page, 'script');
  await expect(hits(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(hits(page)).toContainText('<script setup>');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(hits(page)).toContainText('<script setup>');
  await expect(dialog(page).locator('img, script')).toHaveCount(0);
});

test('axe finds nothing in its states', async ({ page, baseURL }) => {
  await serveAlgolia(page, baseURL, reply([record('Caching', 'Measure it twice.')]), { modal: 'docsearch' });
  await search(page, '');
  await expectNoViolations(page);
  await page.keyboard.type('caching');
  await expect(hits(page)).toHaveCount(1);
  await expectNoViolations(page);
  await page.unroute(QUERIES);
  await page.route(QUERIES, reply([]));
  await field(page).fill('zebra');
  await expect(dialog(page)).toContainText('Try searching for');
  await expectNoViolations(page);
  await page.unroute(QUERIES);
  await page.route(QUERIES, (route) => route.fulfill({ status: 403, json: { message: 'Invalid key' } }));
  await field(page).fill('horse');
  await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results', { timeout: 15_000 });
  await expectNoViolations(page);
});

test('it works under the policy of the build, with Trusted Types', async ({ page, baseURL }) => {
  const problems = complaints(page);
  await serveAlgolia(page, baseURL, reply([record('Caching', 'Measure <b>it</b> twice.')]), {
    modal: 'docsearch',
  });
  await search(page, 'caching');
  await expect(hits(page)).toContainText('Measure <b>it</b> twice.');
  await expect(dialog(page).getByRole('img', { name: 'Algolia' }).locator('path').first()).toHaveCSS(
    'fill',
    /rgb/,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear the highlights' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('it says that nobody answered, keeps saying it, and Retry mends it', async ({ page, baseURL }) => {
  await serveAlgolia(page, baseURL, (route) => route.abort('internetdisconnected'), { modal: 'docsearch' });
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

test('nothing found is said with the texts of the specification, and Escape leads back', async ({
  page,
  baseURL,
}) => {
  await serveAlgolia(page, baseURL, reply([]), {
    modal: 'docsearch',
    feedbackHref: 'https://example.org/report?title=Search:%20{query}',
  });
  await search(page, 'zebra');
  await expect(dialog(page)).toContainText('No results for "zebra"');
  await expect(dialog(page)).toContainText('Try searching for');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /Search:%20zebra$/,
  );
  await page.unroute(QUERIES);
  await page.route(QUERIES, reply([record('Projects', '')]));
  await dialog(page).locator('.docsearch-status').getByRole('button').first().click();
  await expect(hits(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('the keyboard stays in it, and the focus comes back', async ({ page, baseURL }) => {
  await serveAlgolia(page, baseURL, reply([record('Caching', 'Once.'), record('Cost', 'Twice.')]), {
    modal: 'docsearch',
  });
  await openReady(page, 'notes/one');
  const link = page.getByRole('link', { name: 'Search' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('c');
  await expect(hits(page)).toHaveCount(2);
  for (let tab = 0; tab < 8; tab++) await page.keyboard.press('Tab');
  const isOutside = () =>
    page.evaluate(() => !document.activeElement?.closest('.DocSearch-Container, body:focus'));
  expect(await isOutside()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('c');
  await expect(hits(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opened).waitForURL(/mark=c/);
});

test('it shows everything at 320 px', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await serveAlgolia(page, baseURL, reply([record('Caching', 'Measure it twice.')]), { modal: 'docsearch' });
  await search(page, 'caching');
  await expect(hits(page)).toBeInViewport();
  const wide = await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(wide).toBe(false);
});
