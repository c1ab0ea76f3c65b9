import path from 'node:path';
import { type AuditOptions, auditPage } from '@org/browser-tests/axe';
import { test as base, expect, type Page } from '@playwright/test';

export const APP = path.resolve(import.meta.dirname, '..');

/** Port of the built site, beside that of the docs site’s own tests, so that both can run at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4399) + 1;
/** How far after that the dev server has its port. */
export const DEV_OFFSET = 1;

export const TAG_MANAGER = 'https://tags.example.org/**';
const TAGS = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
  body: Buffer.from(
    'document.documentElement.dataset.tagged = new URL(document.currentScript.src).searchParams.get("id");',
  ).toString('base64'),
};

/**
 * The tag manager that the fixture names exists in the tests only. Answered by the protocol and for the whole browser: `route` would have
 * every request of every test pass through here, and Chromium keep no file.
 */
export const test = base.extend<object, { tagManager: undefined }>({
  tagManager: [
    async ({ browser }, provide) => {
      const session = await browser.newBrowserCDPSession();
      let over = false;
      session.on('Fetch.requestPaused', ({ requestId }) => {
        session.send('Fetch.fulfillRequest', { requestId, ...TAGS }).catch((error: unknown) => {
          // A document that is left takes its paused requests with it, and nobody waits for this answer any more.
          if (!over && !String(error).includes('Invalid InterceptionId')) throw error;
        });
      });
      await session.send('Fetch.enable', { patterns: [{ urlPattern: TAG_MANAGER.replace('**', '*') }] });
      await provide(undefined);
      over = true;
      await session.detach();
    },
    { scope: 'worker', auto: true },
  ],
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
export const at = (address: string): string => `/base/${address}`;

/** The file of the built site that answers at an address. */
export const builtFile = (url: string): string =>
  path.join(APP, 'dist', new URL(url).pathname.slice(at('').length));

/** Opens a page and waits until the React shell has taken over. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(at(address));
  await shellReady(page);
}

export async function shellReady(page: Page): Promise<void> {
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

/** Axe finds nothing in what the page shows, in both color modes unless `modes` says otherwise. */
export async function expectAccessible(page: Page, options?: AuditOptions): Promise<void> {
  expect(await auditPage(page, options), page.url()).toEqual([]);
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
