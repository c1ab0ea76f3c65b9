import { expect, test } from '@playwright/test';
import { openReady, titleOf } from '../built-site.js';

/** A page that nobody has translated. */
const FALLBACK = '/dev-docs/intro';

test('the French status page shows the figures of the build in French', async ({ page }) => {
  await openReady(page, '/fr/status');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('État');
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', /\/fr\/status$/);
  await expect(page.locator('.status-summary h2')).toHaveText('Tout ce qui est vérifié est en ordre');
  const areas = page.getByRole('table', { name: 'Pages par section' });
  await expect(areas).toContainText('Dont en français');
  await expect(areas.getByRole('rowheader', { name: 'Documentation pour développeurs' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Compilation' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Liens internes au site' })).toContainText(/\d\u202f\d{3}$/);
});

test('French search finds French text, in its page and in its dialog', async ({ page }) => {
  await openReady(page, '/fr/search?q=facturation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Résultats pour «\s*facturation\s*»/);
  await expect(
    page.getByRole('main').locator('a[href^="/fr/cloud/getting-started/usage-billing"]').first(),
  ).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).first().fill('renouveler un secret');
  await expect(dialog.locator('a[href^="/fr/cloud/account/settings"]').first()).toBeVisible();
});

test('a hit that nobody has translated says its language', async ({ page }) => {
  const title = titleOf(FALLBACK);
  await openReady(page, `/fr/search?q=${encodeURIComponent(title)}`);
  const link = page.locator(`.search-results a[href^="/fr${FALLBACK}"]`).first();
  await expect(link).toHaveAttribute('lang', 'en');
  await openReady(page, '/fr/');
  await page.keyboard.press('Control+k');
  await page.locator('input[role=combobox]').fill(title);
  const option = page.locator(`[role=option][href^="/fr${FALLBACK}"]`).first();
  await expect(option).toHaveAttribute('lang', 'en');
  await page.locator('input[role=combobox]').fill('facturation');
  const translated = page.locator('[role=option][href^="/fr/cloud/"]').first();
  await expect(translated).toBeVisible();
  await expect(translated).not.toHaveAttribute('lang');
});
