import { expect, type Page } from '@playwright/test';
import { type Behaviour, ENGINES, type Section } from './search-engines.js';
import { at, expectAccessible, openReady, test } from './site.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the documentation' });
const options = (page: Page) => dialog(page).getByRole('listbox', { name: 'Results' }).getByRole('option');
const body = (page: Page) => dialog(page).locator('.search-body');
const status = (page: Page) => dialog(page).getByRole('status');

const CACHING = at('notes/caching');
const SECTIONS: Section[] = [
  {
    url: CACHING,
    anchor: 'let-the-cdn-keep-api-responses',
    title: 'Caching',
    heading: 'Let the CDN keep API responses',
    text: 'The CDN keeps what may be kept.',
  },
  { url: CACHING, title: 'Caching', text: 'Why to keep a response.' },
  { url: at('notes/two'), title: 'Settings', text: 'Responses to keep in mind.' },
  { url: at('guide/intro'), title: 'Introduction', text: 'Keep it simple.', area: 'guide', version: '2.0' },
];

async function openSearch(page: Page): Promise<void> {
  await openReady(page, 'notes/one');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

const expectNoViolations = (page: Page) =>
  expectAccessible(page, { within: '.search-dialog', modes: ['light'] });

function gate() {
  let open = (): void => undefined;
  const until = new Promise<void>((resolve) => (open = resolve));
  return { until, open: () => open() };
}

for (const engine of ENGINES)
  test.describe(engine.name, () => {
    test('by keyboard alone: from nothing over loading to a section, marked until that is cleared', async ({
      page,
      baseURL,
    }) => {
      const { until, open } = gate();
      const behaviour: Behaviour = { sections: SECTIONS, until };
      await engine.use(page, { baseURL }, behaviour);
      await openSearch(page);
      await expect(body(page)).toHaveAttribute('data-state', 'idle');
      await page.keyboard.type('keep');
      await expect(body(page)).toHaveText('Searching…');
      await expectNoViolations(page);
      open();
      // The audit may have taken longer than an engine waits.
      await field(page).fill('');
      await page.keyboard.type('keep');
      await expect(options(page)).toHaveCount(4);
      await expect(status(page)).toHaveText('4 results');
      await expect(dialog(page).locator('.search-group')).toHaveCount(3);
      await expect(dialog(page).locator('mark').first()).toHaveText(/keep/i);
      await expectNoViolations(page);
      await page.keyboard.press('End');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.type(' cdn');
      await expect(options(page).first()).toContainText('Let the CDN keep API responses');
      await expect(body(page)).toHaveAttribute('data-state', 'results');
      const tab = page.context().waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await (await tab).waitForURL(/#let-the-cdn-keep-api-responses$/);
      await (await tab).close();
      await page.keyboard.press('Enter');
      await expect(page.locator('#let-the-cdn-keep-api-responses')).toBeFocused();
      const marks = () => page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
      await expect.poll(async () => (await marks()).includes('CDN')).toBe(true);
      await page.getByRole('button', { name: 'Clear the highlights' }).press('Enter');
      await expect.poll(marks).toEqual([]);
    });

    test('nothing found says so in the specification’s words, and its suggestions search', async ({
      page,
      baseURL,
    }) => {
      const settings = { suggestions: ['keep'], feedbackHref: 'https://example.org/report?q={query}' };
      await engine.use(page, { baseURL, settings }, { sections: SECTIONS });
      await openSearch(page);
      await page.keyboard.type('qqqzzzq');
      await expect(body(page)).toHaveAttribute('data-state', 'none');
      await expect(body(page)).toContainText('No results for “qqqzzzq”');
      await expect(body(page)).toContainText('Try searching for');
      await expect(body(page)).toContainText('Believe this query should return results?');
      const report = body(page).getByRole('link', { name: 'Let us know.' });
      await expect(report).toHaveAttribute('href', 'https://example.org/report?q=qqqzzzq');
      await expect(status(page)).toHaveText('No results for “qqqzzzq”');
      await expectNoViolations(page);
      await body(page).getByRole('button', { name: 'keep' }).click();
      await expect(options(page)).toHaveCount(4);
      await expect(field(page)).toBeFocused();
    });

    test('a failure stays in the specification’s words, until Retry or another query mends it', async ({
      page,
      baseURL,
    }) => {
      const behaviour: Behaviour = { sections: SECTIONS, isBroken: true };
      await engine.use(page, { baseURL }, behaviour);
      await openSearch(page);
      await page.keyboard.type('keep');
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results', { timeout: 20_000 });
      await expect(alert).toContainText('You might want to check your network connection.');
      await page.waitForTimeout(1500);
      await expect(alert).toBeVisible();
      await expect(body(page)).toHaveAttribute('data-state', 'error');
      await expectNoViolations(page);
      behaviour.isBroken = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(options(page)).toHaveCount(4);
      await field(page).fill('cdn');
      await expect(options(page)).toHaveCount(1);
    });

    test('hostile records are texts', async ({ page, baseURL }) => {
      const hostile = { url: CACHING, title: '<script setup>', text: 'script <img src=x onerror=alert(1)>' };
      // An index without the guide's version would be one of another release.
      await engine.use(page, { baseURL }, { sections: [hostile, SECTIONS[3]!] });
      const alerts: string[] = [];
      page.on('dialog', (one) => alerts.push(one.message()));
      await openSearch(page);
      await page.keyboard.type('script');
      // The first letters alone have more results.
      await expect(options(page)).toHaveCount(1);
      await expect(options(page)).toContainText('<script setup>');
      await expect(options(page)).toContainText('<img src=x onerror=alert(1)>');
      await expect(dialog(page).locator('img, script')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      expect(alerts).toEqual([]);
    });

    test('searches are remembered as recent and favourite ones, and forgotten', async ({ page, baseURL }) => {
      await engine.use(page, { baseURL }, { sections: SECTIONS });
      await openSearch(page);
      await page.keyboard.type('keep');
      await options(page).first().click();
      await page.keyboard.press('/');
      const recent = dialog(page).getByRole('region', { name: 'Recent searches' });
      const favourites = dialog(page).getByRole('region', { name: 'Favourite searches' });
      const press = (name: string) => dialog(page).getByRole('button', { name }).press('Enter');
      await expect(recent).toContainText('keep');
      await press('Add “keep” to the favourites');
      await expect(favourites).toContainText('keep');
      await expect(recent).toHaveCount(0);
      await expectNoViolations(page);
      await press('Remove “keep” from the favourites');
      await press('Remove “keep” from the recent searches');
      await expect(recent).toHaveCount(0);
      const opened = dialog(page).getByRole('region', { name: 'Pages opened from the search' });
      await expect(opened.getByRole('link')).toHaveCount(1);
      await press('Clear');
      await expect(opened).toHaveCount(0);
      await expect(dialog(page).getByRole('combobox').first()).toBeFocused();
      await expect(dialog(page).getByText('Type a word, a phrase in quotes')).toBeVisible();
    });

    test('filters by area and version, from the version of the page; at 320 px with forced colors', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ forcedColors: 'active' });
      const version = (name: string) => ({ name, label: name });
      const areas = [
        { id: 'notes', label: 'Notes', versions: [version('next'), version('current')] },
        { id: 'guide', label: 'Guide', versions: [version('2.0')] },
      ];
      const next = { ...SECTIONS[1]!, title: 'Caching of tomorrow', version: 'next' };
      await engine.use(page, { baseURL, settings: { areas } }, { sections: [...SECTIONS, next] });
      // As a page says it where its area has several versions; that of the fixture has one.
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const tag = { name: 'docsearch:docusaurus_tag', content: 'docs-notes-current' };
          document.head.append(Object.assign(document.createElement('meta'), tag));
        }),
      );
      await openSearch(page);
      await expect(dialog(page).getByLabel('Version of Notes')).toHaveValue('current');
      await page.keyboard.type('keep');
      await expect(options(page)).toHaveCount(4);
      await dialog(page).getByLabel('Area').selectOption('Guide');
      await expect(options(page)).toHaveText([/Introduction/]);
      await dialog(page).getByLabel('Area').selectOption('Notes');
      await dialog(page).getByLabel('Version of Notes').selectOption('next');
      await expect(options(page)).toHaveText([/Caching of tomorrow/]);
      await expectNoViolations(page);
      const wide = await dialog(page).evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(wide).toBe(false);
    });

    test('the search page shows results, their versions, nothing, and a failure', async ({
      page,
      baseURL,
    }) => {
      const version = (name: string) => ({ name, label: name });
      const areas = [
        { id: 'notes', label: 'Notes', versions: [version('current'), version('old')] },
        { id: 'guide', label: 'Guide', versions: [version('2.0')] },
      ];
      const old = { ...SECTIONS[1]!, title: 'Caching of yesterday', version: 'old' };
      const behaviour: Behaviour = { sections: [...SECTIONS, old] };
      await engine.use(page, { baseURL, settings: { areas } }, behaviour);
      await openReady(page, 'search?q=keep');
      const items = page.locator('.search-results > li');
      await expect(items).toHaveCount(4);
      await page.getByLabel('Area').selectOption('Notes');
      await expect(items).toHaveCount(3);
      await page.getByLabel('Version of Notes').selectOption('old');
      await expect(items).toHaveText([/Caching of yesterday/]);
      const input = page.getByRole('textbox', { name: 'Search the documentation' });
      await input.fill('qqqzzzq');
      await expect(page.getByText('No results for “qqqzzzq”').first()).toBeVisible();
      await expect(page.getByText('Try searching for')).toBeVisible();
      await expect(page).toHaveURL(/\?q=qqqzzzq$/);
      behaviour.isBroken = true;
      await page.reload();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results', { timeout: 20_000 });
      await expect(alert).toContainText('You might want to check your network connection.');
      behaviour.isBroken = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert).toHaveCount(0);
    });
  });
