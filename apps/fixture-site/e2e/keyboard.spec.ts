import { expect } from '@playwright/test';
import { heading, openReady, sidebar, test } from './site.js';

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await openReady(page, 'notes/two');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a reader finds, opens and follows a page with the keyboard alone', async ({ page }) => {
  await openReady(page, 'guide/intro');
  const category = sidebar(page).locator('summary');
  const link = sidebar(page).getByRole('link', { name: 'Run' });
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
  await expect(heading(page)).toHaveText('Run');
  await expect(heading(page)).toBeFocused();
});

test('tabs follow the arrow keys, and all sets of a group follow each other', async ({ page }) => {
  await openReady(page, 'notes/parts');
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
  await openReady(page, 'notes/parts');
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
  await openReady(page, 'notes/parts');
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
  // So low that any heading can be scrolled to the top.
  await page.setViewportSize({ width: 1440, height: 300 });
  await openReady(page, 'notes/parts');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.nth(1).click();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.toc [aria-current]')).toHaveCount(1);
});
