import { shiftsIn, watchShifts } from '@org/browser-tests/layout-shifts';
import { expect } from '@playwright/test';
import { serveInPieces } from './serve-in-pieces.js';
import { openReady } from '../built-site.js';
import { test } from './test.js';

/** A page of each kind, with small and large sidebars: of a large one, documents hold only a part. */
const KINDS = [
  '/',
  '/search',
  '/openapi',
  '/cloud/getting-started/deployment',
  '/dev-docs/quick-start',
  '/dev-docs/plugins',
  '/dev-docs/api/rest/parameters',
  '/user-docs/intro',
  '/fr/cloud/intro',
];

for (const width of [360, 1440])
  test(`nothing moves while the shell takes a page over: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    for (const route of KINDS) {
      await openReady(page, route);
      await page.waitForTimeout(400);
      expect(await shiftsIn(page), route).toEqual([]);
    }
  });

const BEFORE_ARTICLE = /<nav class="sidebar".*?<\/h1>/s;

for (const [route, place, part] of [
  ['/cloud/getting-started/deployment', 'the sidebar', BEFORE_ARTICLE],
  ['/dev-docs/plugins', 'a large sidebar', BEFORE_ARTICLE],
  ['/', 'the navbar', /<header.*?<\/header>/s],
  ['/', 'the first part', /<main.*?<\/figure>/s],
  ['/search', 'the navbar', /<header.*?<\/header>/s],
  ['/search', 'the form', /<main.*?<\/main>/s],
  ['/no-such-page', 'the form', /<main.*?<\/form>/s],
] as const)
  test(`nothing moves on ${route} while ${place} comes piece by piece`, async ({ page, baseURL }) => {
    const server = await serveInPieces(baseURL ?? '', part);
    await watchShifts(page);
    await openReady(page, server.origin + route);
    await page.waitForTimeout(500);
    expect(await shiftsIn(page)).toEqual([]);
    server.close();
  });
