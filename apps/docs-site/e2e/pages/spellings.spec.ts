import { expect } from '@playwright/test';
import { isSameDocument, markDocument, openReady } from '../built-site.js';
import { test } from './test.js';

const SPELLINGS = {
  '/dev-docs': '/dev-docs/intro',
  '/cloud/': '/cloud/intro',
  '/user-docs/': '/user-docs/intro',
  '/fr/cloud/': '/fr/cloud/intro',
  '/cloud/projects/overview/index.html': '/cloud/projects/overview',
  '/cloud/projects/overview.html': '/cloud/projects/overview',
  '/cloud/projects/overview/': '/cloud/projects/overview',
};

test('other spellings of an address lead to the page', async ({ page }) => {
  for (const [spelling, own] of Object.entries(SPELLINGS)) {
    await test.step(spelling, async () => {
      await page.goto(spelling);
      await expect(page).toHaveURL(own);
      await expect(page.locator('.doc h1')).toBeVisible();
    });
  }
});

test('links to the roots of areas, and to other spellings, are followed in place', async ({ page }) => {
  await openReady(page, '/cloud/getting-started/caching');
  await markDocument(page);
  for (const [spelling, own] of Object.entries(SPELLINGS).filter(([path]) => !path.startsWith('/fr'))) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
    }, spelling);
    await expect(page).toHaveURL(own);
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveAttribute('href', own);
  }
  expect(await isSameDocument(page)).toBe(true);
});
