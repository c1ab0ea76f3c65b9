// Asks the index of the built docs site the queries of site-queries.mjs. Usage: node tools/bench/search/site.mjs; needs docs-site:build.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createEngine } from '../../../packages/search-ui/dist/engine/index.js';
import { siteQueries } from './site-queries.mjs';

const DIST = path.join(import.meta.dirname, '../../../apps/docs-site/dist');
const places = [];
const bytes = [];
for (const [query, ...targets] of siteQueries) {
  const { rows, size } = await search(query);
  const place = rows.findIndex(({ url, anchor }) =>
    targets.some((target) => `${url}#${anchor}`.startsWith(target)),
  );
  places.push(place);
  bytes.push(size);
  if (place !== 0)
    console.log(place < 0 ? 'not found:' : `in place ${place + 1}:`, query, `(${rows[0]?.url})`);
}
const share = (fits) => (places.filter(fits).length / places.length).toFixed(3);
bytes.sort((one, other) => one - other);
const kB = (part) => `${((bytes[Math.floor((bytes.length - 1) * part)] ?? 0) / 1000).toFixed(1)} kB`;
console.log(
  `${places.length} queries: hit@1 ${share((place) => place === 0)}, hit@5 ${share((place) => place >= 0 && place < 5)};`,
);
console.log(`bytes to the first result, gzip: ${kB(0.5)} at the median, ${kB(0.95)} at p95`);

/** A first search: nothing is known before. */
async function search(query) {
  let size = 0;
  const fetch = async (url) => {
    const content = await readFile(path.join(DIST, url));
    size += gzipSync(content).length;
    return new Response(content);
  };
  const options = { manifestUrl: '/_search.json', locale: 'en', version: 'current', fetch };
  const { rows } = await createEngine(options).search(query);
  return { rows, size };
}
