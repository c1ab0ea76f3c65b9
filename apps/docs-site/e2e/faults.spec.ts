import { expect, test } from '@playwright/test';
import { isSameDocument, markDocument, openReady } from './site.js';

const LANDING = '**/assets/landing-*.js*';

test('a page component that fails twice and then comes is fetched again by Retry, each time', async ({
  page,
}) => {
  await openReady(page, '/cloud/intro');
  await markDocument(page);
  const asked: string[] = [];
  await page.route(LANDING, (route) => {
    asked.push(route.request().url());
    return asked.length < 3 ? route.abort() : route.continue();
  });
  await page.locator('.brand').click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  for (const times of [2, 3]) {
    await retry.click();
    await expect.poll(() => asked.length).toBe(times);
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Strapi');
  await expect(retry).toHaveCount(0);
  expect(new Set(asked).size).toBe(3);
  expect(await isSameDocument(page)).toBe(true);
});

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
