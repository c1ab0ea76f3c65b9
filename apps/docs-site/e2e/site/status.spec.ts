import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect, test } from '@playwright/test';
import { DIST, expectAccessibleAtEveryWidth, openReady } from '../built-site.js';

interface Report {
  built: string;
  pages: number;
  customFields: { documents: string };
  checked: { links: number };
  everyPage: { styles: number };
}
const report = JSON.parse(readFileSync(path.join(DIST, 'report.json'), 'utf8')) as Report;

test('the status page shows what the build wrote about itself', async ({ page }) => {
  await openReady(page, '/status');
  const valueOf = (table: string, row: string) =>
    page
      .getByRole('table', { name: table })
      .getByRole('row', { name: new RegExp(`^${row}`) })
      .getByRole('cell')
      .first();
  await expect(valueOf('Versions', 'Documented product')).toHaveText(report.customFields.documents);
  await expect(valueOf('Pages by area', 'All')).toHaveText(report.pages.toLocaleString('en'));
  await expect(valueOf('Checks', 'Internal links')).toHaveText(report.checked.links.toLocaleString('en'));
  await expect(valueOf('Budgets, gzip', 'Styles')).toHaveText(report.everyPage.styles.toLocaleString('en'));
});

test('the status page begins with how the site is, and when it was built', async ({ page }) => {
  await openReady(page, '/status');
  const summary = page.locator('.status-summary');
  await expect(summary.getByRole('heading')).toHaveText('Every check holds');
  await expect(summary.locator('time')).toHaveAttribute('datetime', report.built);
});

test('axe finds nothing in the figures', async ({ page }) => {
  await openReady(page, '/status');
  await expect(page.getByRole('table')).toHaveCount(5);
  await expectAccessibleAtEveryWidth(page);
});

test('nothing moves while the figures come', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await openReady(page, '/status');
    await page.waitForTimeout(400);
    expect(await shiftsIn(page), `${width} px`).toEqual([]);
  }
});

test('a report that does not come is said, and asked for again', async ({ page }) => {
  let held = true;
  await page.route('**/report.json', (route) => (held ? route.fulfill({ status: 503 }) : route.continue()));
  await openReady(page, '/status');
  await expect(page.getByRole('alert')).toContainText('The server answered 503');
  held = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Versions' })).toBeVisible();
});
