import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { apiHtml } from './api-html.js';
import { DIST, isSameDocument, markDocument, shellReady, sidebar } from './site.js';

/** Bytes with gzip of an API page's HTML. */
const PAGE_HTML = 15_000;

/** Opens the one page that is made of a document, without a policy that would stop scripts: the page itself must be harmless. */
async function openDocument(page: Page, document: object): Promise<void> {
  const html = await apiHtml(document);
  await page.route('**/alone', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><main>${html}</main>` }),
  );
  await page.goto('/alone');
}

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

test('on paper stands every variant, each under its name', async ({ page }) => {
  const schema = { oneOf: ['Cat', 'Dog'].map((title) => ({ title, type: 'object', description: title })) };
  await openDocument(page, {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: { responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } } },
      },
    },
  });
  const [styles] =
    /\/assets\/api-[\w-]+\.css/.exec(readFileSync(path.join(DIST, 'openapi.html'), 'utf8')) ?? [];
  await page.addStyleTag({ url: styles ?? 'no styles' });
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('.api-choice:not(:has([data-group])) > :is(label, .api-choice-panel)');
  await expect(parts).toContainText(['Cat', 'Cat', 'Dog', 'Dog']);
  const tops = await parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
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
  const twin = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(twin).toMatch(/^# Update part of a post\n\n`PATCH /);
  expect(twin).toContain('`title` (string): What the post is called.');
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

for (const theme of ['light', 'dark']) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing: /openapi, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/openapi/');
      await shellReady(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

test('nothing in a hostile document runs', async ({ page }) => {
  const evil = `<script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload="window.ran=1"></svg><a href="javascript:window.ran=1">a</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe><style>*{display:none}</style>`;
  const scripted = 'javascript:window.ran=1';
  const schema = {
    type: 'object',
    description: evil,
    properties: { [evil]: { type: 'string', default: evil, enum: [evil] } },
  };
  const parameters = [{ name: evil, in: 'query', description: evil, required: true, schema, example: evil }];
  const responses = { 200: { description: evil, content: { 'text/html': { schema, example: evil } } } };
  const get = {
    operationId: evil,
    summary: evil,
    description: `${evil} [x](${scripted})`,
    externalDocs: { url: scripted },
    parameters,
    responses,
  };
  const info = { title: evil, version: evil, description: evil, contact: { name: evil, url: scripted } };
  await openDocument(page, {
    openapi: '3.1.0',
    info,
    servers: [{ url: scripted }],
    paths: { [`/${evil}`]: { get } },
  });
  for (const link of await page.getByRole('link').all()) await link.dispatchEvent('click');
  for (const closed of await page.locator('details:not([open]) > summary').all()) await closed.click();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(page.locator('.api-path').first()).toBeVisible();
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
