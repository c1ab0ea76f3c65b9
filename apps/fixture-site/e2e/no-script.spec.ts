import { expect } from '@playwright/test';
import { at, sidebar, test } from './site.js';

test.use({ javaScriptEnabled: false });

test('every tab panel is shown below its own title', async ({ page }) => {
  await page.goto(at('notes/parts'));
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
  await page.goto(at('notes/two'));
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation menu' }).click();
  await expect(sidebar(page)).toBeHidden();
});

test('nothing is offered that could not work', async ({ page }) => {
  await page.goto(at('notes/parts'));
  await expect(page.getByRole('button', { name: /dark mode/ })).toHaveCount(0);
  await expect(page.locator('.copy')).toHaveCount(0);
});
