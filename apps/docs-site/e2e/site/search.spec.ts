import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleAtEveryWidth,
  isSameDocument,
  markDocument,
  openReady,
  titleOf,
} from '../built-site.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the documentation' });
const options = (page: Page) => dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('option');
const body = (page: Page) => dialog(page).locator('.search-body');
const INDEX = /\/_search\.json|\/assets\/search\//;

async function openSearch(page: Page, route = '/cloud/intro'): Promise<void> {
  await openReady(page, route);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('the dialog', () => {
  test('opens by key, slash and link, keeps the focus in it and gives it back', async ({ page }) => {
    await openReady(page, '/cloud/intro');
    const link = page.getByRole('link', { name: 'Search' });
    await link.focus();
    for (const key of ['Control+k', 'Meta+k', '/', 'Enter']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      for (let tab = 0; tab < 6; tab++) await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    await link.click();
    await expect(field(page)).toBeFocused();
  });

  test('costs nothing before it is wanted', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openReady(page, '/cloud/intro');
    await page.waitForTimeout(1500);
    const parts = /(open-search|embedded-provider|show-marks)-|assets\/search\//;
    expect(asked.filter((url) => parts.test(url))).toEqual([]);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect.poll(() => asked.filter((url) => parts.test(url)).length).toBeGreaterThan(1);
  });

  test('what is typed while it loads is not lost', async ({ page }) => {
    await page.route('**/assets/open-search-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await openReady(page, '/cloud/intro');
    await page.keyboard.press('/');
    await page.keyboard.type('cache');
    await expect(field(page)).toHaveValue('cache');
    await expect(options(page).first()).toBeVisible();
  });

  test('a hit opens its section in place, with the words marked until they are cleared', async ({ page }) => {
    await openSearch(page);
    await markDocument(page);
    await page.keyboard.type('cdn api responses');
    await expect(options(page).first()).toContainText('Let the CDN keep API responses');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      /\/cloud\/getting-started\/caching\?mark=[^#]+#let-the-cdn-keep-api-responses$/,
    );
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      titleOf('/cloud/getting-started/caching'),
    );
    await expect(page.locator('#let-the-cdn-keep-api-responses')).toBeFocused();
    const marks = () => page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
    await expect.poll(async () => (await marks()).includes('CDN')).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the highlights' }).click();
    await expect.poll(marks).toEqual([]);
    await expect(page).toHaveURL(/caching#let-the-cdn/);
  });

  test('a hit on the same page scrolls there and marks', async ({ page }) => {
    await openSearch(page, '/cloud/getting-started/caching');
    await page.keyboard.type('cdn api responses');
    await expect(body(page)).toHaveAttribute('data-state', 'results');
    await options(page).first().click();
    await expect(page.locator('#let-the-cdn-keep-api-responses')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Clear the highlights' })).toBeVisible();
  });

  test('a modified Enter opens a new tab and leaves the dialog open', async ({ page, context }) => {
    await openSearch(page);
    await page.keyboard.type('cache');
    await expect(options(page).first()).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await opened).waitForURL(/mark=cache/);
    await expect(field(page)).toBeFocused();
  });

  test('moves by arrow keys, Home and End, and keeps the option in view', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('cache');
    // Results of the letters before would give their place to those of the word, and the first would be selected again.
    await expect(body(page)).toHaveAttribute('data-state', 'results');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).last()).toBeInViewport();
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the states', () => {
  test('every one of them passes axe', async ({ page }) => {
    await openSearch(page);
    await expectAccessibleAtEveryWidth(page);
    await page.keyboard.type('deploy');
    await expect(body(page)).toHaveAttribute('data-state', 'results');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await expectAccessibleAtEveryWidth(page);
    await field(page).fill('qqqzzzq');
    await expect(body(page)).toHaveAttribute('data-state', 'none');
    for (const text of [
      'No results for “qqqzzzq”',
      'Try searching for',
      'Believe this query should return results?',
      'Let us know.',
    ])
      await expect(body(page)).toContainText(text);
    await expectAccessibleAtEveryWidth(page);
  });

  test('loading says so, and the answer of a slow network comes', async ({ page }) => {
    let answerAll = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerAll = resolve));
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page);
    await page.keyboard.type('cache');
    await expect(body(page)).toHaveText('Searching…');
    answerAll();
    await expect(options(page).first()).toBeVisible();
  });

  test('320 px and forced colors show everything', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openSearch(page);
    await page.keyboard.type('cache');
    await expect(options(page).first()).toBeVisible();
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(overflow).toBe(false);
    const outline = await options(page)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });
});

test('works under a strict policy with Trusted Types', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.route('**/cloud/intro', async (route) => {
    const response = await route.fetch();
    const policy =
      "default-src 'self'; script-src 'self'; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types docs-shell";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await openSearch(page);
  await page.keyboard.type('cache');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear the highlights' })).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('the search page', () => {
  test('results have their styles where the dialog was never opened', async ({ page }) => {
    await openReady(page, '/search?q=cache');
    const results = page.locator('.search-results');
    await expect(results).toHaveCSS('list-style-type', 'none');
    await expect(results.locator('mark').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('searches for the query of its address, keeps it there and takes its title from it', async ({
    page,
  }) => {
    await openReady(page, '/search?q=cache');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “cache”');
    await expect(page).toHaveTitle(/^Search results for “cache” \| /);
    await expect(page.locator('.search-results > li').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await page.getByRole('textbox', { name: 'Search the documentation' }).fill('deploy');
    await expect(page).toHaveURL(/\/search\?q=deploy$/);
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
  });

  test('more results come by scrolling and by the button', async ({ page }) => {
    await openReady(page, '/search?q=the%20project');
    const items = page.locator('.search-results > li');
    await expect(items).toHaveCount(10);
    await page.getByRole('button', { name: 'Show more results' }).press('Enter');
    await expect.poll(() => items.count()).toBeGreaterThan(10);
    const count = await items.count();
    // The page may still be on its smooth way to the button, which ends where the button was: a reader then turns the wheel again.
    const scrollOn = async (): Promise<number> => {
      await page.mouse.wheel(0, 20_000);
      return items.count();
    };
    await expect.poll(scrollOn).toBeGreaterThan(count);
  });

  test('the dialog leads to it in place, with the title of the results', async ({ page }) => {
    await openSearch(page);
    await markDocument(page);
    await page.keyboard.type('cache');
    await dialog(page)
      .getByRole('link', { name: /^See all \d+ results$/ })
      .click();
    await expect(page.locator('.search-results > li').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Search results for “cache”/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('axe finds nothing in its results', async ({ page }) => {
    await openReady(page, '/search?q=cache');
    await expect(page.locator('.search-results > li').first()).toBeVisible();
    await expectAccessibleAtEveryWidth(page, [320, 1440]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to a form that posts its query, and to what to enable', async ({ page }) => {
    await page.goto('/cloud/intro');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByText('Searching needs JavaScript.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search the documentation' }).fill('cache');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=cache$/);
  });
});

test('browsers are told how to search', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=search]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(await response.text()).toContain('/search?q={searchTerms}');
  const head = page.locator('head link[rel=search]');
  await expect(head).toHaveAttribute('type', 'application/opensearchdescription+xml');
});

test('nothing of the landing page moves when the search opens, whose styles come then', async ({ page }) => {
  await openReady(page, '/');
  const places = () =>
    page
      .locator('main a, main button, main h1')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON() as object),
      );
  const before = await places();
  expect(before.length).toBeGreaterThan(10);
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
  expect(await places()).toEqual(before);
});
