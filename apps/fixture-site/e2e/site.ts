import { test as base, expect, type Page } from '@playwright/test';

export const TAG_MANAGER = 'https://tags.example.org/**';

/** The tag manager that the fixture names exists in the tests only. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await context.route(TAG_MANAGER, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.tagged = new URL(document.currentScript.src).searchParams.get("id");',
      }),
    );
    await provide(context);
  },
});

/** Below the base path of the site. */
export const at = (path: string): string => `/base/${path}`;

/** Opens a page and waits until the React shell has taken over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await expect(page.locator('html[data-shell="ready"]')).toBeAttached();
}

/** What the browser complains of from now on: blocked by policy, thrown, not found. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

/** Width of what sticks out to the side. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
