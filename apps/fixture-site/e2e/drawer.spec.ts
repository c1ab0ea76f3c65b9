import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect, type Page } from '@playwright/test';
import { at, expectAccessible, heading, openReady, overhang, sidebar, test } from './site.js';

test.use({ viewport: { width: 360, height: 800 } });

const MENU = 'Open navigation menu';

for (const script of ['before React', 'after React'] as const) {
  test(`the drawer is modal, and Escape returns the focus (${script})`, async ({ page }) => {
    if (script === 'before React') await page.route('**/assets/shell-*.js', (route) => route.abort());
    await page.goto(at('notes/two'));
    if (script === 'after React') await expect(page.locator('html[data-shell]')).toBeAttached();

    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: MENU }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Close navigation menu' })).toBeFocused();
    await expect(page.locator('.doc-columns')).toHaveAttribute('inert', '');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');

    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: MENU })).toBeFocused();
    await expect(page.locator('.doc-columns')).not.toHaveAttribute('inert', '');
  });
}

test("the browser's Back closes the drawer and stays on the page", async ({ page }) => {
  await page.goto(at(''));
  await openReady(page, 'notes/two');
  await page.getByRole('button', { name: MENU }).click();
  // The step that goes back comes with the role, a moment after the browser has shown the drawer.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(sidebar(page)).toBeHidden();
  await expect(page).toHaveURL(at('notes/two'));
});

test('a click beside the drawer closes it', async ({ page }) => {
  await openReady(page, 'notes/two');
  await page.getByRole('button', { name: MENU }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.mouse.click(350, 500);
  await expect(sidebar(page)).toBeHidden();
});

test('following a link closes the drawer, and one step back returns', async ({ page }) => {
  await openReady(page, 'guide/intro');
  await page.getByRole('button', { name: MENU }).click();
  await sidebar(page).locator('summary').click();
  await sidebar(page).getByRole('link', { name: 'Run' }).click();
  await expect(heading(page)).toHaveText('Run');
  await expect(sidebar(page)).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
});

test('a page whose code comes late gets the focus when a link of the drawer led to it', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/plain-*.js', (route) => released.then(() => route.continue()));
  await openReady(page, 'guide/intro');
  await page.getByRole('button', { name: MENU }).click();
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  await page.getByRole('dialog').getByText('More', { exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'A plain page' }).click();
  await expect(page.locator('.spinner')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the desktop layout closes the drawer at 997 px and shows the sidebar as a column', async ({ page }) => {
  await openReady(page, 'notes/two');
  await page.getByRole('button', { name: MENU }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: MENU })).toBeHidden();
  expect((await page.locator('.drawer').boundingBox())?.width).toBe(300);
});

test.describe('on a wide window with text of twice the size', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** From the first paint on, as a reader's own style sheet does it. */
  const enlarge = (page: Page) =>
    page.addInitScript(() => {
      const whenRoot = new MutationObserver(() => {
        document.documentElement.style.fontSize = '200%';
      });
      whenRoot.observe(document, { childList: true });
    });

  for (const address of ['notes/two', 'ar/notes/two', 'welcome']) {
    test(`items of the bar that do not fit are in the drawer, and nothing moves: ${address}`, async ({
      page,
    }) => {
      await enlarge(page);
      await watchShifts(page);
      await openReady(page, address);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      await expect(page.locator('.navbar-items').first()).toBeHidden();
      await page.waitForTimeout(500); // whatever still moves by itself
      expect(await shiftsIn(page)).toEqual([]);

      await page.locator('.navbar-menu').click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.locator('.drawer-menu .navbar-link').first()).toBeVisible();
      await expect(drawer.getByRole('button').first()).toBeFocused();
      // What was beside the sidebar stays there.
      if (address !== 'welcome') {
        expect(await page.locator('.doc-columns').evaluate((main) => main.clientWidth)).toBe(1140);
      }
      await expectAccessible(page, { modes: ['light'] });
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-menu')).toBeFocused();
    });
  }

  test('they come back where they fit', async ({ page }) => {
    await enlarge(page);
    await openReady(page, 'notes/two');
    await expect(page.getByRole('button', { name: MENU })).toBeVisible();
    await page.setViewportSize({ width: 2400, height: 900 });
    await expect(page.getByRole('button', { name: MENU })).toBeHidden();
    await expect(page.locator('.navbar-items').first()).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('they can be scrolled to', async ({ page }) => {
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()} :root { font-size: 200% }` });
      });
      await page.goto(at('notes/two'));
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await page.locator('.navbar').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
      await expect(page.getByRole('link', { name: 'Source' })).toBeVisible();
    });
  });
});
