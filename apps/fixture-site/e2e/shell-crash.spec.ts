import { expect, type Page } from '@playwright/test';
import {
  at,
  heading,
  isSameDocument,
  markDocument,
  onBothServers,
  openReady,
  overhang,
  sidebar,
  test,
} from './site.js';

// A part of the shell that a site has replaced breaks. Nothing of the shell can stand around the message then.

type Breakage = 'render' | 'effect' | undefined;

const breakFooter = async (page: Page, breakage: Breakage): Promise<void> => {
  await page.evaluate((how) => Object.assign(globalThis, { breakage: how }), breakage);
};

const breakFooterAtOnce = async (page: Page, breakage: Breakage): Promise<void> => {
  await page.addInitScript((how) => Object.assign(globalThis, { breakage: how }), breakage);
};

async function expectBareCrash(page: Page, message: string): Promise<void> {
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.locator('#docs-root').locator('nav, footer, article')).toHaveCount(0);
}

/** Does what breaks the page once more. The message looks as it did before, so only the console tells that it is a new one. */
async function expectCrashAgain(page: Page, act: () => Promise<unknown>): Promise<void> {
  const told = page.waitForEvent('console', (said) => said.text().includes('The footer broke'));
  await act();
  await told;
  await expectBareCrash(page, 'The footer broke');
}

const tryAgain = (page: Page): Promise<void> => page.getByRole('button', { name: 'Try again' }).click();

async function expectMended(page: Page, title: string, text: string): Promise<void> {
  await breakFooter(page, undefined);
  await tryAgain(page);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('article')).toContainText(text);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

onBothServers(() => {
  test('it says so bare when it cannot be hydrated, and trying again brings the article back', async ({
    page,
  }) => {
    await breakFooterAtOnce(page, 'render');
    await openReady(page, 'notes/two');
    await expectBareCrash(page, 'The footer broke.');
    await expectCrashAgain(page, () => tryAgain(page));
    await expectMended(page, 'Note two', 'note one');
  });

  test('it says so bare when an effect throws', async ({ page }) => {
    await breakFooterAtOnce(page, 'effect');
    await openReady(page, 'notes/two');
    await expectBareCrash(page, 'The footer broke afterwards.');
    await expectMended(page, 'Note two', 'note one');
  });

  for (const how of ['render', 'effect'] as const) {
    test(`it says so under the next page’s address and title when a navigation breaks it: ${how}`, async ({
      page,
    }) => {
      await openReady(page, 'notes/two');
      await markDocument(page);
      await breakFooter(page, how);
      await page.getByRole('link', { name: 'note one', exact: true }).click();
      await expectBareCrash(page, 'The footer broke');
      await expect(page).toHaveURL(at('notes/one#second'));
      await expect(page).toHaveTitle('Note one | Fixture');
      await expect(heading(page)).toBeFocused();

      // Still broken there, and mended by the way back.
      await expectCrashAgain(page, () => tryAgain(page));
      await breakFooter(page, undefined);
      await page.goBack();
      await expect(heading(page)).toHaveText('Note two');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('article')).toContainText('Note one');
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('a React page comes back too', async ({ page }) => {
    await openReady(page, 'plain');
    await breakFooter(page, 'render');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click();
    await expectBareCrash(page, 'The footer broke.');
    await expectCrashAgain(page, () => page.goBack());
    await expect(page).toHaveTitle(/A plain page/);
    await breakFooter(page, undefined);
    await tryAgain(page);
    await expect(heading(page)).toHaveText('A plain page');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('the bare message fits into a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await breakFooterAtOnce(page, 'render');
    await openReady(page, 'notes/two');
    await expectBareCrash(page, 'The footer broke.');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});
