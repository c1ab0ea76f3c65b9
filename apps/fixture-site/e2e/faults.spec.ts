import path from 'node:path';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { at, heading, isSameDocument, markDocument, openReady, test, warningsOf } from './site.js';

const PAGE = '**/base/notes/one';
const PLAIN = /\/assets\/plain-.*\.js$/;

/** Answers for a page where it is fetched, ahead or to be shown in place. Its document is the server's. */
const answerFetches = (
  target: Page | BrowserContext,
  answer: (route: Route) => Promise<void>,
): Promise<unknown> =>
  target.route(PAGE, (route) => (route.request().isNavigationRequest() ? route.fallback() : answer(route)));

test('a page that is not found when it is fetched means one warning and a full load', async ({ page }) => {
  const warnings = warningsOf(page);
  await answerFetches(page, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openReady(page, 'notes/two');
  await markDocument(page);
  await page.getByRole('link', { name: 'note one', exact: true }).click();
  await expect(heading(page)).toHaveText('Note one');
  expect(await isSameDocument(page)).toBe(false);
  expect(warnings.filter((text) => text.includes('/base/notes/one'))).toHaveLength(1);
});

test('a page of another build means a full load', async ({ page }) => {
  await answerFetches(page, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const other = html.replace(/"shell":"[^"]+"/, '"shell":"another"');
    expect(other).not.toBe(html);
    await route.fulfill({ response, body: other });
  });
  await openReady(page, 'notes/two');
  await markDocument(page);
  await page.getByRole('link', { name: 'note one', exact: true }).click();
  await expect(heading(page)).toHaveText('Note one');
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that crashes leaves the shell, says why, and is forgotten on the next navigation', async ({
  page,
}) => {
  await openReady(page, 'crash');
  await page.getByRole('button', { name: 'Break it' }).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText('Broken on purpose.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
  await expect(heading(page)).toHaveText('Note one');
  await page.goBack();
  await page.getByRole('button', { name: 'Break it' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Break it' })).toBeVisible();
});

test('a lazy page that fails twice and then comes is fetched again by Retry, each time', async ({ page }) => {
  await openReady(page, '');
  await markDocument(page);
  const asked: string[] = [];
  await page.route(/\/assets\/plain-.*\.js/, (route) => {
    asked.push(route.request().url());
    return asked.length < 3 ? route.abort() : route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'A plain page' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  for (const times of [2, 3]) {
    await retry.click();
    await expect.poll(() => asked.length).toBe(times);
  }
  await expect(heading(page)).toHaveText('A plain page');
  await expect(retry).toHaveCount(0);
  expect(new Set(asked).size).toBe(3);
  expect(await isSameDocument(page)).toBe(true);
});

test('a module without a default export names itself and says what to export', async ({ page }) => {
  await page.route(PLAIN, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const other = 1;' }),
  );
  await openReady(page, '');
  await page.getByRole('main').getByRole('link', { name: 'A plain page' }).click();
  await expect(page.getByRole('main')).toContainText('The page module "plain" has no default export');
});

test('denied storage means one warning, and everything works', async ({ page }) => {
  const warnings = warningsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await openReady(page, 'notes/two');
  await page.getByRole('button', { name: /switch to dark mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1);
});

test('without a network the open page stays usable', async ({ page, context }) => {
  await openReady(page, 'notes/two');
  await context.setOffline(true);
  await page.getByRole('button', { name: /switch to dark mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(heading(page)).toHaveText('Note two');
});

test('a page that cannot be fetched ahead or in place is asked for in full, and the way back works', async ({
  page,
  context,
}) => {
  const warnings = warningsOf(page);
  await answerFetches(context, (route) => route.abort('internetdisconnected'));
  await openReady(page, 'notes/two');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'note one', exact: true }).click();
  await expect.poll(() => warnings.filter((text) => text.includes('/base/notes/one')).length).toBe(1);
  // The browser's own page says that there is no network.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  // It would load itself again as soon as there is one, in the middle of what comes now.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(at('notes/one'));
  await expect(heading(page)).toHaveText('Note one');
});

test('under a wrong base path the home page says which is configured and which would do, as text', async ({
  page,
}) => {
  const files = path.join(import.meta.dirname, '../dist');
  const moved = '/else%3Cb%3Ewhere/';
  await page.route(/\/else.*where\//, (route) => {
    const file = new URL(route.request().url()).pathname.slice(moved.length) || 'index.html';
    return route.fulfill({ path: path.join(files, file) });
  });
  await page.route('**/base/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(moved);
  const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
  await expect(banner).toContainText('Configured base path: /base/');
  await expect(banner).toContainText(`Suggested base path: ${moved}`);
  await expect(banner.locator('b')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('base path');
});

test('where all is well, nothing is said of base paths', async ({ page }) => {
  await openReady(page, '');
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});

test('every document is sent with the policy of the build', async ({ request }) => {
  for (const address of ['', 'notes/one', 'fr/guide/intro', 'nowhere']) {
    const headers = (await request.get(at(address))).headers();
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' https://tags.example.org; style-src 'self';",
    );
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  }
});
