// Figures of @org/search-ui beside MiniSearch. Usage: node tools/bench/search/bench.mjs [records, 20000 unless told] [queries of each kind, 150]
// All figures of the package's README. Needs its build, npx tsc-native --build packages/search-ui/tsconfig.json, and Chromium.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { buildSearchIndex } from '../../../packages/search-ui/dist/index-builder/index.js';
import { createEngine } from '../../../packages/search-ui/dist/engine/index.js';
import { makeCorpus } from './corpus.mjs';
import { bundleSizes } from './bundle-size.mjs';
import { engineInChromium, inChromium } from './in-chromium.mjs';
import { handMade } from './hand-made.mjs';
import { heldOut } from './held-out.mjs';
import { makeQueries } from './queries.mjs';

const count = Number(process.argv[2] ?? 20000);
const { real, records } = makeCorpus(count);
const each = Number(process.argv[3] ?? 150);
const queries = Object.fromEntries(
  Object.entries(makeQueries(real, records)).map(([kind, list]) => [kind, list.slice(0, each)]),
);
const { manifest, files } = buildSearchIndex(records);
const byAddress = new Map(records.map((record) => [addressOf(record), record.id]));

console.log(
  `${records.length} records, ${real.length} of them real; Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
);
console.table(sizes());
const engine = await measureEngine();
console.table(engine);
console.table(measureMiniSearch());
const hand = await measurePages(handMade);
const held = await measurePages(heldOut);
const build = buildOnce();
const bundles = await bundleSizes();
const inBrowser = await timeInChromium();
const [first, ...others] = records;
const worst = Math.max(...Object.values(engine).map((row) => row['kB p95']));
console.table({
  'bytes to the first result, p95 of the worst kind': limit('60 kB', `${worst.toFixed(1)} kB`),
  'engine, gzip': limit('6 kB', `${(bundles.engine / 1000).toFixed(2)} kB`),
  'dialog with the engine, gzip, without React': limit(
    '20 kB',
    `${(bundles['dialog with engine'] / 1000).toFixed(1)} kB`,
  ),
  'query in Chromium, p50': limit('', `${inBrowser.p50} ms`),
  'query in Chromium, p95': limit('10 ms', `${inBrowser.p95} ms`),
  'hand-made queries, hit@5': limit('0.95', `${hand['hit@5']} of ${hand.queries}, MRR@5 ${hand['MRR@5']}`),
  'held-out queries, hit@5': limit('', `${held['hit@5']} of ${held.queries}, MRR@5 ${held['MRR@5']}`),
  'build, seconds of the clock': limit('10 s', `${build.seconds} s`),
  'build, seconds of a processor': limit('', `${build.processor} s`),
  'build, memory of the whole process': limit(
    '600 MB',
    `${build.peakMB} MB, ${build.corpusMB} MB of it before`,
  ),
  files: limit('', String(files.size)),
  'files that change when a text does': limit(
    'few',
    changed([{ ...first, text: `${first.text} Remember to restart.` }, ...others]),
  ),
  'files that change when a record comes': limit(
    'few',
    changed([...records, { ...first, id: 'new', url: '/new' }]),
  ),
  'files that change when the first of a page goes': limit('few', changed(others)),
  'files that change when any one goes, median of 5': limit('few', changedByRemoval(5)),
});

function limit(most, measured) {
  return { limit: most, measured };
}

/** Time and memory of a build in a process of its own. */
function buildOnce() {
  const script = path.join(import.meta.dirname, 'build-once.mjs');
  return JSON.parse(execFileSync(process.execPath, [script, String(count)], { encoding: 'utf8' }));
}

/** Milliseconds of queries whose files are there, of all known-item queries. */
async function timeInChromium() {
  const times = [];
  await inChromium(async (page, served) => {
    const search = await engineInChromium(page, served, { manifest, files });
    for (const { query } of Object.values(queries).flat()) times.push((await search(query)).ms);
  });
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
}

async function measureEngine() {
  const warm = createEngine(options());
  const rows = {};
  const all = [];
  for (const [kind, list] of Object.entries(queries)) {
    const measured = [];
    for (const { query, id } of list) measured.push(await measureQuery(warm, query, id));
    rows[kind] = summary(measured);
    all.push(...measured);
  }
  return { ...rows, all: summary(all) };
}

/** Whether a page that answers is among the first five, and in which place. */
async function measurePages(asked) {
  const engine = createEngine(options());
  const ranks = [];
  for (const [query, ...targets] of asked) {
    const { rows } = await engine.search(query);
    ranks.push(rows.findIndex(({ url }) => targets.includes(url)));
  }
  return { queries: ranks.length, ...quality(ranks) };
}

async function measureQuery(warm, query, id) {
  const bytes = await bytesOf(query);
  const cold = await coldTime(query);
  await warm.search(query);
  const start = performance.now();
  const { rows } = await warm.search(query);
  const ms = performance.now() - start;
  return { bytes, cold, ms, rank: rows.findIndex((row) => byAddress.get(addressOf(row)) === id) };
}

function summary(measured) {
  const values = (field) => measured.map((one) => one[field]);
  return {
    ...quality(values('rank')),
    'ms p95, Node': at(values('ms'), 0.95),
    'ms p95 cold, Node': at(values('cold'), 0.95),
    'kB p50': at(values('bytes'), 0.5) / 1000,
    'kB p95': at(values('bytes'), 0.95) / 1000,
    'kB max': at(values('bytes'), 1) / 1000,
  };
}

function addressOf({ url, anchor, headings }) {
  return `${url}#${anchor}#${headings.join('/')}`;
}

