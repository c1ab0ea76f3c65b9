import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { DIST, expectAccessible, isSameDocument, markDocument, shellReady, sidebar } from '../built-site.js';
import { test } from './test.js';

/** Bytes with gzip of an API page's HTML. */
const PAGE_HTML = 15_000;

test('where an API answers stands beside what it is, where there is room', async ({ page }) => {
  await page.goto('/openapi/');
  const boxOf = async (part: string) => (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (const [width, isBeside] of [
    [1440, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [about, servers] = [await boxOf('.api-about'), await boxOf('.api-servers')];
    expect(servers.x >= about.x + about.width, String(width)).toBe(isBeside);
    expect(servers.y > about.y, String(width)).toBe(!isBeside);
  }
});

const operation = (page: Page, name: string) =>
  page.locator('.api-operation', { has: page.getByRole('heading', { name }) });

test('the sample reference is the one of the specification', async ({ page }) => {
  await page.goto('/openapi/');
  await expect(page.getByText('Version 4.3.9')).toBeVisible();
  // Its texts are of the API, and not of the document that shows it.
  await expect(page.locator('.api-text').first()).toContainText('The API asks for no authentication.');
  await expect(page.locator('.api-text', { hasText: /\bthis sample\b/i })).toHaveCount(0);
  const lines = page.locator('.api-operation .api-line');
  expect(
    await lines.evaluateAll((found) =>
      found.map((line) =>
        ['.api-method', '.api-path'].map((part) => line.querySelector(part)?.textContent.trim()).join(' '),
      ),
    ),
  ).toEqual([
    'GET /api/:pluralposts/{pluralApiId}',
    'PUT /api/:pluralposts/{pluralApiId}',
    'PATCH /api/:pluralposts/{pluralApiId}',
    'DELETE /api/:pluralposts/{pluralApiId}',
    'GET /comments',
  ]);
  const required = (name: string) =>
    operation(page, name).locator('.api-field:has(> p > .api-flag[data-flag=required])');
  await expect(required('Replace a post')).toHaveCount(5);
  await expect(required('Update part of a post')).toHaveCount(1);
  await expect(operation(page, 'Delete a post').locator('.api-status')).toHaveText('204');
  await expect(page.locator('.api-server').first()).toContainText('api.staging');
});

test('a language is chosen without scripts, with the keyboard', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/openapi/');
  const samples = operation(page, 'Get a post').locator('.api-samples');
  await expect(samples.getByText('curl \\')).toBeVisible();
  await samples.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(samples.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  await expect(samples.locator('.api-choice-panel:visible').first()).toContainText('await fetch(');
  await context.close();
});

test('on paper stands the chosen sample, under its name', async ({ page }) => {
  await page.goto('/openapi/');
  const samples = operation(page, 'Replace a post').locator('.api-choice:has([data-group=api-language])');
  await samples.getByText('Python', { exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(samples.locator('label:visible')).toHaveText(['Python']);
  await expect(samples.locator('.api-choice-panel:visible')).toContainText(['import requests']);
});

test('the language of samples is the same for all operations, and remembered', async ({ page }) => {
  await page.goto('/openapi/');
  const python = (name: string) => operation(page, name).getByRole('radio', { name: 'Python' });
  await operation(page, 'Delete a post').getByText('Python', { exact: true }).click();
  await expect(python('Get a post')).toBeChecked();
  await page.reload();
  await expect(python('List comments')).toBeChecked();
  await expect(operation(page, 'List comments').getByText('import requests')).toBeVisible();
});

test('each operation is there as Markdown, and the document for download', async ({ page, request }) => {
  await page.goto('/openapi/');
  const link = page.getByRole('link', { name: 'Markdown of Update part of a post' });
  const markdown = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(markdown).toMatch(/^# Update part of a post\n\n`PATCH /);
  expect(markdown).toContain('`title` (string): What the post is called.');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the document' }).click();
  expect((await download).suggestedFilename()).toMatch(/^reference\..*yaml$/);
});

test('the page keeps its budget, and its styles come on no other page', async () => {
  const html = readFileSync(path.join(DIST, 'openapi.html'));
  expect(gzipSync(html).byteLength).toBeLessThanOrEqual(PAGE_HTML);
  const [, styles = ''] = /<link rel="stylesheet" href="([^"]*\/api-[^"]*)"/.exec(String(html)) ?? [];
  expect(readFileSync(path.join(DIST, styles), 'utf8')).toContain('.api-operation');
  expect(readFileSync(path.join(DIST, 'cloud/intro.html'), 'utf8')).not.toContain(styles);
});

test('the reference is reached in place, and its navigation leads to places on it', async ({ page }) => {
  await page.goto('/cloud/intro');
  await shellReady(page);
  await markDocument(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible();
  await sidebar(page).getByText('Comments', { exact: true }).click();
  await sidebar(page).getByRole('link', { name: 'List comments' }).click();
  await expect(page).toHaveURL(/openapi\/?#list-comments$/);
  await expect(page.getByRole('heading', { name: 'List comments' })).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('in French, the document, the words around it and the console are French', async ({ page }) => {
  await page.goto('/fr/openapi');
  await shellReady(page);
  await expect(page.locator('.untranslated')).toHaveCount(0);
  const replace = operation(page, 'Remplacer un article');
  await expect(replace.getByRole('heading', { name: 'Corps de la requête obligatoire' })).toBeVisible();
  await replace.getByRole('button', { name: 'Essayer PUT' }).click();
  const form = replace.getByRole('form');
  await expect(form.getByRole('group', { name: 'Paramètres' })).toContainText('obligatoire');
  await form.getByLabel('pluralApiId').fill('');
  await expect(form.getByRole('button', { name: 'Copier en curl' })).toBeVisible();
  // The document's servers are nowhere to be found.
  await form.getByLabel('pluralApiId').fill('1');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.locator('.api-console-failure')).toContainText('Pas de réponse');
  const ids = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids(path.join(DIST, 'fr/openapi.html'))).toEqual(ids(path.join(DIST, 'openapi.html')));
});

test('the sidebar marks the operation that is being read, and a deep link its own', async ({ page }) => {
  const current = sidebar(page).locator('[aria-current=page]');
  await page.goto('/openapi');
  await shellReady(page);
  await expect(current).toHaveText('Overview');
  await page.evaluate(() => document.getElementById('delete-post')?.scrollIntoView());
  await expect(current).toHaveAttribute('href', '/openapi#delete-post');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveText('Overview');
  await page.goto('/openapi#list-comments');
  await expect(current).toHaveAttribute('href', '/openapi#list-comments');
});

test('the policy allows the servers of the API and nothing else', async ({ page }) => {
  const response = await page.goto('/openapi/');
  expect(response?.headers()['content-security-policy']).toContain(
    "connect-src 'self' http://api.dev.example.org http://api.example.org http://api.staging.example.org https://api.dev.example.org https://api.example.org https://api.staging.example.org;",
  );
  await shellReady(page);
  await page.getByRole('button', { name: /Try it GET \/api/ }).click();
  const form = page.getByRole('form', { name: /GET \/api/ });
  await form.getByLabel('environment').selectOption('api.staging');
  await form.getByLabel('protocol').selectOption('http');
  await page.route('http://api.staging.example.org/**', (route) =>
    route.fulfill({ json: { id: 1 }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.locator('pre')).toHaveText('{\n  "id": 1\n}');
  await expectAccessible(page, { within: '.api-console' });
});
