// What one page costs, beside what its reference parser alone costs: node tools/bench/pipeline/compile.mjs [PAGES]
// Needs a built pipeline (npx nx run content-pipeline:build). Every page has numbers and code of its own, so no block is
// coloured from the cache of another. Times are of the process's CPU, user and system, all threads.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PACKAGE = path.resolve(import.meta.dirname, '../../../packages/content-pipeline');
const PAGE = readFileSync(path.join(import.meta.dirname, 'page.md'), 'utf8');
const PAGES = Number(process.argv[2] ?? 300);
/** The first pages are slower until the engine has compiled what is hot; a build of some hundred pages hardly sees them. */
const WARM_UP = 60;

const load = (name) =>
  import(pathToFileURL(createRequire(path.join(PACKAGE, 'package.json')).resolve(name)).href);
const { compilePage } = await import(pathToFileURL(path.join(PACKAGE, 'dist/index.js')).href);
const [
  { unified },
  { default: remarkParse },
  { default: remarkGfm },
  { default: remarkDirective },
  { parse },
] = await Promise.all(['unified', 'remark-parse', 'remark-gfm', 'remark-directive', 'yaml'].map(load));

const reference = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const noFiles = { read: () => undefined };

const tasks = {
  'remark-parse, GFM, directives, front matter': (text) => {
    const [, yaml, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
    parse(yaml);
    reference.parse(body);
  },
  compilePage: (text) => compilePage({ path: 'guide/page.md', text }, noFiles),
};

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const page = (index) => PAGE.replaceAll('NUMBER', String(1000 + index));

const times = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]));
for (let index = 0; index < WARM_UP + PAGES; index++) {
  const text = page(index);
  for (const [name, task] of Object.entries(tasks)) {
    const start = cpu();
    task(text);
    times[name].push(cpu() - start);
  }
}

console.log(
  `Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0].model.trim()}, load ${os.loadavg()[0].toFixed(1)}`,
);
console.log(
  `A page of ${(Buffer.byteLength(page(0)) / 1000).toFixed(1)} kB with three code blocks, ${PAGES} pages after ${WARM_UP}:`,
);
const [base, own] = Object.entries(times).map(([name, all]) => {
  const time = median(all.slice(WARM_UP));
  console.log(
    `${name.padEnd(46)} median ${time.toFixed(2)} ms CPU; first page of the process ${all[0].toFixed(1)} ms`,
  );
  return time;
});
console.log(
  `compilePage takes ${(own / base).toFixed(2)} of the reference parser's time; the limit is 6/15 = 0.40.`,
);

await measureCache();
console.log(`Peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB.`);

/** The same pages from the cache of an earlier run: found, compared with their sources, and read as a line of JSON. */
async function measureCache() {
  const { CompileCache, defaultCompileOptions } = await import(
    pathToFileURL(path.join(PACKAGE, 'dist/index.js')).href
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pipeline-cache-'));
  try {
    const filled = new CompileCache(defaultCompileOptions, { folder });
    const sources = Array.from({ length: PAGES }, (_, index) => ({
      path: `guide/${index}.md`,
      text: page(index),
    }));
    for (const source of sources) filled.compilePage(source, noFiles, defaultCompileOptions);
    filled.close();
    const cache = new CompileCache(defaultCompileOptions, { folder });
    const all = sources.map((source) => {
      const start = cpu();
      const known = cache.read(source, noFiles);
      const time = cpu() - start;
      if (!known) throw new Error(`${source.path} is not in the cache.`);
      return time;
    });
    cache.close();
    console.log(
      `From the cache: median ${median(all).toFixed(3)} ms CPU, mean ${(all.reduce((a, b) => a + b) / all.length).toFixed(3)} ms; the limit is 0.3 ms.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
