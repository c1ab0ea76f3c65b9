import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.js';
import { isLong } from '../length.js';
import { Problems } from '../reader/problems.js';
import { ScratchSite } from '../scratch-site.js';
import { type Finished, type ServerProcess, startServer } from '../server-process.js';
import { collapse, readBuiltApi } from './apis/built-api.js';
import { readFacts } from './apis/document-facts.js';
import { readDocument, readDocuments } from './apis/oas-examples.js';

/** One of each kind; no document of the package is of OpenAPI 3.2. */
const SHORT = [
  '2.0/json/petstore.json',
  '2.0/yaml/petstore-expanded.yaml',
  '3.0/json/readme-legacy.json',
  '3.0/json/schema-circular.json',
  '3.0/yaml/callbacks.yaml',
  '3.0/yaml/file-uploads.yaml',
  '3.1/json/train-travel.json',
  '3.1/json/webhooks.json',
  '3.1/yaml/security.yaml',
];
const TRAIN_TRAVEL = '/apis/3-1/json/train-travel';

const CUT = /What it holds is in the document\.|more are not shown here\./;

/** The long form builds 130 documents. */
const BUILD_TIMEOUT = isLong ? 1_800_000 : 300_000;

const documents = isLong ? readDocuments() : SHORT.map(readDocument);
const site = ScratchSite.create({
  'site.config.ts': `export default ${JSON.stringify({
    title: 'APIs',
    tagline: 'Documents as their vendors publish them.',
    url: 'https://docs.example.org',
    favicon: 'favicon.svg',
    areas: [{ dir: 'apis', label: 'APIs' }],
    apis: documents.map(({ name, path }) => ({ file: `apis/${name}`, path })),
  })};\n`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'content/apis/home.md': `---\ntitle: APIs\nslug: /\n---\n\n${documents.map(({ name, path }) => `- [${name}](${path})\n`).join('')}`,
  ...Object.fromEntries(documents.map(({ name, text }) => [`content/apis/${name}`, text])),
});

let bundled: Finished;
let built: Finished;

beforeAll(async () => {
  bundled = await site.bundle();
  built = await site.build();
}, BUILD_TIMEOUT);

afterAll(() => site.remove());

describe('OpenAPI documents of a package', () => {
  it('build with the default rules, without an error', () => {
    expect(bundled).toMatchObject({ code: 0 });
    expect(built).toMatchObject({ code: 0 });
    const report = JSON.parse(site.read('dist/report.json')) as { diagnostics: Record<string, number> };
    expect(report.diagnostics.error).toBe(0);
  });

  it.each(documents)('are shown as they are written: $name', ({ path, value }) => {
    const facts = readFacts(value);
    const api = readBuiltApi(site.path('dist'), path);
    expect(lines([...api.operations.keys()])).toEqual(lines(facts.operations.map(({ line }) => line)));
    for (const { line, summary } of facts.operations) {
      expect(api.operations.get(line), line).toHaveLength(1);
      expect(api.text).toContain(collapse(summary));
    }
    for (const schema of facts.schemas) expect(api.text).toContain(schema);
    const missing = facts.names.filter((name) => !api.names.has(name));
    // Pages have a budget of fields, and tell what they leave to the document.
    if (missing.length > 0) expect(api.text, missing.join(', ')).toMatch(CUT);
    if (!isLong) expect(missing).toEqual([]);
  });
});

describe('pages of OpenAPI documents, in Chromium', () => {
  let browser: Browser;
  let server: ServerProcess;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), startServer(site.root, 'preview')]);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it.each(documents)('open without a complaint: $name', async ({ path }) => {
    const { pages } = readBuiltApi(site.path('dist'), path);
    const operation = pages.find((address) => address.startsWith(`${path}/operations/`));
    const context = await browser.newContext();
    const problems = new Problems(context, server.address);
    const page = await context.newPage();
    for (const address of [path, ...(operation ? [operation] : [])]) {
      await page.goto(server.address + address, { waitUntil: 'networkidle' });
      expect(await page.locator('article h1').count(), address).toBe(1);
      expect(problems.take(), address).toEqual([]);
    }
    await context.close();
  });

  it('show the type of what GET /stations of Train Travel answers', async () => {
    const page = await browser.newPage();
    await page.goto(server.address + TRAIN_TRAVEL);
    const operation = page.locator('.api-operation', {
      has: page.getByRole('heading', { name: 'Get a list of train stations' }),
    });
    const data = operation.locator('.api-field', { has: page.locator('.api-name', { hasText: /^data$/ }) });
    expect(await data.first().locator('.api-type').first().innerText()).toBe('array of Station');
    expect(await data.first().getByText('country_code').count()).toBe(1);
    await page.close();
  });
});

const lines = (operations: string[]): string[] => [...new Set(operations)].sort();
