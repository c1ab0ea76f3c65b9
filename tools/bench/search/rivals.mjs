// Compares with Pagefind, MiniSearch and Orama on the hand-made queries; the engine and Pagefind run in Chromium.
// Usage: node tools/bench/search/rivals.mjs [records, 20000 unless told]; needs the package's build and Chromium.
import { gzipSync } from 'node:zlib';
import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import { close, createIndex } from 'pagefind';
import { buildSearchIndex } from '../../../packages/search-ui/dist/index-builder/index.js';
import { makeCorpus } from './corpus.mjs';
import { handMade } from './hand-made.mjs';
import { engineInChromium, inChromium } from './in-chromium.mjs';

const { records } = makeCorpus(Number(process.argv[2] ?? 20000));
const rows = {};

await inChromium(async (page, files) => {
  rows['@org/search-ui'] = await ownEngine(page, files);
  rows['Pagefind 1.6'] = await pagefind(page, files);
});
rows['MiniSearch 7.2'] = await miniSearch();
rows['Orama 3.1'] = await orama();
console.table(rows);

/** Share of the hand-made queries that are answered in the first five, their mean reciprocal rank, and the 95th percentile of times. */
async function measure(search, limit = 5) {
  const ranks = [];
  const times = [];
  for (const [query, ...targets] of handMade) {
    const { urls, ms } = await search(query);
    ranks.push(urls.slice(0, limit).findIndex((url) => targets.includes(url)));
    times.push(ms);
  }
  const share = (score) =>
    Number((ranks.reduce((sum, rank) => sum + score(rank), 0) / ranks.length).toFixed(3));
  return {
    'hit@5': share((rank) => Number(rank >= 0)),
    'MRR@5': share((rank) => (rank >= 0 ? 1 / (rank + 1) : 0)),
    'ms p95': percentile(times, 0.95),
  };
}

function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
}

async function ownEngine(page, files) {
  const search = await engineInChromium(page, files, buildSearchIndex(records));
  const result = await measure(search);
  return { ...result, 'kB before a result': await coldBytes(page, '/s/', 'engine') };
}

async function pagefind(page, files) {
  const { index } = await createIndex();
  for (const { url, anchor, title, headings, breadcrumb, text, code = '' } of records) {
    const content = [title, ...headings, text, code].join('. ');
    const meta = { title: [...headings, title].at(0), trail: breadcrumb.join(' ') };
    await index.addCustomRecord({ url: `${url}#${anchor}`, content, language: 'en', meta });
  }
  for (const file of (await index.getFiles()).files)
    files.set(`/pagefind/${file.path}`, Buffer.from(file.content));
  await close();
  const search = (query) =>
    page.evaluate(async (text) => {
      const { search: find } = await import('/pagefind/pagefind.js');
      const once = async () => {
        const { results } = await find(text);
        return Promise.all(results.slice(0, 5).map((result) => result.data()));
      };
      await once();
      const start = performance.now();
      const found = await once();
      return { urls: found.map(({ url }) => url.replace(/#.*$/, '')), ms: performance.now() - start };
    }, query);
  return {
    ...(await measure(search)),
    'kB before a result': await coldBytes(page, '/pagefind/', 'pagefind'),
  };
}

/** Median of the bytes, gzip, that a new page asks for until it has an answer to a hand-made query. */
async function coldBytes(page, folder, kind) {
  const bytes = [];
  const browser = page.context().browser();
  for (const [query] of handMade.slice(0, 20)) {
    const cold = await browser.newPage();
    let sum = 0;
    cold.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith(folder) && !response.url().endsWith('/engine.js'))
        return;
      const body = await response.body().catch(() => Buffer.alloc(0));
      sum += isCompressed(body) ? body.length : gzipSync(body).length;
    });
    await cold.goto(page.url());
    await cold.evaluate(
      async ([text, name]) => {
        if (name === 'pagefind') {
          const { search: find } = await import('/pagefind/pagefind.js');
          const { results } = await find(text);
          await results[0]?.data();
        } else {
          const { createEngine } = await import('/engine.js');
          const options = { manifestUrl: '/s/manifest.json', locale: 'en', version: 'current' };
          await createEngine(options).search(text);
        }
      },
      [query, kind],
    );
    await cold.waitForTimeout(100);
    bytes.push(sum / 1000);
    await cold.close();
  }
  return percentile(bytes, 0.5);
}

function isCompressed(bytes) {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function fieldsOf({ id, url, title, headings, breadcrumb, text, code = '' }) {
  return {
    id,
    url,
    name: headings.at(-1) ?? title,
    context: [...breadcrumb, title, ...headings.slice(0, -1)].join(' '),
    text,
    code,
  };
}

async function miniSearch() {
  const index = new MiniSearch({
    fields: ['name', 'context', 'text', 'code'],
    storeFields: ['url'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 10, context: 5, code: 0.5 } },
  });
  index.addAll(records.map(fieldsOf));
  const result = await measure((query) => {
    const start = performance.now();
    const found = index.search(query);
    return { urls: found.map(({ url }) => url), ms: performance.now() - start };
  });
  return { ...result, 'kB before a result': Math.round(gzipSync(JSON.stringify(index)).length / 1000) };
}

async function orama() {
  const schema = { name: 'string', context: 'string', text: 'string', code: 'string', url: 'string' };
  const db = create({ schema });
  await insertMultiple(db, records.map(fieldsOf), 1000);
  const result = await measure(async (query) => {
    const start = performance.now();
    const { hits } = await searchOrama(db, {
      term: query,
      properties: ['name', 'context', 'text', 'code'],
      boost: { name: 10, context: 5, code: 0.5 },
      tolerance: 1,
      limit: 8,
    });
    return { urls: hits.map(({ document }) => document.url), ms: performance.now() - start };
  });
  return { ...result, 'kB before a result': Math.round(gzipSync(JSON.stringify(save(db))).length / 1000) };
}
