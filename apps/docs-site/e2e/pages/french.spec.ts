import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crowdedItems } from '@org/browser-tests/crowding';
import { expect, type Page } from '@playwright/test';
import {
  CLOUD_ROUTES,
  DIST,
  isSameDocument,
  markDocument,
  openReady,
  shellReady,
  titleOf,
} from '../built-site.js';
import { test } from './test.js';

const ORIGIN = 'https://docs.example.org';
const FALLBACK = '/dev-docs/intro';
/** What is the same in both languages. */
const SAME_LABELS = [
  '',
  'API',
  'Blog',
  'Cloud',
  'Documentation',
  'English',
  'Français',
  'MIT',
  'Notifications',
  'Versions',
  // A page of a list.
  '{area}, page {number}',
  // Popular pages that are not translated.
  'Quick start',
  'User guide',
];

const frenchTitleOf = (route: string): string =>
  titleOf(route.replace(/^\/(\w+)\//, (_, area: string) => `/${area}/locales/fr/`));

const headOf = async (page: Page) => ({
  canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
  alternates: (
    await page
      .locator('link[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      )
  ).sort(),
  locale: await page.locator('meta[property="og:locale"]').getAttribute('content'),
});

test('every page of Cloud is written in French, and says so', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Barre latérale de la documentation' });
  for (const route of CLOUD_ROUTES) {
    await test.step(route, async () => {
      expect((await page.goto(`/fr${route}`))?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page).toHaveTitle(`${frenchTitleOf(route)} | Guide Strapi`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frenchTitleOf(route));
      await expect(page.locator('.notice.untranslated')).toHaveCount(0);
      await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', `/fr${route}`);
      expect(await headOf(page)).toEqual({
        canonical: `${ORIGIN}/fr${route}`,
        alternates: [`en ${ORIGIN}${route}`, `fr ${ORIGIN}/fr${route}`, `x-default ${ORIGIN}${route}`],
        locale: 'fr',
      });
    });
  }
});

test('a page that nobody has translated says so, in English, and leads search engines to its original', async ({
  page,
}) => {
  await page.goto(`/fr${FALLBACK}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.notice.untranslated')).toContainText('dans sa langue d’origine (anglais)');
  await expect(page.locator('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(FALLBACK));
  expect(await headOf(page)).toEqual({
    canonical: ORIGIN + FALLBACK,
    alternates: [`en ${ORIGIN}${FALLBACK}`, `x-default ${ORIGIN}${FALLBACK}`],
    locale: 'en',
  });
});

test('the site’s own pages are in French', async ({ page }) => {
  const headings: Record<string, string> = {
    '/fr/': 'Du contenu entre. Une API sort.',
    '/fr/home/Home': 'Que voulez-\u2060vous faire\u00a0?',
    '/fr/search': 'Rechercher dans la documentation',
  };
  for (const [route, heading] of Object.entries(headings)) {
    await openReady(page, route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', ORIGIN + route);
  }
});

test('the French home page offers what the English one does, and says what is in English', async ({
  page,
}) => {
  const tasksOf = async (route: string) => {
    await page.goto(route);
    const links = page.getByRole('main').locator('.task-group a');
    return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  };
  const english = await tasksOf('/home/Home');
  expect(english.length).toBeGreaterThan(20);
  expect(await tasksOf('/fr/home/Home')).toEqual(english.map((href) => `/fr${href}`));
  await expect(page.getByText('Les pages de cette section sont en anglais.')).toHaveCount(2);
});

test('links of the French pages stay in French', async ({ page }) => {
  for (const route of ['/fr/', '/fr/home/Home', '/fr/cloud/intro', `/fr${FALLBACK}`]) {
    await page.goto(route);
    const hrefs = await page
      .locator('main a[href^="/"], .navbar a[href^="/"]:not([hreflang]), footer a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(9);
    expect(hrefs.filter((href) => !href.startsWith('/fr/'))).toEqual([]);
  }
});

test('an unknown address below /fr/ answers in French', async ({ page }) => {
  expect((await page.goto('/fr/cloud/rien'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('main').getByRole('link', { name: 'Accueil' })).toHaveAttribute(
    'href',
    '/fr/home/Home',
  );
});

test('the language switcher keeps path, query and hash, there and back', async ({ page }) => {
  await openReady(page, '/cloud/intro?a=1#where-next');
  await page.getByRole('button', { name: 'Languages: English' }).click();
  await page.locator('.navbar').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/cloud\/intro\?a=1#where-next$/);
  await expect(page.locator('#where-next')).toHaveText('Pour continuer');
  await shellReady(page);
  await page.getByRole('button', { name: 'Langues\u00a0: Français' }).click();
  await page.locator('.navbar').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/cloud\/intro\?a=1#where-next$/);
  await expect(page.locator('#where-next')).toHaveText('Where next');
});

test('navigation inside of French happens in place', async ({ page }) => {
  await openReady(page, '/fr/cloud/intro');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Mise en cache' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mise en cache');
  expect(await isSameDocument(page)).toBe(true);
});

for (const path of ['/cloud/intro', '/fr/cloud/intro']) {
  test(`the items of the navbar stand side by side at every width: ${path}`, async ({ page }) => {
    await openReady(page, path);
    for (const width of [320, 996, 997, 1100, 1280, 1281, 1360, 1361, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(crowdedItems), `at ${width} px`).toEqual([]);
    }
  });
}

/** Every text that a reader sees in data of the shell, with the place that it has there. */
function textsOf(data: unknown, at = ''): [string, string][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? /^(label|title|tagline|note|description)$/.test(key)
        ? [[`${at}.${key}`, value]]
        : []
      : key === 'messages'
        ? Object.entries(value as Record<string, string | string[]>).map(([name, text]) => [
            `messages.${name}`,
            String(text),
          ])
        : textsOf(value, `${at}.${key}`),
  );
}

test('the navbar, the footer, the shell and the Cloud sidebar have no English text', () => {
  const folder = path.join(DIST, 'assets/data');
  const site = (locale: string): unknown => {
    const name = readdirSync(folder).find((file) => file.startsWith(`site.${locale}.`));
    return JSON.parse(readFileSync(path.join(folder, name ?? locale), 'utf8'));
  };
  const sidebar = (prefix: string): unknown => {
    const document = readFileSync(path.join(DIST, prefix, 'cloud/intro.html'), 'utf8');
    const [, sidebarUrl = ''] = /"sidebarUrl":"([^"]*)"/.exec(document) ?? [];
    return JSON.parse(readFileSync(path.join(DIST, sidebarUrl), 'utf8'));
  };
  const english = new Map([...textsOf(site('en')), ...textsOf(sidebar(''), 'cloud')]);
  const french = [...textsOf(site('fr')), ...textsOf(sidebar('fr'), 'cloud')];
  expect(french.length).toBe(english.size);
  expect(french.length).toBeGreaterThan(100);
  const same = french.filter(([at, text]) => english.get(at) === text).map(([, text]) => text);
  expect(same.filter((text) => !SAME_LABELS.includes(text))).toEqual([]);
});