function options(onBytes = () => {}) {
  return {
    manifestUrl: '/search/manifest.json',
    locale: 'en',
    version: 'current',
    fetch: async (url) => {
      const name = url.slice('/search/'.length);
      const bytes =
        name === 'manifest.json' ? new TextEncoder().encode(JSON.stringify(manifest)) : files.get(name);
      onBytes(bytes, name);
      return new Response(bytes);
    },
  };
}

/** Milliseconds of a first search whose files come at once: reading them is counted, waiting for a network is not. */
async function coldTime(query) {
  const engine = createEngine(options());
  await engine.preload();
  const start = performance.now();
  await engine.search(query);
  return performance.now() - start;
}

/** Bytes, gzip, that a first search with 8 rows fetches, the manifest and the directory among them. */
async function bytesOf(query) {
  let sum = 0;
  await createEngine(options((bytes) => (sum += gzipSync(bytes).length))).search(query);
  return sum;
}

function measureMiniSearch() {
  const index = new MiniSearch({
    fields: ['name', 'context', 'text', 'code'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 10, context: 5, code: 0.5 } },
  });
  index.addAll(
    records.map(({ id, title, headings, breadcrumb, text, code = '' }) => ({
      id,
      name: headings.at(-1) ?? title,
      context: [...breadcrumb, title, ...headings.slice(0, -1)].join(' '),
      text,
      code,
    })),
  );
  console.log('MiniSearch index', Math.round(gzipSync(JSON.stringify(index)).length / 1000), 'kB gzip');
  return Object.fromEntries(
    Object.entries(queries).map(([kind, list]) => {
      const times = [];
      const ranks = list.map(({ query, id }) => {
        const start = performance.now();
        const results = index.search(query);
        times.push(performance.now() - start);
        return results.slice(0, 8).findIndex((result) => result.id === id);
      });
      return [kind, { ...quality(ranks), 'ms p95, Node': at(times, 0.95) }];
    }),
  );
}

function quality(ranks) {
  const share = (score) =>
    Number((ranks.reduce((sum, rank) => sum + score(rank), 0) / ranks.length).toFixed(3));
  return {
    'MRR@5': share((rank) => (rank >= 0 && rank < 5 ? 1 / (rank + 1) : 0)),
    'hit@5': share((rank) => Number(rank >= 0 && rank < 5)),
  };
}

function at(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
}

function sizes() {
  const kinds = {};
  for (const [name, bytes] of files) {
    const kind = /\/(\w)\/[\w-]+\.\w+$/.exec(name)?.[1] ?? 'directory';
    const own = (kinds[kind] ??= { files: 0, kB: 0, gzip: 0, largest: 0 });
    const gzip = gzipSync(bytes).length;
    own.files++;
    own.kB += bytes.length / 1000;
    own.gzip += gzip / 1000;
    own.largest = Math.max(own.largest, gzip);
  }
  return kinds;
}

/** How many files have other names with these records. */
function changed(edited) {
  const names = [...buildSearchIndex(edited).files.keys()];
  return `${names.filter((name) => !files.has(name)).length} of ${names.length}`;
}

/** The same for records from all over the corpus, one at a time: mostly the shards of its own words. */
function changedByRemoval(times) {
  const places = Array.from({ length: times }, (_, turn) =>
    Math.floor((turn + 0.5) * (records.length / times)),
  );
  const counts = places.map((place) => changed(records.filter((_, at) => at !== place)));
  return counts.sort((one, other) => parseInt(one) - parseInt(other))[times >> 1];
}
