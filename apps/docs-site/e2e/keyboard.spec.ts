import { expect, test } from '@playwright/test';
import { openReady, sidebar, titleOf } from './site.js';

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openReady(page, '/cloud/intro');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a reader finds, opens and follows a page with the keyboard alone', async ({ page }) => {
  await openReady(page, '/cloud/intro');
  const category = sidebar(page).locator('summary', { hasText: 'Getting started' });
  const link = sidebar(page).getByRole('link', { name: 'Caching' });
  for (let stops = 0; stops < 30; stops++) {
    await page.keyboard.press('Tab');
    if (await category.evaluate((node) => node === document.activeElement)) break;
  }
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  for (let stops = 0; stops < 5; stops++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((node) => node === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/cloud/getting-started/caching'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('tabs follow the arrow keys, and all sets of a group follow each other', async ({ page }) => {
  await openReady(page, '/cloud/advanced/database');
  const first = page.getByRole('tablist').first();
  const tabs = first.getByRole('tab');
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('tabpanel', { name: (await tabs.nth(1).textContent()) ?? '' }).first(),
  ).toBeVisible();
  await page.keyboard.press('Home');
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  const chosen = await tabs.nth(1).textContent();
  await page.reload();
  await expect(page.getByRole('tab', { name: chosen ?? '', selected: true }).first()).toBeVisible();
});

test('images are zoomed and closed with the keyboard, and the focus stays on them', async ({ page }) => {
  await openReady(page, '/cloud/getting-started/deployment');
  const image = page.getByRole('button', { name: /^Zoom: / }).first();
  await expect(image).toBeVisible();
  await image.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.medium-zoom--opened')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom--opened')).toHaveCount(0);
  await expect(image).toBeFocused();
});

test('code is copied without its decoration', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, '/cloud/advanced/database');
  const block = page.locator('figure.code:visible').first();
  await block.hover();
  // It says so for two seconds, and is watched from before they begin: the click may take as long.
  const said = expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await said;
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(((await block.locator('code').textContent()) ?? '').trim());
});

test('the table of contents marks the heading that is being read', async ({ page }) => {
  await openReady(page, '/cloud/getting-started/deployment');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.nth(3).click();
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.toc [aria-current]')).toHaveCount(1);
});
