import { expect } from '@playwright/test';
import { at, shellReady, test } from './site.js';

const toggle = /switch to (?:dark|light) mode/;

test('the chosen mode is kept over a reload and set before the first paint', async ({ page }) => {
  await page.goto(at('notes/two'));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: toggle }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  // The first thing that is ever parsed into <body> must see the stored mode.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset.theme });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(
    await page.evaluate(() => (window as unknown as { themeAtFirstPaint: string }).themeAtFirstPaint),
  ).toBe('dark');
});

test('the button says the mode, before and after React', async ({ page }) => {
  await page.goto(at('notes/two'));
  await expect(page.getByRole('button', { name: 'Light mode is on: switch to dark mode' })).toBeVisible();
  await shellReady(page);
  await page.getByRole('button', { name: toggle }).click();
  await expect(page.getByRole('button', { name: 'Dark mode is on: switch to light mode' })).toBeVisible();
});

test.describe('on a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the preference is ignored by default', async ({ page }) => {
    await page.goto(at('notes/two'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('other tabs follow', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(at('notes/two'));
  await second.goto(at('notes/two'));
  await first.getByRole('button', { name: toggle }).click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(second.getByRole('button', { name: 'Dark mode is on: switch to light mode' })).toBeVisible();
});
