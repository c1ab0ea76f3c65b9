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

/** Told with the first frame, which comes after the first words. */
const arrival = (page: Page) => page.locator('html[data-arrival]').getAttribute('data-arrival');

/** Keeps the shell away, so that links load documents. */
const withoutShell = (page: Page) => page.route('**/assets/shell-*.js', (shell) => shell.abort());

interface Speculation {
  /** Documents that the browser has fetched ahead by the rules of the site, and what it has against these. */
  ahead: string[];
  /** Once the browser has the rules, which it asks for after all else. */
  hasRules: Promise<void>;
}

async function watchSpeculation(page: Page): Promise<Speculation> {
  const ahead: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ahead.push(new URL(prefetchUrl).pathname);
  });
  const hasRules = new Promise<void>((resolve) => {
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
      if (ruleSet.errorMessage !== undefined) ahead.push(ruleSet.errorMessage);
      resolve();
    });
  });
  await session.send('Preload.enable');
  return { ahead, hasRules };
}

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

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

const READERS_WHO_WANT_LESS = [
  { less: 'motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { less: 'data', ask: saveData },
];

for (const { less, ask } of READERS_WHO_WANT_LESS) {
  test(`for readers who want less ${less} it is not fetched ahead, and is there at once`, async ({
    page,
  }) => {
    const { ahead, hasRules } = await watchSpeculation(page);
    await ask(page);
    await withoutShell(page);
    await watchArrival(page);
    await page.goto(at('notes/one'));
    const link = page.getByRole('link', { name: 'Note two' }).first();
    await hasRules;
    await link.hover();
    await page.waitForTimeout(1000);
    await page.mouse.down();
    await page.waitForTimeout(300);
    expect(ahead).toEqual([]);
    await page.mouse.up();
    await expect(heading(page)).toHaveText('Note two');
    expect(await delivery(page)).toBe('');
    expect(await arrival(page)).toBe('at once');
  });
}

test('a document is fetched ahead where its link would load it in full, and only there', async ({ page }) => {
  const said = complaints(page);
  const { ahead } = await watchSpeculation(page);
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
