import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '@org/search-ui/engine';
import { expect, test } from '@playwright/test';
import { APP, DIST } from '../built-site.js';

/** What readers ask, and the pages that answer: one of them is to stand among the first results, as many as a dialog shows at once. */
const questions = Object.entries(
  JSON.parse(readFileSync(path.resolve(APP, '../../tools/content/questions.json'), 'utf8')) as Record<
    string,
    string[]
  >,
);
const SHOWN = 5;

/** The search of the built site, asked without a browser. */
const engine = createEngine({
  manifestUrl: 'http://site/_search.json',
  fetch: (url) => Promise.resolve(new Response(readFileSync(path.join(DIST, new URL(url).pathname)))),
  locale: 'en',
  version: 'current',
});

test('the search finds the page that answers a question', async () => {
  const missed: string[] = [];
  for (const [question, answers] of questions) {
    const { rows } = await engine.search(question, { limit: SHOWN });
    const found = rows.map(({ url }) => new URL(url, 'http://site').pathname);
    if (!found.some((page) => answers.includes(page))) missed.push(`${question}: ${found.join(' ')}`);
  }
  expect(missed).toEqual([]);
});
