import { test as base, expect, type Page } from '@playwright/test';

/** Port of the built site, beside that of the docs site’s own tests, so that both can run at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4399) + 1;
/** How far after that the dev server has its port. */
export const DEV_OFFSET = 1;

const TAG_MANAGER = 'https://tags.example.org/**';

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

/** The same tests over the built site and over its sources. */
export function onBothServers(tests: () => void): void {
  for (const [name, port] of [
    ['the built site', PORT],
    ['the dev server', PORT + DEV_OFFSET],
  ] as const) {
    test.describe(name, () => {
      test.use({ baseURL: `http://127.0.0.1:${port}` });
      tests();
    });
  }
}

/** Below the base path of the site. */
export const at = (path: string): string => `/base/${path}`;

/** Opens a page and waits until the React shell has taken over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  // The dev server's first page waits for all modules.
  await expect(page.locator('html[data-shell="ready"]')).toBeAttached({ timeout: 30_000 });
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

const MARK = 'data-marked';

/** Marks the document, so that a test can tell an in-place navigation from a full load. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), MARK);

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => document.documentElement.hasAttribute(mark), MARK);

/** Warnings on the console from now on. */
export function warningsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && found.push(message.text()));
  return found;
}
