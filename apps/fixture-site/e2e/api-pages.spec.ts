import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { apiHtml } from './api-html.js';

const STYLES = fileURLToPath(import.meta.resolve('@org/openapi-renderer/styles.css'));

/** Opens the one page that is made of a document, without a policy that would stop scripts: the page itself must be harmless. */
async function openDocument(page: Page, document: object): Promise<void> {
  const html = await apiHtml(document);
  await page.route('**/alone', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><main>${html}</main>` }),
  );
  await page.goto('/alone');
}

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
  await page.addStyleTag({ content: readFileSync(STYLES, 'utf8') });
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('.api-choice:not(:has([data-group])) > :is(label, .api-choice-panel)');
  await expect(parts).toContainText(['Cat', 'Cat', 'Dog', 'Dog']);
  const tops = await parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
});

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
