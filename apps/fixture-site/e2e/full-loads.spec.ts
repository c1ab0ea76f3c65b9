import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect, type Page } from '@playwright/test';
import { at, complaints, heading, openReady, test } from './site.js';

/** What fades in on arrival: the names of animations that the browser makes for the document. */
const watchArrival = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      document.documentElement.dataset.arrival = viewTransition ? 'fades in' : 'at once';
    });
  });

const arrival = (page: Page) => page.locator('html').getAttribute('data-arrival');

/** Keeps the shell away, so that links load documents. */
const withoutShell = (page: Page) => page.route('**/assets/shell-*.js', (shell) => shell.abort());

/** Documents that the browser fetches ahead by the rules of the site, and what it has against these. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const found: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') found.push(new URL(prefetchUrl).pathname);
  });
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage !== undefined) found.push(ruleSet.errorMessage);
  });
  await session.send('Preload.enable');
  return found;
}

/** How the document came: empty from the network. */
const delivery = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & { deliveryType?: string }).deliveryType;
  });

test('a document that is loaded in full fades in, moves nothing and is in nobody’s way', async ({ page }) => {
  await withoutShell(page);
  await watchArrival(page);
  await watchShifts(page);
  await page.goto(at('notes/one'));
  expect(await arrival(page)).toBe('at once');
  // A browser that is busy for four seconds shows the page without.
  await expect(async () => {
    await page.goto(at('notes/one'));
    await page.getByRole('link', { name: 'Note two' }).first().click();
    await expect(heading(page)).toHaveText('Note two');
    expect(await arrival(page)).toBe('fades in');
  }).toPass();
  await page.goBack();
  await expect(heading(page)).toHaveText('Note one');
  expect(await shiftsIn(page)).toEqual([]);
});

test('with reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutShell(page);
  await watchArrival(page);
  await page.goto(at('notes/one'));
  await page.getByRole('link', { name: 'Note two' }).first().click();
  await expect(heading(page)).toHaveText('Note two');
  expect(await arrival(page)).toBe('at once');
});

test('a document is fetched ahead where its link would load it in full, and only there', async ({ page }) => {
  const said = complaints(page);
  const ahead = await watchPrefetches(page);
  await withoutShell(page);
  await page.goto(at('notes/one'));
  await page.getByRole('link', { name: 'Note two' }).first().hover();
  await expect.poll(() => ahead).toEqual([at('notes/two')]);
  expect(await delivery(page)).toBe('');
  await page.getByRole('link', { name: 'Note two' }).first().click();
  await expect(heading(page)).toHaveText('Note two');
  expect(await delivery(page)).toBe('navigational-prefetch');
  expect(said.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);

  // The shell follows links by itself, but for those to another language.
  await page.unroute('**/assets/shell-*.js');
  await openReady(page, 'notes/one');
  ahead.length = 0;
  await page.getByRole('link', { name: 'Note two' }).first().hover();
  await page.waitForTimeout(600);
  expect(ahead).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Français' }).first().hover();
  await expect.poll(() => ahead).toEqual([at('fr/notes/one')]);
});
