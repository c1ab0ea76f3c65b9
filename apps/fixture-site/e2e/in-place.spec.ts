import { expect, type Page } from '@playwright/test';
import {
  at,
  complaints,
  heading,
  isSameDocument,
  markDocument,
  openReady,
  shellReady,
  sidebar,
  test,
} from './site.js';

const SHORT = 'notes/two';
const LONG = 'notes/one';
const PARTS = 'Parts of pages';
const PARTS_PAGE = at('notes/parts');

const linkToParts = (page: Page) => sidebar(page).getByRole('link', { name: PARTS });

/** Paths of pages that are fetched from now on, ahead or to be shown in place, without the documents that the browser loads. */
function fetchedPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = pathname.startsWith(at('')) && !/\.\w+$/.test(pathname);
    if (isPage && !request.isNavigationRequest()) paths.push(pathname);
  });
  return paths;
}

test('a click in the sidebar swaps the page in place: title, focus, top, current item', async ({ page }) => {
  await openReady(page, LONG);
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await sidebar(page).getByRole('link', { name: 'Note two' }).click();

  await expect(heading(page)).toHaveText('Note two');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page).toHaveURL(at(SHORT));
  await expect(page).toHaveTitle('Note two | Fixture');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', at(SHORT));
  await expect(page.locator('#docs-announcer')).toHaveText('Note two');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://fixture.example.org${at(SHORT)}`,
  );
});

test('next and previous lead through the sidebar and back', async ({ page }) => {
  await openReady(page, LONG);
  await markDocument(page);
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByRole('link', { name: /Previous/ })).toHaveCount(0);
  await pages.getByRole('link', { name: /Next/ }).click();
  await expect(heading(page)).toHaveText('Note two');
  await pages.getByRole('link', { name: /Previous/ }).click();
  await expect(heading(page)).toHaveText('Note one');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a section of another page arrives at the section', async ({ page }) => {
  await openReady(page, '');
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'to the section';
      document.querySelector('main')?.append(link);
    },
    `${at(LONG)}#second`,
  );
  await markDocument(page);
  await page.getByRole('link', { name: 'to the section' }).click();
  await expect(page.locator('#second')).toBeFocused();
  await expect(page.locator('#second')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to an address that leads elsewhere shows that page in place, under its own address', async ({
  page,
}) => {
  await openReady(page, SHORT);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'to the old address';
    document.querySelector('main')?.append(link);
  }, at('old-notes'));
  await markDocument(page);
  await page.getByRole('link', { name: 'to the old address' }).click();
  await expect(heading(page)).toHaveText('Note one');
  await expect(page).toHaveURL(at(LONG));
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward restore page and scroll position', async ({ page }) => {
  await openReady(page, LONG);
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await linkToParts(page).click();
  await expect(heading(page)).toHaveText(PARTS);

  await page.goBack();
  await expect(heading(page)).toHaveText('Note one');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.goForward();
  await expect(heading(page)).toHaveText(PARTS);
  expect(await isSameDocument(page)).toBe(true);
});

test('the article of the first page is never replaced by hydration', async ({ page }) => {
  await page.goto(at(SHORT));
  await page.locator('.markdown').evaluate((node) => Object.assign(node, { fromServer: true }));
  await shellReady(page);
  expect(await page.locator('.markdown').evaluate((node) => 'fromServer' in node)).toBe(true);
});

test('the progress bar appears only once a navigation has lasted 200 ms', async ({ page }) => {
  await openReady(page, SHORT);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${PARTS_PAGE}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const seen = { at: 0, start: performance.now() };
    Object.assign(window, { progressSeen: seen });
    new MutationObserver(() => {
      if (document.querySelector('.progress')) seen.at ||= performance.now() - seen.start;
    }).observe(document.body, { childList: true });
    link.click();
  }, PARTS_PAGE);
  const bar = page.locator('.progress');
  await expect(bar).toBeAttached();
  await expect(bar).toHaveAttribute('aria-hidden', 'true');
  const appeared = await page.evaluate(
    () => (window as unknown as { progressSeen: { at: number } }).progressSeen.at,
  );
  expect(appeared).toBeGreaterThanOrEqual(199);
  // The current page stays until the next one is there.
  await expect(heading(page)).toHaveText('Note two');
  release();
  await expect(heading(page)).toHaveText(PARTS);
  await expect(bar).toHaveCount(0);
});

test('a shell that does not come leaves the page as it is, with one warning', async ({ page }) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && messages.push(message.text()));
  await page.route('**/assets/data/site.*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(at(LONG));
  await expect.poll(() => messages.join()).toContain('The shell could not be loaded');
  await linkToParts(page).click();
  await expect(heading(page)).toHaveText(PARTS);
  expect(messages.filter((text) => !text.includes('The shell could not be loaded'))).toEqual([]);
});

test('visible links are prefetched, each once, and hovering fetches for real', async ({ page }) => {
  const fetched = fetchedPages(page);
  await openReady(page, LONG);
  await expect(page.locator(`link[rel=prefetch][href="${PARTS_PAGE}"]`)).toHaveCount(1);
  await expect.poll(() => fetched).toContain(PARTS_PAGE);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('nothing is fetched ahead for readers who save data', async ({ page }) => {
  const fetched = fetchedPages(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openReady(page, LONG);
  await linkToParts(page).hover();
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
  await linkToParts(page).click();
  await expect(heading(page)).toHaveText(PARTS);
  expect(fetched).toEqual([PARTS_PAGE]);
});

test('links with modifier keys, targets and downloads are left to the browser', async ({ page, context }) => {
  await openReady(page, LONG);
  await markDocument(page);
  const opened = context.waitForEvent('page');
  await linkToParts(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(at(LONG));
});

test('a swap works under the policy of the build, with Trusted Types', async ({ page }) => {
  const found = complaints(page);
  await openReady(page, 'notes/parts');
  await markDocument(page);
  // Image zoom comes last, a second after the page.
  await expect(page.getByRole('button', { name: /^Zoom: / })).toBeAttached();
  await sidebar(page).getByRole('link', { name: 'Note one' }).click();
  await expect(heading(page)).toHaveText('Note one');
  await expect(page.locator('.markdown p').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(found).toEqual([]);
});
