import { expect } from '@playwright/test';
import { at, expectAccessible, heading, openReady, sidebar, test } from './site.js';

test('axe finds nothing, from left and from right', async ({ page }) => {
  for (const path of ['guide/1.0/intro', 'ar/guide/intro', 'guide/category/set-up']) {
    await openReady(page, path);
    await expectAccessible(page);
  }
});

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
