import { expect } from '@playwright/test';
import { at, openReady, test } from './site.js';

// What a screen reader is told: roles, names and states, in the order of reading.

test('a page of documentation tells its landmarks, and every control what it is', async ({ page }) => {
  await openReady(page, 'guide/1.0/setup/run');
  await expect(page.locator('body')).toMatchAriaSnapshot();
});

test('the drawer of a narrow window tells what is in it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openReady(page, 'guide/setup/run');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot();
});

test('an open menu tells its entries', async ({ page }) => {
  await openReady(page, 'notes/two');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot();
});

test('the parts of an article tell what they are', async ({ page }) => {
  await openReady(page, 'notes/parts');
  await expect(page.getByRole('button', { name: /^Zoom/ })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot();
});

test('the same in French, and in Arabic from right to left', async ({ page }) => {
  for (const locale of ['fr', 'ar']) {
    await page.goto(at(`${locale}/guide/intro`));
    await expect(page.locator('html[data-shell="ready"]')).toBeAttached();
    await expect(page.locator('body')).toMatchAriaSnapshot();
  }
});
