import { expect } from '@playwright/test';
import { at, expectAccessible, openReady, overhang, test } from './site.js';

test('a landing page leads on, opens the search and copies its command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, 'welcome');
  await expectAccessible(page);
  const copy = page.getByRole('button', { name: 'Copy code' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx everything --once');
  await page.getByRole('main').getByRole('link', { name: 'Search everything' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Install it' }).click();
  await expect(page).toHaveURL(at('guide/setup/install'));
});

test('a door is pressed anywhere, and the pages in it lead to themselves', async ({ page }) => {
  await page.goto(at('welcome'));
  const door = page.locator('.door').first();
  const text = await door.getByText('What there is.').boundingBox();
  if (text) await page.mouse.click(text.x + 5, text.y + 5);
  await expect(page).toHaveURL(at('guide/intro'));
});

test('nothing sticks out on a phone, with text of twice the size, and from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of ['welcome', 'ar/welcome']) {
    await openReady(page, address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overhang(page), address).toBeLessThanOrEqual(0);
    const actions = await page.locator('.hero-actions').boundingBox();
    const example = await page.locator('.hero > pre').boundingBox();
    expect((example?.y ?? 0) - (actions?.y ?? 0) - (actions?.height ?? 0), address).toBeGreaterThan(20);
  }
});

test('what stands beside the hero goes below it when letters are so large that its words would break', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, 'welcome');
  const boxes = async () => ({
    title: await page.locator('.hero h1').boundingBox(),
    example: await page.locator('.hero > pre').boundingBox(),
  });
  const beside = await boxes();
  expect(beside.example?.y).toBeLessThan((beside.title?.y ?? 0) + (beside.title?.height ?? 0));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const below = await boxes();
  expect(below.example?.y).toBeGreaterThan((below.title?.y ?? 0) + (below.title?.height ?? 0));
  expect(below.title?.width).toBeGreaterThan(1000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a page, and what only a script can do is not offered', async ({ page }) => {
    await page.goto(at('welcome'));
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Search everything' }).click();
    await expect(page).toHaveURL(at('search'));
  });
});
