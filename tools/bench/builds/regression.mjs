// Builds the same site with this set and with an earlier one, in turn, and fails where a build takes more than before:
//   node tools/bench/builds/regression.mjs [--base REF] [--pages 500] [--runs 5] [--limit 1.2]
// REF is a commit or a tag, by default the last release of site-builder. Both run in one run on one machine: seconds of two runs are not comparable.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCommand } from './measure-command.mjs';
import { ours } from './sites.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    pages: { type: 'string', default: '500' },
    runs: { type: 'string', default: '5' },
    /** How many times as long as before a build may take, in processor time. */
    limit: { type: 'string', default: '1.2' },
  },
});
const [pages, runs, limit] = [values.pages, values.runs, values.limit].map(Number);
const base = values.base ?? lastRelease();

const scratch = mkdtempSync(path.join(os.tmpdir(), 'regression-'));
const before = path.join(scratch, 'workspace');
git('worktree', 'add', '--detach', '--quiet', before, base);
let isSlower = false;
try {
  for (const root of [before, ROOT]) build(root);
  const results = { before: [], now: [] };
  // In turn, so that a machine that gets slower does so for both.
  for (let run = 0; run < runs; run++) {
    results.before.push(await measureSite(before, run));
    results.now.push(await measureSite(ROOT, run));
  }
  isSlower = report(results);
} finally {
  git('worktree', 'remove', '--force', before);
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = isSlower ? 1 : 0;

/** What a new clone does. */
function build(root) {
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync(process.execPath, ['tools/install.mjs'], options);
  execFileSync('npx', ['nx', 'run-many', '-t', 'build', '--projects=packages/*'], options);
}

/** From nothing, after one page was edited, and with nothing changed. */
async function measureSite(root, run) {
  const site = ours(root);
  const folder = path.join(scratch, `${root === ROOT ? 'now' : 'before'}-${run}`);
  mkdirSync(folder);
  site.write(folder, pages);
  const measured = { 'from nothing': await measureCommand(site.build, folder) };
  appendFileSync(path.join(folder, site.edited), '\nAn edit of one page.\n');
  measured['one page edited'] = await measureCommand(site.build, folder);
  measured['nothing changed'] = await measureCommand(site.build, folder);
  rmSync(folder, { recursive: true });
  return measured;
}

/** Prints the medians. @returns whether a build takes more than the limit allows */
function report(results) {
  console.log(
    `\n${pages} pages, medians of ${runs} runs in turn; before is ${base}\n\n` +
      '| | before: processors, clock, memory | now | of before |\n| --- | --- | --- | --- |',
  );
  let slower = false;
  for (const build of Object.keys(results.now[0])) {
    const [old, now] = [results.before, results.now].map(
      (list) => (key) => median(list.map((measured) => measured[build][key])),
    );
    const ratio = now('processors') / old('processors');
    if (ratio > limit) slower = true;
    console.log(`| ${build} | ${cells(old)} | ${cells(now)} | ${ratio.toFixed(2)} |`);
  }
  if (slower) console.error(`\nA build takes more than ${limit} times the processor time of ${base}.`);
  return slower;
}

const cells = (of) =>
  `${of('processors').toFixed(1)} s, ${of('clock').toFixed(1)} s, ${Math.round(of('memory'))} MB`;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** @throws where nothing was released yet */
function lastRelease() {
  const [tag] = git('tag', '--list', 'site-builder@*', '--sort=-creatordate').split('\n');
  if (!tag)
    throw new Error('No release of site-builder has a tag yet. Name what to compare with: --base REF.');
  return tag;
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}
