import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { at, builtFile } from './site.js';

export const QUERIES = '**/1/indexes/*/queries**';

export interface Asked {
  requests: { query: string; facetFilters: unknown }[];
}

/** Milliseconds that the site waits for an answer: longer than any test lets it wait that does not want to see the end of it. */
const PATIENCE = 60_000;

/** The site as a configuration for Algolia makes it; what answers is the test. */
export async function serveAlgolia(
  page: Page,
  baseURL: string | undefined,
  answer: (route: Route) => Promise<void>,
  settings: object = {},
  patience = PATIENCE,
): Promise<void> {
  await page.route('**/assets/data/site.*.json', async (route) => {
    const site = JSON.parse(readFileSync(builtFile(route.request().url()), 'utf8')) as {
      search: { settings: { provider: unknown } };
    };
    Object.assign(site.search.settings, settings);
    site.search.settings.provider = {
      type: 'algolia',
      appId: 'APP',
      searchKey: 'public',
      indexName: 'docs',
      contextual: true,
      siteUrl: 'https://docs.example.org',
      host: baseURL,
      timeouts: { connect: patience, read: patience, write: patience },
    };
    await route.fulfill({ json: site });
  });
  await page.route(QUERIES, answer);
}

export const record = (title: string, content: string) => ({
  objectID: title,
  type: 'content',
  hierarchy: { lvl0: 'Notes', lvl1: title, lvl2: null },
  content,
  url: `https://docs.example.org${at('notes/caching')}#measure-it`,
  docusaurus_tag: 'docs-notes-current',
  _highlightResult: { hierarchy: { lvl1: { value: `\ue000${title}\ue001` } } },
  _snippetResult: { content: { value: content } },
});

export const reply = (hits: unknown[]) => (route: Route) =>
  route.fulfill({ json: { results: [{ hits, nbHits: hits.length }] } });
