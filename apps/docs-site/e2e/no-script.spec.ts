import { expect, test } from '@playwright/test';
import { ALL_ROUTES, sidebar, titleOf } from './site.js';

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

test('every tab panel is shown below its own title', async ({ page }) => {
  await page.goto('/cloud/advanced/database');
  await expect(page.getByRole('tab')).toHaveCount(0);
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('.tab-title')).toBeVisible();
  }
});

test('the drawer opens and closes without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/cloud/intro');
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation menu' }).click();
  await expect(sidebar(page)).toBeHidden();
});

test('nothing is offered that could not work', async ({ page }) => {
  await page.goto('/cloud/intro');
  await expect(page.getByRole('button', { name: /dark mode/ })).toHaveCount(0);
  await expect(page.locator('.copy')).toHaveCount(0);
});
