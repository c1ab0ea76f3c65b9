import { expect } from '@playwright/test';
import { openReady, sidebar, titleOf } from '../built-site.js';
import { test } from './test.js';

const DEPLOYMENT = '/cloud/getting-started/deployment';

test('a hash link scrolls its heading below the navbar and focuses it', async ({ page }) => {
  await openReady(page, DEPLOYMENT);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(DEPLOYMENT + hash);
  const heading = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(heading).toBeFocused();
  await expect.poll(() => heading.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(250);
  const navbar = await page.locator('.navbar').boundingBox();
  expect(await heading.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(
    navbar?.height ?? 0,
  );
});

test('hydration and navigation leave no message on the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await openReady(page, DEPLOYMENT);
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  await page.getByRole('link', { name: 'Strapi field guide' }).click();
  await expect(page).toHaveURL('/');
  expect(messages).toEqual([]);
});
