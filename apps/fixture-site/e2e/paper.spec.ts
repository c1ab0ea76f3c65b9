import { expect } from '@playwright/test';
import { at, expectAccessible, openReady, test } from './site.js';

test('on paper a page says its own address, and links where they lead, whole', async ({ page }) => {
  await openReady(page, 'notes/marks');
  const address = page.locator('.page-address');
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toHaveText('https://fixture.example.org/base/notes/marks');
  await expect(address).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const link = page.getByRole('link', { name: 'Deploy' });
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(new URL(at('notes/one'), page.url()).href);
});

test('contents fold into the page where they would crowd the article', async ({ page }) => {
  await page.goto(at('notes/marks'));
  for (const [width, isBeside] of [
    [1200, true],
    [1199, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.toc')).toBeVisible({ visible: isBeside });
    await expect(page.locator('.toc-mobile')).toBeVisible({ visible: !isBeside });
  }
});

test('the foot of the page says whose it is, of which version, and what it may be used for', async ({
  page,
}) => {
  await page.goto(at('notes/marks'));
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Fixture');
  await expect(footer).toContainText('2.0.1');
  await expect(footer.getByRole('link', { name: 'CC0' })).toHaveAttribute('rel', 'noopener');
  const french = footer
    .getByRole('navigation', { name: 'Languages' })
    .getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', at('fr/notes/marks'));
  await expectAccessible(page, { within: '.footer' });
});
