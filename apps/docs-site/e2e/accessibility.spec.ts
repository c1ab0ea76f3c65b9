import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sidebar } from './site.js';

/** The app's own pages and an article of each make, at both ends of the width range; `axe` of the content's projects has every article. */
const PAGES = [
  '/',
  '/home/Home',
  '/search',
  '/status',
  '/openapi/',
  '/cloud/intro',
  '/dev-docs/api/rest/interactive-query-builder',
  '/dev-docs/configurations/plugins',
  '/nothing-here',
];
const WIDTHS = [360, 1440];

for (const theme of ['light', 'dark']) {
  for (const width of WIDTHS) {
    for (const route of PAGES) {
      test(`axe finds nothing: ${route}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(route);
        await expect(page.locator('html[data-shell="ready"]')).toBeAttached();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  }
}

test('axe finds nothing in the open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/cloud/intro');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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
