import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { auditPage } from '@org/browser-tests/axe';
import { expect, type Page, test } from '@playwright/test';

const DIST = path.resolve(import.meta.dirname, '../dist');

const openReady = async (page: Page, route: string): Promise<void> => {
  await page.goto(route);
  await expect(page.locator('html[data-shell="ready"]')).toBeAttached();
};

const allPages = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test('every page of the handbook and of the reference is there, with a heading', async ({ request }) => {
  const pages = allPages().filter((file) =>
    /^(?:start|write|configure|theme|extend|more|reference)\/(?!index)/.test(file),
  );
  expect(pages.length).toBeGreaterThanOrEqual(40);
  for (const file of pages) expect(readFileSync(path.join(DIST, file), 'utf8'), file).toMatch(/<h1\b/);
  for (const route of ['/', '/write/code', '/theme/parts', '/reference/configuration', '/example-api'])
    expect((await request.get(route)).status(), route).toBe(200);
});

/** A page of each kind: its own, articles with every block, generated ones, one of an API. */
for (const route of [
  '/',
  '/write/notes',
  '/write/code',
  '/extend/islands',
  '/reference/configuration',
  '/example-api',
])
  test(`axe finds nothing, and nothing sticks out on a phone: ${route}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openReady(page, route);
    expect(await auditPage(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test('search finds a field of the configuration, and a click leads to it', async ({ page }) => {
  await openReady(page, '/start/first-site');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('titleDelimiter');
  await page
    .getByRole('option', { name: /titleDelimiter/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reference\/configuration.*#titledelimiter$/);
  await expect(page.locator('.navbar-items .navbar-link.active')).toHaveText(['Reference']);
});

test('a demo shows its source and what becomes of it', async ({ page }) => {
  await page.goto('/write/notes');
  const demo = page.locator('.demo').first();
  await expect(demo.locator('pre').first()).toContainText(':::tip[Faster]');
  await expect(demo.locator('.demo-result .admonition[data-type="tip"]')).toContainText('Faster');
});

test('the island, the slot and the tokens of this site are in its pages', async ({ page }) => {
  await openReady(page, '/extend/islands');
  await expect(page.getByText('Written for version 0.1')).toBeVisible();
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--docs-accent'));
  expect(await accent()).toBe('#5b3df0');
  await page.getByRole('button', { name: 'green' }).click();
  await expect.poll(accent).toBe('#0b6a45');
});

test('the files that a page names keep the budget', () => {
  const gzipOf = (address: string): number => gzipSync(readFileSync(path.join(DIST, address))).byteLength;
  const sum = (addresses: string[]): number =>
    addresses.reduce((total, address) => total + gzipOf(address), 0);
  for (const file of ['write/text.html', 'reference/theme-shell.html']) {
    const html = readFileSync(path.join(DIST, file), 'utf8');
    const named = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
    expect(sum(named(/<script[^>]* src="([^"]+)"/g)), file).toBeLessThanOrEqual(10_000);
    expect(sum(named(/<link rel="stylesheet" href="([^"]+)"/g)), file).toBeLessThanOrEqual(12_000);
  }
});
