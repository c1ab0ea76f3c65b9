import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { at, heading, sidebar, test } from './site.js';

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the ${theme} mode, from left and from right`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    for (const path of ['guide/1.0/intro', 'ar/guide/intro', 'guide/category/set-up']) {
      await page.goto(at(path));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages of every kind are readable, and their links lead on', async ({ page }) => {
    await page.goto(at('fr/guide/intro'));
    await expect(heading(page)).toHaveText('Présentation');
    await page.getByRole('link', { name: 'l’installation' }).click();
    await expect(page).toHaveURL(at('fr/guide/setup/install#steps'));
    await page.goto(at('guide/category/set-up'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Run' }).first()).toBeVisible();
    await page.goto(at('crash'));
    await expect(heading(page)).toHaveText('A page that crashes');
  });

  test('a redirect is followed', async ({ page }) => {
    await page.goto(at('old-notes'));
    await expect(page).toHaveURL(at('notes/one'));
  });
});

test('a large sidebar costs a page little, and still has all of its entries', async ({ page, request }) => {
  const html = await (await request.get(at('notes/two'))).text();
  expect(html).not.toContain('Entry 40.12');
  await page.goto(at('notes/two'));
  await expect(sidebar(page)).toContainText('Shelf 40');
});
