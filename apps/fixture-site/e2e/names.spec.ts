import { expect } from '@playwright/test';
import { openReady, test } from './site.js';

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
  // Playwright computes names itself, and has a space where a name may break on paper: the browser has none, as the next test sees.
  await expect(page.getByRole('article')).toMatchAriaSnapshot();
});

test('names that may break on paper are told whole', async ({ page }) => {
  await openReady(page, 'notes/parts');
  await expect(page.locator('td wbr').first()).toBeAttached();
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const cells = nodes.filter(({ role }) => role?.value === 'cell').map(({ name }): unknown => name?.value);
  expect(cells).toEqual(expect.arrayContaining(['connection.useNullDefault', 'config/production.env.ts']));
});

for (const [locale, names] of [
  [
    'fr',
    [
      'Annonce',
      'Navigation principale',
      'Barre latérale de la documentation',
      'Sur cette page',
      'Pied de page',
    ],
  ],
  ['ar', ['إعلان', 'الرئيسية', 'الشريط الجانبي', 'في هذه الصفحة', 'التذييل']],
] as const) {
  test(`landmarks and controls have their names in ${locale}`, async ({ page }) => {
    const [announcement, ...navigations] = names;
    await openReady(page, `${locale}/guide/intro`);
    await expect(page.getByRole('region', { name: announcement })).toBeVisible();
    for (const name of navigations)
      await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible();
    const nameless = page.locator('button:not([aria-label]), a[href]').filter({ hasNotText: /\S/ });
    await expect(nameless.and(page.locator(':not([aria-label])'))).toHaveCount(0);
    const english = page.getByRole('button', {
      name: /^(?:Open|Close|Copy|Back|Collapse|Expand|Light mode)/,
    });
    await expect(english).toHaveCount(0);
  });
}
