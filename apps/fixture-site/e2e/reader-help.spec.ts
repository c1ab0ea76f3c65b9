import { expect } from '@playwright/test';
import { at, expectAccessible, heading, openReady, test } from './site.js';

test('a banner is of the area, of the page, or of neither', async ({ page }) => {
  const banner = page.locator('main').getByRole('note').first();
  await page.goto(at('notes/tables'));
  await expect(banner).toHaveText('Notes are short.');
  await expect(banner).toHaveAttribute('data-type', 'tip');
  await page.goto(at('notes/reader'));
  await expect(banner).toHaveText('This page is about the shell itself.');
  await expectAccessible(page);
  await page.goto(at('notes/words'));
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('“?” shows the keys in a dialog, but not to someone who writes', async ({ page }) => {
  await openReady(page, 'notes/reader');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Ctrl K')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openReady(page, 'search');
  await page.locator('main input').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a mouse that rests on a link sees what its page is about', async ({ page }) => {
  await page.goto(at('notes/reader'));
  const card = page.locator('.link-preview');
  await page.getByRole('link', { name: 'the page about words' }).hover();
  await expect(card).toContainText('Terms, definitions and emoji.');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('a page asks whether it was helpful, tells the site alone, and asks anew on the next one', async ({
  page,
}) => {
  await openReady(page, 'notes/reader');
  await page.evaluate(() => {
    document.addEventListener('docs:feedback', (event) =>
      document.documentElement.setAttribute('data-heard', JSON.stringify((event as CustomEvent).detail)),
    );
  });
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const question = page.getByRole('group', { name: 'Was this page helpful?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for telling.' })).toBeAttached();
  await expect(question.getByRole('button')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute(
    'data-heard',
    JSON.stringify({ path: at('notes/reader'), isHelpful: true }),
  );
  await page.getByRole('link', { name: 'the page about words' }).click();
  await expect(heading(page)).toHaveText('Words');
  await expect(question.getByRole('button', { name: 'Yes' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for telling.' })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the site is told what readers search for, once they stay with what was found', async ({ page }) => {
  await openReady(page, 'search');
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('docs:searched', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        });
      }),
  );
  await page.locator('main input').first().fill('glossary');
  expect(await told).toMatchObject({ query: 'glossary' });
});
