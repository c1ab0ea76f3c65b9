// Builds a large site in one clone, and in four that share nothing but the cache, and compares the bytes:
//   node tools/cache-server/four-clones.mjs [--pages 20000] [--areas 10] [--ways 'in turn,at once'] [--keep]
// Each of the four compiles its share of the areas; then three render a third of the pages each, and the fourth makes the search index; then one joins
// them. All are on this machine: at once, they show that they do not disturb each other; one after the other, how long each of four machines takes.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CountingCache } from './four-clones/counting-cache.mjs';
import { Clone, LargeSite } from './four-clones/large-site.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '20000' },
    areas: { type: 'string', default: '10' },
    ways: { type: 'string', default: 'in turn,at once' },
    /** Leaves the clones where they are. */
    keep: { type: 'boolean', default: false },
  },
});

const WORKERS = 4;
const PARTS = ['render-1', 'render-2', 'render-3', 'render-search'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'four-clones-'));
const cache = await CountingCache.start(path.join(folder, 'cache'));
const site = new LargeSite({
  pages: Number(values.pages),
  areas: Number(values.areas),
  shards: PARTS.length - 1,
});
try {
  console.log(
    `${values.pages} pages in ${values.areas} areas; ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.versions.node}`,
  );
  const one = new Clone(site, path.join(folder, 'one'));
  await timed('libraries and bundle, once for all', () =>
    one.run(['large:bundle', 'site-builder:fingerprint'], cache.as('libraries')),
  );
  await timed('one clone alone', () => one.run(['large:build']));
  const alone = one.manifest();
  one.remove(values.keep);
  for (const way of values.ways.split(',')) {
    const joined = await distributed(way);
    if (joined !== alone) throw new Error('The site of four clones has other bytes than that of one.');
    console.log(`the same bytes as one clone alone: ${alone.split('\n').length - 5} files`);
  }
} finally {
  await cache.stop();
  if (values.keep) console.log(`The clones are in ${folder}.`);
  else for (const place of [folder, site.root]) rmSync(place, { recursive: true, force: true });
}

/** @returns the manifest of the site that the first clone joins */
async function distributed(name) {
  const place = path.join(folder, name.replace(' ', '-'));
  const clones = Array.from({ length: WORKERS }, (_, at) => new Clone(site, `${place}-${at + 1}`));
  /** Tasks of each clone, one stage after the other. */
  const stages = {
    compile: clones.map((_, at) => compileTasks(at)),
    render: PARTS.map((part) => [`large:${part}`]),
    join: [['large:join']],
  };
  for (const [stage, tasks] of Object.entries(stages)) {
    const runs = tasks.map((own, at) => () => runOwn(clones[at], own, cache.as(name)));
    await measured(`four clones ${name}, ${stage}`, runs, name === 'at once');
  }
  clones[0].verify();
  const joined = clones[0].manifest();
  for (const clone of clones) clone.remove(values.keep);
  return joined;
}

/** @throws where a clone makes what another has made */
async function runOwn(clone, tasks, server) {
  const times = await clone.run(tasks, server);
  const others = times.made.filter((task) => !tasks.includes(task));
  if (others.length > 0)
    throw new Error(`The cache did not have ${others.join(', ')} for ${tasks.join(', ')}.`);
  return times;
}

/** The share of the areas that a clone compiles. */
function compileTasks(worker) {
  return site.areas.filter((_, at) => at % WORKERS === worker).map((area) => `large-${area}:compile`);
}

async function measured(what, runs, isAtOnce) {
  const before = await cache.moved();
  const start = performance.now();
  const times = isAtOnce ? await Promise.all(runs.map((run) => run())) : await inTurn(runs);
  const all = isAtOnce ? `, all in ${Math.round((performance.now() - start) / 1000)} s` : '';
  const after = await cache.moved();
  const [up, down] = [after.up - before.up, after.down - before.down].map((bytes) => Math.round(bytes / 1e6));
  console.log(`${what}: ${shown(times)}${all}; ${up} MB up, ${down} MB down`);
}

async function inTurn(runs) {
  const times = [];
  for (const run of runs) times.push(await run());
  return times;
}

async function timed(what, run) {
  console.log(`${what}: ${shown([await run()])}`);
}

/** Wall clock of each and, in brackets, of processors. */
function shown(times) {
  const each = times.map(({ clock, processors }) => `${Math.round(clock)} (${Math.round(processors)})`);
  const sum = times.reduce((total, { clock }) => total + clock, 0);
  const longest = Math.max(...times.map(({ clock }) => clock));
  return times.length === 1
    ? `${each[0]} s`
    : `${each.join(', ')} s, the longest ${Math.round(longest)} s, the sum ${Math.round(sum)} s`;
}
