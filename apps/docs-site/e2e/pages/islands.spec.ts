import { expect, type Locator } from '@playwright/test';
import { isSameDocument, markDocument, openReady } from '../built-site.js';
import { test } from './test.js';

const PAGE = '/dev-docs/configurations/environment';
const OTHER = '/cloud/intro';
const ISLAND = '[data-docs-island=SecretMaker]';

/** Until an island is hydrated, its button does nothing. */
async function makeValues(island: Locator): Promise<void> {
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-docs-hydrated', '');
  await island.getByRole('button', { name: 'Make values for me' }).click();
  await expect(island).not.toContainText('first-random-text');
}

test('an island is hydrated when it comes into view, and its content stays where it is', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await openReady(page, PAGE);
  const island = page.locator(ISLAND);
  await expect(island).toHaveCount(1);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-docs-hydrated', '');
  await expect(island).toContainText('APP_KEYS=first-random-text');

  await island.getByRole('button', { name: 'Make values for me' }).click();
  await expect(island).toContainText(/APP_KEYS=[\w+/]{22}==,[\w+/]{22}==/);
  await expect(island).not.toContainText('first-random-text');
  expect(problems).toEqual([]);
});

test('an island works again after the reader has left and come back', async ({ page }) => {
  await openReady(page, PAGE);
  await markDocument(page);
  const island = page.locator(ISLAND);
  await makeValues(island);
  const position = () => page.evaluate(() => scrollY);
  const before = await position();

  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  // Not by the pointer, for which Playwright scrolls.
  await home.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/home\/Home/);
  await page.goBack();
  await expect(island).toContainText('first-random-text');
  // What is pressed while the page goes back to where it was read is not what was meant.
  await expect.poll(position).toBe(before);
  await makeValues(island);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page without islands loads none of what they need', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openReady(page, OTHER);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /islands|secret-maker/.test(url))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an island is its text', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator(ISLAND)).toContainText('APP_KEYS=first-random-text');
  });
});
