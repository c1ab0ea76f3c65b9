import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect } from '@playwright/test';
import {
  at,
  expectAccessible,
  heading,
  isSameDocument,
  markDocument,
  openReady,
  sidebar,
  test,
} from './site.js';

test('a long sidebar is narrowed down with the keyboard alone, and comes back as it was', async ({
  page,
}) => {
  await watchShifts(page);
  await openReady(page, 'notes/two');
  const field = sidebar(page).getByRole('searchbox', { name: 'Filter these pages' });
  await expect(field).toBeVisible();
  expect(await shiftsIn(page)).toEqual([]);
  await markDocument(page);

  await field.fill('shelf 40 entry 40.1');
  await expect(sidebar(page).getByRole('status')).toHaveText('4 pages');
  await expect(sidebar(page).getByRole('link', { name: 'Entry 40.12' })).toHaveAttribute(
    'href',
    at('notes/two?entry=40.12'),
  );
  await expect(sidebar(page).getByText('Note one')).toBeHidden();
  await expectAccessible(page);

  await field.fill('note one');
  await field.press('Enter');
  await expect(heading(page)).toHaveText('Note one');
  expect(await isSameDocument(page)).toBe(true);
  await expect(sidebar(page).locator('.sidebar-filter [aria-current=page]')).toHaveText('Note one');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(sidebar(page).locator('.sidebar-list [aria-current=page]')).toHaveText('Note one');
  await expect(sidebar(page).getByText('Note two')).toBeVisible();
});

test('a short sidebar has no filter', async ({ page }) => {
  await openReady(page, 'guide/intro');
  await expect(sidebar(page).getByRole('searchbox')).toHaveCount(0);
});

test('in the drawer, Escape clears the field first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openReady(page, 'ar/notes/two');
  await page.locator('.navbar-menu').click();
  const field = page.getByRole('dialog').getByRole('searchbox', { name: 'رشّح هذه الصفحات' });
  await field.fill('note');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('الصفحات');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field, and no room for one', async ({ page }) => {
    await page.goto(at('notes/two'));
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator('.sidebar-filter')).toBeHidden();
  });
});
