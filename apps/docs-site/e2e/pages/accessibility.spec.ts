import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth, openReady, sidebar } from '../built-site.js';
import { test } from './test.js';

/** The app's own pages and an article of each make; `axe` of the content's projects has every article. */
const PAGES = [
  '/',
  '/home/Home',
  '/search',
  '/openapi/',
  '/cloud/intro',
  '/dev-docs/configurations/plugins',
  '/nothing-here',
  '/fr/',
  '/fr/home/Home',
  '/fr/cloud/advanced/database',
  '/fr/dev-docs/intro',
  '/fr/rien',
];

for (const route of PAGES) {
  test(`axe finds nothing in either mode and at either width: ${route}`, async ({ page }) => {
    await openReady(page, route);
    await expectAccessibleAtEveryWidth(page);
  });
}

test('axe finds nothing in the open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/cloud/intro');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await expectAccessible(page);
});

test('landmarks have names, and there is one of each kind that there should be', async ({ page }) => {
  await page.goto('/cloud/getting-started/deployment');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'On this page', 'Docs pages', 'Footer']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(1);
  }
});
