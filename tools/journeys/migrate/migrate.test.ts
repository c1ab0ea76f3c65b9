import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../chromium.js';
import { type ExpectedPage, expectedPages, shareOf } from './compare-sites.js';
import { openSite } from './open-site.js';
import { isWritten, resultTable, sharedAddresses, type SiteResult, tryMigration } from './site-result.js';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const EXPECTED = path.join(FIXTURES, 'garden.json');
const RESULTS = path.join(import.meta.dirname, '../test-results/migrate');
/** `name=/folder,name=/folder`: sites of Docusaurus, each with what "docusaurus build" has made of it in its `build`. */
const given = (process.env.MIGRATE_SITES ?? '').split(',').filter(Boolean);
/** How many pages of a site are opened in the browser. */
const OPENED = 12;

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'migrate-')));
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the garden, a site of Docusaurus with what migrations met', () => {
  const source = path.join(root, 'source');
  const folder = path.join(root, 'garden');
  let result: SiteResult;

  beforeAll(async () => {
    cpSync(path.join(FIXTURES, 'garden'), source, { recursive: true });
    const expected = JSON.parse(readFileSync(EXPECTED, 'utf8')) as ExpectedPage[];
    result = await tryMigration({ name: 'garden', source, folder, expected });
  });

  it('moves and builds without a diagnostic', () => {
    expect(result.diagnostics).toEqual([]);
    expect(result.isBuilt, result.output).toBe(true);
  });

  it('has every word, heading, link, image and block of code that Docusaurus shows', () => {
    const written = result.pages.filter(isWritten);
    expect(written.length).toBeGreaterThan(9);
    for (const { address, comparison } of written) {
      const lost = Object.entries(comparison ?? {}).filter(([, { same, all }]) => same < all);
      expect({ address, lost }).toEqual({ address, lost: [] });
    }
  });

  it('lacks no page: neither lists of posts nor pages of React', () => {
    const absent = result.pages.filter(({ comparison }) => comparison === null);
    expect(absent.map(({ address }) => address)).toEqual([]);
    const calendar = result.pages.find(({ address }) => address === '/calendar');
    expect(calendar?.kind).toBe('react');
    expect(Object.values(calendar?.comparison ?? {}).flatMap(({ missing }) => missing)).toEqual([]);
  });

  it('opens in a browser', async () => {
    const addresses = result.pages.flatMap(({ address, comparison }) => (comparison ? [address] : []));
    for (const page of await openSite({ browser, folder, addresses }))
      expect(page).toEqual({ address: page.address, status: 200, problems: [] });
  });
});

describe.runIf(given.length > 0)('sites that are given', () => {
  const results: SiteResult[] = [];
  mkdirSync(RESULTS, { recursive: true });

  for (const site of given) {
    const [name = '', source = ''] = site.split('=');
    it(name, { timeout: 1_800_000 }, async () => {
      const folder = path.join(process.env.MIGRATE_OUT ?? root, name);
      const result = await tryMigration({ name, source, folder });
      results.push(result);
      const opened = result.isBuilt ? await openSite({ browser, folder, ...sampleOf(result, name) }) : [];
      writeFileSync(path.join(RESULTS, `${name}.json`), JSON.stringify({ ...result, opened }, null, 1));
      expect.soft(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect.soft(result.isBuilt, result.output).toBe(true);
      expect.soft(shareOf(result.pages.filter(isWritten), 'words')).toBeGreaterThanOrEqual(0.99);
      expect.soft(opened.filter(({ status, problems }) => status !== 200 || problems.length > 0)).toEqual([]);
    });
  }
  afterAll(() => console.log(resultTable(results)));

  function sampleOf({ pages }: SiteResult, name: string): { addresses: string[]; pictures: string } {
    const there = pages.filter(({ comparison }) => comparison !== null);
    const step = Math.max(1, Math.floor(there.length / OPENED));
    const pictures = path.join(RESULTS, name);
    mkdirSync(pictures, { recursive: true });
    return {
      addresses: there.filter((_page, index) => index % step === 0).map(({ address }) => address),
      pictures,
    };
  }
});

it.runIf(process.env.MIGRATE_RECORD)('records what Docusaurus has made of the garden', () => {
  const folder = path.join(process.env.MIGRATE_RECORD ?? '', 'build');
  const pages = expectedPages({ folder, ...sharedAddresses(path.join(root, 'garden')) }).map(
    ({ address, kind, content }) => ({ address, kind, content }),
  );
  writeFileSync(EXPECTED, `${JSON.stringify(pages, null, 1)}\n`);
});
