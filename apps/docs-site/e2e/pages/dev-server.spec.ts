import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { APP, CONTENT, isSameDocument, markDocument, shellReady, sidebar } from '../built-site.js';
import { test } from './test.js';

/** A copy of the site whose sources the tests may edit. What a writer does to it is the journey of tools/journeys/writer. */
let copy = '';
let server: ChildProcess;
let address = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // Not below test-results: the bundler's watcher passes that folder over.
  mkdirSync(path.join(APP, '.e2e'), { recursive: true });
  copy = mkdtempSync(path.join(APP, '.e2e/dev-'));
  const app = path.join(copy, 'apps/docs-site');
  for (const name of ['src', 'public', 'site.config.ts', 'vite.config.ts', 'package.json']) {
    cpSync(path.join(APP, name), path.join(app, name), { recursive: true });
  }
  symlinkSync(path.join(APP, 'node_modules'), path.join(app, 'node_modules'));
  cpSync(CONTENT, path.join(copy, 'content'), {
    recursive: true,
    filter: (source) => !source.includes('.compiled'),
  });
  ({ server, address } = await startServer(app));
});

test.afterAll(() => {
  server.kill();
  rmSync(copy, { recursive: true, force: true });
});

function startServer(app: string): Promise<{ server: ChildProcess; address: string }> {
  const bin = path.join(APP, 'node_modules/@org/site-builder/bin/site-builder.mjs');
  const child = spawn(process.execPath, [bin, 'dev', '--port', '0'], { cwd: app });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found) resolve({ server: child, address: found });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The dev server ended:\n${output}`)));
  });
}

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(copy, 'content', file);
  writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** Opens a page and waits until the server can tell it of edits: what happens before that is told to nobody. */
async function openListening(page: Page, route: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes('/@docs/events?'));
  await page.goto(address + route);
  await listening;
  await shellReady(page);
}

test('redirects are followed, as a document and in place', async ({ page, request }) => {
  const root = await request.get(`${address}/cloud/`, { maxRedirects: 0 });
  expect([root.status(), root.headers().location]).toEqual([302, '/cloud/intro']);
  const followed = await (await request.get(`${address}/cloud`)).text();
  const data = /<script[^>]* id="?docs-page\b.*?>(\{.*?)<\/script>/s.exec(followed)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({ page: { path: '/cloud/intro' } });
  await page.goto(`${address}/fr/cloud`);
  await expect(page).toHaveURL(`${address}/fr/cloud/intro`);
});

test('serves a page from its sources and takes it over', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const response = await page.goto(`${address}/cloud/intro`);
  expect(response?.status()).toBe(200);
  await shellReady(page);
  await markDocument(page);
  await sidebar(page).getByText('Getting started').click();
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(page).toHaveURL(/caching$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('text has the face that readers see', async ({ page }) => {
  await page.goto(`${address}/cloud/intro`);
  const widths = () =>
    page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d')!;
      return ['20px "Inter Variable", monospace', '20px monospace'].map((font) => {
        context.font = font;
        return context.measureText('Handgloves').width;
      });
    });
  await expect.poll(async () => new Set(await widths()).size).toBe(2);
});

test('searching finds what was written just now', async ({ page }) => {
  test.slow();
  await openListening(page, '/cloud/intro');
  edit('cloud/intro.md', (text) => `${text}\n\n## Zebras of just now\n\nStripes.\n`);
  await expect(page.getByRole('heading', { name: 'Zebras of just now' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zebras');
  const results = page.getByRole('listbox', { name: 'Results' });
  // The index of all sources is built now: hundreds of pages are compiled.
  await expect(results.getByRole('option').first()).toContainText('Zebras of just now', {
    timeout: 120_000,
  });
});

test('a page with formulas brings their styles along, when it is shown in place too', async ({ page }) => {
  const styles = page.locator('link[rel="stylesheet"][href*="math.css"]');
  const box = page.locator('.math menclose');
  await openListening(page, '/cloud/getting-started/caching');
  edit('cloud/getting-started/caching.md', (text) => `${text}\n\`\`\`math\n\\boxed{x}\n\`\`\`\n`);
  await expect(box).toHaveCSS('border-top-width', '1px');
  await openListening(page, '/cloud/intro');
  await markDocument(page);
  await expect(styles).toHaveCount(0);
  await sidebar(page).getByText('Getting started').click();
  await sidebar(page).getByRole('link', { name: 'Caching' }).click();
  await expect(box).toHaveCSS('border-top-width', '1px');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(styles).toHaveCount(1);
  await expect(box).toHaveCSS('border-top-width', '1px');
});

test('the status page tells what is known of the sources, and that the rest comes with a build', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${address}/status`);
  await shellReady(page);
  await expect(page.getByRole('table', { name: 'Versions' })).toContainText('4.11');
  const all = page.getByRole('table', { name: 'Pages by area' }).getByRole('row', { name: /^All/ });
  expect(Number(await all.getByRole('cell').first().textContent())).toBeGreaterThan(100);
  await expect(page.getByRole('table')).toHaveCount(3);
  await expect(page.getByText('are known once the site is built')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the page has its plain Markdown beside it', async ({ page }) => {
  await page.goto(`${address}/cloud/intro`);
  const href = await page.locator('link[type="text/markdown"]').getAttribute('href');
  expect(href).toBe('/cloud/intro.md');
  const answer = await page.request.get(address.replace(/\/$/, '') + href);
  expect(answer.headers()['content-type']).toContain('text/markdown');
  expect(await answer.text()).toMatch(/^# /);
});

test('a page that is not there answers 404', async ({ page }) => {
  expect((await page.goto(`${address}/cloud/none`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
