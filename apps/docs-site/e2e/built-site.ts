import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AuditOptions, auditPage } from '@org/browser-tests/axe';
import { expect, type Page } from '@playwright/test';

export const APP = path.resolve(import.meta.dirname, '..');
export const DIST = path.join(APP, 'dist');
export const CONTENT = path.resolve(APP, '../../content');

/** The routes of the Cloud area, as the product's specification lists them, and the heading of each. */
export const CLOUD_ROUTES = [
  '/cloud/intro',
  '/cloud/account/settings',
  '/cloud/advanced/database',
  '/cloud/getting-started/caching',
  '/cloud/getting-started/deployment',
  '/cloud/getting-started/usage-billing',
  '/cloud/projects/notifications',
  '/cloud/projects/overview',
  '/cloud/projects/settings',
];

export const ALL_ROUTES = ['/', '/home/Home', '/search', ...CLOUD_ROUTES];

/** Title of a page, from its source. */
export function titleOf(route: string): string {
  const source = readFileSync(path.join(CONTENT, `${route}.md`), 'utf8');
  const title = /^title: *(.+)$/m.exec(source)?.[1];
  if (!title) throw new Error(`${route} has no title in its front matter.`);
  return title.replace(/^(['"])(.*)\1$/, '$2');
}

/** Files of the built site with an ending, relative to it. */
export const builtFiles = (ending: string): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** Opens a page and waits until the React shell has taken over. */
export async function openReady(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await shellReady(page);
}

export async function shellReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-shell="ready"]')).toBeAttached();
}

/** Axe finds nothing in what the page shows, in both color modes unless `modes` says otherwise. */
export async function expectAccessible(page: Page, options?: AuditOptions): Promise<void> {
  expect(await auditPage(page, options), page.url()).toEqual([]);
}

/** Both ends of the common widths of a window, in CSS pixels. */
const WIDTHS = [360, 1440];

/** The same, and that nothing sticks out to the side, in windows of these widths. */
export async function expectAccessibleAtEveryWidth(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Marks the document, so that a test can tell an in-place navigation from a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
