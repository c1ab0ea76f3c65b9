import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect, type Page } from '@playwright/test';
import { ALL_SCRIPTS, READABLE_SCRIPTS, STYLES } from '../../src/budgets.js';
import { CLOUD_ROUTES, DIST, shellReady } from '../built-site.js';
import { test } from './test.js';

const REQUESTS_BEFORE_IDLE = 8;

const gzipOf = (address: string): number => gzipSync(readFileSync(path.join(DIST, address))).byteLength;
const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

test('the files that a page names keep the budget', () => {
  for (const route of CLOUD_ROUTES) {
    const html = readFileSync(path.join(DIST, `${route}.html`), 'utf8');
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1] ?? '');
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(scripts.length, route).toBe(2);
    expect(sum(scripts.map(gzipOf)), route).toBeLessThanOrEqual(READABLE_SCRIPTS);
    expect(styles.length, route).toBe(1);
    expect(sum(styles.map(gzipOf)), route).toBeLessThanOrEqual(STYLES);
  }
});

interface Received {
  url: string;
  bytes: number;
}

/** Body sizes as they come over the wire, by kind. */
async function watch(page: Page, kind: string): Promise<Received[]> {
  const received: Received[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== kind) return;
    void request
      .sizes()
      .then(({ responseBodySize }) => received.push({ url: request.url(), bytes: responseBodySize }));
  });
  return received;
}

/** The shell and what it imports, which the browser may fetch before it runs any of it. */
const SHELL_SCRIPTS = /\/assets\/(shell|react|parts|search|rolldown-runtime)-[^/]+\.js$/;

for (const route of CLOUD_ROUTES) {
  test(`${route} is readable and usable with at most 10 kB of scripts, 94.5 kB with everything`, async ({
    page,
  }) => {
    const scripts = await watch(page, 'script');
    const styles = await watch(page, 'stylesheet');
    let hold = true;
    await page.route(SHELL_SCRIPTS, async (shell) => {
      if (hold) await shell.abort();
      else await shell.continue();
    });

    // Usable before the shell: the color mode, a tab of contents and the copy button answer.
    await page.goto(route);
    await page.getByRole('button', { name: /switch to dark mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    const early = () => scripts.filter(({ url }) => !url.includes('/pure-'));
    const told = () => early().map(({ url }) => /\/assets\/(\w+)-/.exec(url)?.[1]);
    await expect.poll(told).toEqual(expect.arrayContaining(['boot', 'behaviours']));
    await expect.poll(() => styles.length).toBeGreaterThan(0);
    expect(sum(early().map(({ bytes }) => bytes))).toBeLessThanOrEqual(READABLE_SCRIPTS);
    expect(sum(styles.map(({ bytes }) => bytes))).toBeLessThanOrEqual(STYLES);

    hold = false;
    scripts.length = 0;
    await page.reload();
    await shellReady(page);
    await page.waitForTimeout(1500); // whatever still comes by itself, image zoom included
    await expect.poll(() => scripts.some(({ url }) => url.includes('/shell-'))).toBe(true);
    // Once each: the size of a script of the first load may be told after the reload.
    const byUrl = new Map(scripts.map(({ url, bytes }) => [url, bytes]));
    expect(sum([...byUrl.values()])).toBeLessThanOrEqual(ALL_SCRIPTS);
  });
}

test('a page needs few requests before it is idle, and nothing in it moves', async ({ page }) => {
  const early: string[] = [];
  page.on('request', (request) => early.push(new URL(request.url()).pathname));
  await watchShifts(page);
  await page.route('**/assets/shell-*.js', (shell) => shell.abort());
  await page.goto('/cloud/getting-started/deployment', { waitUntil: 'load' });
  // A quick browser is idle before this is asked for: what comes then is the shell and its data. Rules of speculation are fetched
  // after all else, and once for the site.
  const late = /\/(?:shell-[^/]+\.js|assets\/data\/.+|speculation-rules\.\w+\.json)$/;
  const beforeIdle = early.filter((url) => !late.test(url));
  expect(beforeIdle.length).toBeLessThanOrEqual(REQUESTS_BEFORE_IDLE);
  await page.unroute('**/assets/shell-*.js');
  await page.reload();
  await shellReady(page);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(1200);
  expect(await shiftsIn(page)).toEqual([]);
});
