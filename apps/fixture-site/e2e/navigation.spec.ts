import { expect, type Page } from '@playwright/test';
import { at, heading, isSameDocument, markDocument, openReady, test } from './site.js';

/** Writes down what scripts do to the focus and to the scroll position, with what the page looked like then. */
async function recordMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const note = (what: string): void => {
      const active = document.activeElement?.tagName;
      moves.push(
        `${what}: ${document.querySelector('h1')?.textContent}, ${document.title}, focus on ${active}`,
      );
    };
    for (const name of ['scrollTo', 'scrollBy'] as const) {
      const original = window[name].bind(window) as (...args: unknown[]) => void;
      Object.assign(window, {
        [name](...args: unknown[]) {
          note('scroll');
          original(...args);
        },
      });
    }
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (...args) {
      note(`scroll to #${this.id}`);
      scrollIntoView.apply(this, args);
    };
    document.addEventListener('focusin', () => note('focus'));
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves.splice(0));
}

/** Follows a link that is made for the test, so that neither the pointer nor the focus is anywhere before. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);

test('the first load moves nothing, with a hash and without', async ({ page }) => {
  const moves = await recordMoves(page);
  await openReady(page, 'notes/one');
  expect(await moves()).toEqual([]);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await openReady(page, 'notes/parts#pictures');
  await expect(page.locator('#pictures')).toBeInViewport();
  expect(await moves()).toEqual([]);
});

test('a navigation swaps the page, then changes the title, the focus and the position, in that order', async ({
  page,
}) => {
  const moves = await recordMoves(page);
  await openReady(page, 'notes/one');
  await follow(page, at('notes/two'));
  await expect(page).toHaveTitle('Note two | Fixture');
  expect(await moves()).toEqual([
    'focus: Note two, Note two | Fixture, focus on H1',
    'scroll: Note two, Note two | Fixture, focus on H1',
  ]);
  await follow(page, at('notes/parts#pictures'));
  await expect(page.locator('#pictures')).toBeFocused();
  expect(await moves()).toEqual([
    'focus: Parts of pages, Parts of pages | Fixture, focus on H1',
    'focus: Parts of pages, Parts of pages | Fixture, focus on H2',
    'scroll to #pictures: Parts of pages, Parts of pages | Fixture, focus on H2',
  ]);
});

test('a change of the query alone moves nothing and fetches nothing', async ({ page }) => {
  await openReady(page, 'notes/one');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await follow(page, at('notes/one?a=1'));
  await expect(page).toHaveURL(at('notes/one?a=1'));
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(asked.filter((url) => url.includes('notes/one'))).toEqual([]);
});

test('a jump to an anchor steps past the navbar’s hiding once, and the next scroll counts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, 'notes/one#second');
  const hidden = page.locator('html[data-navbar-hidden]');
  await expect(hidden).toBeAttached();
  // A key and no wheel: a browser that is busy drops turns of that.
  await page.keyboard.press('PageUp');
  await expect(hidden).toHaveCount(0);
});

test('pages of an address that nobody serves any more are asked for once, and the answer stays', async ({
  page,
}) => {
  const documents: string[] = [];
  await page.route('**/base/notes/one', (route) => {
    if (route.request().isNavigationRequest()) documents.push(route.request().url());
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' });
  });
  await openReady(page, 'notes/two');
  await page.getByRole('main').getByRole('link', { name: 'note one' }).first().click();
  await expect(heading(page)).toHaveText('Gone');
  await page.waitForTimeout(1000);
  expect(documents).toHaveLength(1);
});

test('a page that can never be fetched again is loaded in full each time, and none twice', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/base/notes/*', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await openReady(page, 'notes/two');
  await page.getByRole('main').getByRole('link', { name: 'note one' }).first().click();
  await expect(page.locator('html[data-shell="ready"]')).toBeAttached();
  await expect(heading(page)).toHaveText('Note one');
  await page.waitForTimeout(1000);
  expect(documents).toEqual([at('notes/two'), at('notes/one')]);
});

test('one step back closes the drawer, whatever is behind it in the history', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openReady(page, 'notes/two');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'note one' }).first().click();
  await expect(heading(page)).toHaveText('Note one');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Note one');
  await page.goBack();
  await expect(heading(page)).toHaveText('Note two');
  expect(await isSameDocument(page)).toBe(true);
});

test('a change of the system’s colors does not take the reader’s choice away', async ({ page }) => {
  await openReady(page, 'notes/two');
  await page.getByRole('button', { name: /switch to dark mode/ }).click();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  }
});
