import { expect } from '@playwright/test';
import { ALL_ROUTES, sidebar, titleOf } from '../built-site.js';
import { test } from './test.js';

test.use({ javaScriptEnabled: false });

test('pages read and link without JavaScript', async ({ page }) => {
  for (const route of ALL_ROUTES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/cloud/intro');
  await sidebar(page).getByText('Getting started').click();
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
});
