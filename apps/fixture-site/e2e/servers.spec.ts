import { crowdedItems } from '@org/browser-tests/crowding';
import { expect, type Page } from '@playwright/test';
import {
  at,
  complaints,
  DEV_OFFSET,
  heading,
  isSameDocument,
  markDocument,
  onBothServers,
  openReady,
  overhang,
  PORT,
  sidebar,
  test,
} from './site.js';

/** One page of each type, in each language, in each version. */
const PAGES = [
  '',
  'plain',
  'search',
  'guide/intro',
  'guide/1.0/setup/install',
  'guide/next/category/set-up',
  'notes/parts',
  'fr/guide/category/set-up',
  'ar/guide/intro',
  'ar/notes/parts',
];
/** The last before and the first after each breakpoint, and both ends of what is common; 320 px is a wide window at 400 % zoom. */
const WIDTHS = [320, 360, 996, 997, 1199, 1200, 1440];

async function checkLayout(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect(heading(page)).toBeVisible();
  expect(await overhang(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(crowdedItems), `${page.url()} at ${width} px`).toEqual([]);
  const wide = width >= 997;
  await expect(page.locator('.navbar-menu')).toBeVisible({ visible: !wide });
  if (await sidebar(page).count()) await expect(sidebar(page)).toBeVisible({ visible: wide });
  if (await page.locator('.toc').count()) {
    const isBeside = width >= 1200;
    await expect(page.locator('.toc')).toBeVisible({ visible: isBeside });
    await expect(page.locator('.toc-mobile')).toBeVisible({ visible: !isBeside });
  }
}

onBothServers(() => {
  // Many pages in many windows, of sources that compile meanwhile.
  test.slow();

  test('pages of every type stand in windows of every width, in the mode of the reader, and the policy blocks nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const found = complaints(page);
    for (const path of PAGES) {
      await openReady(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      for (const width of WIDTHS) await checkLayout(page, width);
    }
    expect(found).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('pages of every type stand in windows of every width', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(at(path));
        for (const width of WIDTHS) await checkLayout(page, width);
      }
    });
  });

  test('an unknown address answers 404 in the language of its locale', async ({ page }) => {
    for (const [path, lang] of [
      ['nowhere', 'en'],
      ['fr/nowhere', 'fr'],
      ['ar/guide/nowhere', 'ar'],
    ] as const) {
      expect((await page.goto(at(path)))?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
  });

  test('addresses that end like those of files mean pages, and a page may have such a one for its own', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['notes/two.html', 'Note two'],
      ['guide/setup/run.html', 'Run'],
      ['index.html', 'Fixture'],
      ['fr/guide/intro.html', 'Présentation'],
      ['notes/legacy.html', 'Legacy'],
    ] as const) {
      expect((await page.goto(at(path)))?.status(), path).toBe(200);
      await expect(heading(page)).toHaveText(title);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/notes\/legacy\.html$/);
    await openReady(page, 'notes/two.html');
    await markDocument(page);
    await sidebar(page).getByRole('link', { name: 'Legacy' }).click();
    await expect(page).toHaveURL(at('notes/legacy.html'));
    await expect(heading(page)).toHaveText('Legacy');
    await page.getByRole('main').getByRole('link', { name: 'note one' }).first().click();
    await expect(heading(page)).toHaveText('Note one');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('items of the navbar of every type lead where they should, in every language', async ({ page }) => {
    for (const [locale, path, [guide, notes, plain]] of [
      ['', 'notes/one', ['Guide', 'Notes', 'A plain page']],
      ['fr/', 'fr/notes/one', ['Guide', 'Carnet', 'Une page simple']],
    ] as const) {
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(200);
      const links = await page
        .locator('.navbar a')
        .evaluateAll((all) =>
          all.map((link) => [
            link.querySelector('span:not(.icon), bdi')?.textContent ?? link.textContent,
            link.getAttribute('href'),
          ]),
        );
      const inLocale = (name: string, target: string) => [name, at(locale + target)];
      expect(links).toEqual([
        [locale ? 'Montage' : 'Fixture', at(locale)],
        inLocale(guide, 'guide/intro'),
        inLocale(notes, 'notes/one'),
        inLocale('Note two', 'notes/two'),
        inLocale(plain, 'plain'),
        ['A file', at('favicon.svg')],
        inLocale(locale ? 'Rechercher' : 'Search', 'search'),
        inLocale('2.0', 'guide/intro'),
        inLocale('Next', 'guide/next/intro'),
        inLocale('2.0', 'guide/intro'),
        inLocale('1.0', 'guide/1.0/intro'),
        ['English', at('notes/one')],
        ['Français', at('fr/notes/one')],
        ['العربية', at('ar/notes/one')],
        ['Source', 'https://example.org/source'],
      ]);
      await expect(page.locator('.navbar .navbar-html', { hasText: 'Hi' })).toBeVisible();
      for (const [, href] of links.slice(0, -1)) {
        expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200);
      }
    }
  });

  test('files keep the base path of the whole site in the footer of every language', async ({ page }) => {
    await page.goto(at('ar/notes/one'));
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'A file' })).toHaveAttribute(
      'href',
      at('favicon.svg'),
    );
  });

  test('every version has its text, and what is not the latest says so: articles and generated indexes', async ({
    page,
  }) => {
    for (const [version, text] of [
      ['next/', 'which is not released yet'],
      ['', null],
      ['1.0/', 'which is no longer maintained'],
    ] as const) {
      for (const name of ['setup/run', 'category/set-up']) {
        await page.goto(at(`guide/${version}${name}`));
        const banner = page.locator('.version-banner');
        await expect(banner).toHaveCount(text ? 1 : 0);
        if (text) await expect(banner).toContainText(text);
        if (text) await expect(banner.getByRole('link')).toHaveAttribute('href', at(`guide/${name}`));
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`/base/guide/${name}$`),
        );
        await expect(page.locator('meta[name=robots]')).toHaveCount(version === '1.0/' ? 1 : 0);
      }
    }
  });
});

test('the dev server tells of edits over its own port, so that several can run', async ({ page }) => {
  const told = page.waitForEvent('websocket');
  await page.goto(`http://127.0.0.1:${PORT + DEV_OFFSET}${at('notes/two')}`);
  expect(new URL((await told).url()).port).toBe(String(PORT + DEV_OFFSET));
});
