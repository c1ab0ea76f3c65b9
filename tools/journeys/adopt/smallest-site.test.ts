import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.js';
import { runCommand, startServer } from '../server-process.js';
import { type PackedLibrary, packLibraries } from './packed-libraries.js';
import { installStrictly } from './strict-install.js';

/** All that the smallest site is made of. */
const FILES: Record<string, string> = {
  'site.config.ts': `import { defineConfig } from '@org/site-builder/config';

export default defineConfig({
  title: 'Field notes',
  url: 'https://notes.example.org',
  search: { provider: 'embedded' },
});
`,
  'content/docs/start.md': '# Start here\n\nThe first page. See [more](./more.md).\n',
  'content/docs/more.md': '# More\n\nA second page about marmots.\n\n![A dot](/dot.svg)\n',
  'public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="10"><circle r="5"/></svg>\n',
};

/** The oldest React that the libraries work with, in place of the workspace's: `REACT=18`. */
const instead =
  process.env['REACT'] === '18' ? path.resolve(import.meta.dirname, '../../react-18') : undefined;
/** React 18 says of attributes that are younger, while it writes them as they must be. */
const YOUNGER = 'React does not recognize the';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'adopt-')));
const site = path.join(root, 'site');
const binOf = (folder: string) => path.join(folder, 'node_modules/@org/site-builder/bin/site-builder.mjs');
const bin = binOf(site);
let libraries: PackedLibrary[];
let browser: Browser;

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  libraries = await packLibraries(path.join(root, 'packed'));
  await installStrictly(libraries, { root: site, names: ['@org/site-builder'], instead });
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
});

/** A page, and what its browser complains of. */
async function openPage(): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (instead && message.text().includes(YOUNGER)) return;
    // Browsers ask for an icon where a site names none.
    if (isProblem && !message.location().url.endsWith('/favicon.ico')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return { page, problems };
}

/** @throws with what the browser has complained of until then, which tells why */
async function shellReady(page: Page, problems: string[]): Promise<void> {
  try {
    await page.locator('html[data-shell=ready]').waitFor();
  } catch (cause) {
    const said = problems.join('\n') || 'nothing';
    throw new Error(`The shell of ${page.url()} does not start. The browser says: ${said}`, { cause });
  }
}

/** Walks the site in a browser: home, a link, an image, search. */
async function walk(address: string): Promise<void> {
  const { page, problems } = await openPage();
  await page.goto(`${address}/`);
  await page.getByRole('heading', { level: 1, name: 'More' }).waitFor();
  expect(await page.getByRole('img', { name: 'A dot' }).getAttribute('width')).toBe('12');
  await shellReady(page, problems);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Start here' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
  await page.locator('.brand').click();
  await page.getByRole('heading', { level: 1, name: 'More' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/more');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('marmot');
  await page.getByRole('option').first().waitFor();
  const main = page.getByRole('main');
  await page.keyboard.press('Escape');
  await page.goto(`${address}/search`);
  await main.getByRole('heading', { level: 1 }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
}

describe('one configuration file and Markdown, outside of the workspace, with a strict package manager', () => {
  it('builds with one command and is served whole', async () => {
    const built = await runCommand(process.execPath, [bin, 'build'], site);
    expect(built).toMatchObject({ code: 0 });
    const preview = await startServer(site, 'preview', { bin });
    await walk(preview.address).finally(preview.stop);
  });

  it('is served from its sources', async () => {
    const dev = await startServer(site, 'dev', { bin });
    await walk(dev.address).finally(dev.stop);
    expect(dev.output()).not.toMatch(/error/i);
  });

  it('leaves nothing beside the files of the writer but what is made of them', () => {
    expect(existsSync(path.join(site, 'src'))).toBe(false);
    expect(readFileSync(path.join(site, 'site.config.ts'), 'utf8')).toBe(FILES['site.config.ts']);
  });
});

const CREATOR = path.resolve(
  import.meta.dirname,
  '../../../packages/create-docs-site/bin/create-docs-site.mjs',
);

/** What create-docs-site writes, with what it depends on. */
async function create(folder: string, flavour: string): Promise<void> {
  const args = [CREATOR, folder, '--flavour', flavour, '--yes', '--no-install'];
  expect(await runCommand(process.execPath, args, root)).toMatchObject({ code: 0 });
  await installStrictly(libraries, { root: folder, names: ['@org/site-builder'], instead });
}

describe('the site that create-docs-site writes unless it is told otherwise, with a strict package manager', () => {
  const whole = path.join(root, 'whole');

  beforeAll(() => create(whole, 'api'));

  it('passes the check, which leaves nothing unfinished', async () => {
    const checked = await runCommand(process.execPath, [binOf(whole), 'check'], whole);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.output).not.toContain('check-unfinished');
  });

  it('is told of a mistake in its OpenAPI document by what validates documents', async () => {
    const file = path.join(whole, 'content/docs/api.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^openapi: .*$/m, '$&\nunheardOf: true'));
    const checked = await runCommand(process.execPath, [binOf(whole), 'check'], whole);
    writeFileSync(file, text);
    expect(checked.output).toMatch(/api\.yaml:2:\d+ .*unheardOf/);
  });
});

describe('the minimal site that create-docs-site writes, with a strict package manager', () => {
  const minimal = path.join(root, 'minimal');

  beforeAll(() => create(minimal, 'minimal'));

  /** The first page, and what search finds on it. */
  async function visit(address: string): Promise<void> {
    const { page, problems } = await openPage();
    await page.goto(`${address}/`);
    await page.getByRole('heading', { level: 1, name: 'Minimal' }).waitFor();
    await shellReady(page, problems);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('broken links');
    await page.getByRole('option').first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  }

  it('is four files that pass the check', async () => {
    const written = readdirSync(minimal).filter((name) => name !== 'node_modules');
    expect(written.toSorted()).toEqual(['.gitignore', 'content', 'package.json', 'site.config.ts']);
    expect(await runCommand(process.execPath, [binOf(minimal), 'check'], minimal)).toMatchObject({ code: 0 });
  });

  it('builds, and is found by search', async () => {
    const built = await runCommand(process.execPath, [binOf(minimal), 'build'], minimal);
    expect(built).toMatchObject({ code: 0 });
    const preview = await startServer(minimal, 'preview', { bin: binOf(minimal) });
    await visit(preview.address).finally(preview.stop);
  });

  it('is served from its sources', async () => {
    const dev = await startServer(minimal, 'dev', { bin: binOf(minimal) });
    await visit(dev.address).finally(dev.stop);
    expect(dev.output()).not.toMatch(/error/i);
  });
});
