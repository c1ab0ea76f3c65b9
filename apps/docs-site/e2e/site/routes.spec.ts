import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles, CLOUD_ROUTES, CONTENT, DIST, sidebar, titleOf } from '../built-site.js';

test('every page of Cloud answers with its heading, its sidebar and its title', async ({ page }) => {
  for (const route of CLOUD_ROUTES) {
    await test.step(route, async () => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(route));
      await expect(page).toHaveTitle(`${titleOf(route)} | Strapi field guide`);
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', route);
    });
  }
});

test('the landing and home pages are React pages with one heading', async ({ page }) => {
  for (const route of ['/', '/home/Home']) {
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('independent');
});

test('an unknown address answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/cloud/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Cloud', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/intro'));
});

test('addresses that end in .html mean the page', async ({ page }) => {
  expect((await page.goto('/cloud/intro.html'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/intro'));
});

test('nothing scrolls sideways at 320 px, and short names with hyphens stand on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of [
    '/',
    '/dev-docs/data-management/export',
    '/cloud/intro',
    '/cloud/advanced/database',
    '/cloud/getting-started/deployment',
  ]) {
    await page.goto(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(320);
  }
  await page.goto('/dev-docs/data-management/export');
  const lines = await page
    .locator('p code', { hasText: /^--only$/ })
    .evaluateAll((names) => names.map((name) => name.getClientRects().length));
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('every page asks search engines to stay away', async ({ page }) => {
  await page.goto('/cloud/intro');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('no sentence of the content is in any JavaScript file', () => {
  const scripts = builtFiles('.js').map((file) => readFileSync(path.join(DIST, file), 'utf8'));
  const sentences = CLOUD_ROUTES.flatMap((route) =>
    sentencesOf(readFileSync(path.join(CONTENT, `${route}.md`), 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(3);
  expect(sentences.length).toBeGreaterThan(100);
  const html = builtFiles('.html')
    .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
    .join('\n');
  // The same sentences are in the pages: the test would see them.
  expect(sentences.filter((sentence) => html.includes(sentence)).length).toBeGreaterThan(100);
  for (const sentence of sentences) {
    expect(
      scripts.filter((script) => script.includes(sentence)),
      sentence,
    ).toEqual([]);
  }
});

/** Plain sentences: nothing that Markdown or escaping would change on the way to HTML. */
function sentencesOf(markdown: string): string[] {
  const prose = markdown.replace(/^---[\s\S]*?^---/m, '').replace(/^```[\s\S]*?^```/gm, '');
  return prose.split(/(?<=\.)\s+/).filter((sentence) => /^[A-Z][\w ,]{25,}\.$/.test(sentence));
}

test('pages carry no inline script and no inline style', () => {
  for (const file of builtFiles('.html')) {
    const html = readFileSync(path.join(DIST, file), 'utf8');
    expect(html.match(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))[^>]*>/g), file).toBeNull();
    expect(html.match(/<[^>]+ (?:style|on\w+)="/g), file).toBeNull();
  }
});
