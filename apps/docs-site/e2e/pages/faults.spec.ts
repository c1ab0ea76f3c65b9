import { expect } from '@playwright/test';
import { test } from './test.js';

test('the not-found page offers a search with the words of the address', async ({ page }) => {
  await page.goto('/cloud/getting_started/cachin.html');
  await expect(page.getByRole('searchbox', { name: 'Search the documentation' })).toHaveValue(
    'cloud getting started cachin',
  );
});

test('paper is light and without the shell, and says where links lead', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await page.goto('/cloud/getting-started/deployment');
  for (const selector of ['.navbar', '.drawer', '.toc', '.footer', '.pagination', '.breadcrumbs']) {
    await expect(page.locator(selector)).toBeHidden();
  }
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
  const after = await page
    .locator('.markdown a[href^="/"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('/');
});
