import { expect } from '@playwright/test';
import { at, openReady, test } from './site.js';

const IMAGE = /^https:\/\/fixture\.example\.org\/base\/assets\/notes\/images\/mark\.[0-9a-f]{10}\.svg$/;

test('tags lead to the pages that list them, and back', async ({ page }) => {
  await openReady(page, 'notes/tagged');
  const tags = page.getByRole('navigation', { name: 'Tags' });
  await expect(tags.getByRole('link')).toHaveText(['Front matter', 'C++']);
  await tags.getByRole('link', { name: 'C++' }).click();
  await expect(page).toHaveURL(at('notes/tags/cpp'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages tagged “C++”');
  await expect(page.locator('main .doc-cards')).toContainText('What a page may say about itself.');
  await page.locator('.breadcrumbs').getByRole('link', { name: 'Tags' }).click();
  await expect(page).toHaveURL(at('notes/tags'));
  await page.locator('main .doc-cards').getByRole('link', { name: 'Front matter' }).click();
  await page.locator('main .doc-cards').getByRole('link', { name: 'Tagged' }).click();
  await expect(page).toHaveURL(at('notes/tagged'));
});

test('a list of pages does not ask whether it helped', async ({ page }) => {
  const question = page.getByRole('group', { name: 'Was this page helpful?' });
  for (const list of ['notes/tags', 'notes/tags/cpp', 'guide/category/set-up', 'changes']) {
    await page.goto(at(list));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question, list).toHaveCount(0);
  }
  await page.goto(at('notes/tagged'));
  await expect(question).toBeVisible();
});

test('a page shows the heading of its article, and is called by its title', async ({ page }) => {
  await page.goto(at('notes/tagged'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A note with tags');
  await expect(page.locator('h1#tagged, h2#powers')).toHaveCount(2);
  await expect(page).toHaveTitle('Tagged | Fixture');
});

test('the picture of a page is in its head, and in that of no other page', async ({ page }) => {
  const picture = page.locator('meta[property="og:image"]');
  const card = page.locator('meta[name^="twitter:"]');
  await openReady(page, 'notes/tagged');
  await expect(picture).toHaveAttribute('content', IMAGE);
  await expect(card.first()).toHaveAttribute('content', 'summary_large_image');
  await page.getByRole('link', { name: 'C++' }).click();
  await expect(page).toHaveURL(at('notes/tags/cpp'));
  await expect(picture).toHaveCount(0);
  await expect(card).toHaveCount(0);
  await page.goBack();
  await expect(picture).toHaveAttribute('content', IMAGE);
});

test('every language has lists of its own', async ({ page }) => {
  await page.goto(at('fr/notes/tags/front-matter'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pages avec l’étiquette «\u00a0Front matter\u00a0»',
  );
});

test('lists of tags are in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get(at('sitemap.xml'))).text();
  expect(sitemap).toContain('https://fixture.example.org/base/notes/tags/cpp<');
});
