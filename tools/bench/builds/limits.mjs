// Measures in one run all that builds and the development server are to keep to, next to Docusaurus, VitePress and Hugo with its theme Book, and says what is met:
//   node tools/bench/builds/limits.mjs --book DIR [--folder DIR] [--runs 5] [--skip dev,20000]
// --book is a checkout as for compare.mjs. With 5 runs it takes a quarter of an hour. What it built stays in the folder, for files that are removed would slow down who comes next.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clockOf, machine, medianOf, newSite, settle } from './build-once.mjs';
import { measureCommand } from './measure-command.mjs';
import { hugoBook, siteEdits, sites } from './sites.mjs';

const { values: options } = parseArgs({
  options: {
    book: { type: 'string' },
    folder: { type: 'string', default: path.join(os.tmpdir(), 'bench-limits') },
    runs: { type: 'string', default: '5' },
    skip: { type: 'string', default: '' },
  },
});
if (options.book === undefined)
  throw new Error('Say with --book where the theme is; compare.mjs says which.');

/** Bytes of HTML, Markdown and payload of a page of the corpus when the limit was set, at 4d118d42: a third less is asked. */
const BYTES_THEN = 37_108;
/** MB of all processes together with 5,000 pages, and by how much more with 20,000. */
const [MEMORY, MORE_MEMORY] = [450, 1.3];

const runs = Number(options.runs);
const skipped = options.skip.split(',');
const [ours, docusaurus] = ['ours', 'Docusaurus'].map((wanted) => sites.find(({ name }) => name === wanted));
const book = hugoBook(path.resolve(options.book));
mkdirSync(options.folder, { recursive: true });

console.log(`${runs} runs; ${machine()}\n`);
console.log('| | measured | at most | |\n| --- | --- | --- | --- |');
const thousand = await measureThousand();
const fiveThousand = await measureFiveThousand();
if (!skipped.includes('20000')) await measureTwentyThousand();
if (!skipped.includes('dev')) measureDevelopment();
console.log(`\n${machine()}`);

function row(what, measured, limit, text = measured.toFixed(3)) {
  console.log(`| ${what} | ${text} | ${limit} | ${measured <= limit ? 'met' : '**not met**'} |`);
}

async function measureThousand() {
  const clocks = { ours: [], docusaurus: [], book: [], edited: [], unchanged: [] };
  let folder = '';
  for (let run = 0; run < runs; run++) {
    folder = newSite(ours, 1000, options.folder);
    clocks.ours.push(await clockOf(ours, folder));
    clocks.edited.push(await editedOnce(folder, run));
    clocks.unchanged.push(await clockOf(ours, folder));
    clocks.docusaurus.push(await clockOf(docusaurus, newSite(docusaurus, 1000, options.folder)));
    clocks.book.push(await clockOf(book, newSite(book, 1000, options.folder)));
  }
  const medians = Object.fromEntries(Object.entries(clocks).map(([name, all]) => [name, medianOf(all)]));
  const share = (what, one, other, limit) => {
    const each = clocks[one].map((clock) => clock.toFixed(2)).join(', ');
    const text = `${(medians[one] / medians[other]).toFixed(4)}: ${medians[one].toFixed(2)} (${each}) of ${medians[other].toFixed(1)} s`;
    row(what, medians[one] / medians[other], limit, text);
  };
  share('1,000 pages from nothing, of Docusaurus', 'ours', 'docusaurus', 0.13);
  share('the same, of Hugo Book', 'ours', 'book', 0.2);
  share('one of 1,000 edited, of Docusaurus from nothing', 'edited', 'docusaurus', 0.03);
  share('nothing changed of 1,000, of Docusaurus from nothing', 'unchanged', 'docusaurus', 0.015);
  const bytes = bytesOfPages(folder) / 1000;
  row(
    'bytes of HTML, Markdown and payload of a page',
    bytes,
    Math.round((BYTES_THEN * 2) / 3),
    bytes.toFixed(0),
  );
  await measureEdits(folder, '1,000');
  return medians;
}

async function measureFiveThousand() {
  const clocks = [];
  let folder = '';
  for (let run = 0; run < 3; run++) {
    folder = newSite(ours, 5000, options.folder);
    clocks.push(await clockOf(ours, folder));
  }
  const edited = [];
  for (let run = 0; run < runs; run++) edited.push(await editedOnce(folder, run));
  const whole = await clockOf(docusaurus, newSite(docusaurus, 5000, options.folder));
  const median = medianOf(clocks);
  row(
    '5,000 pages, of our 1,000',
    median / thousand.ours,
    5.5,
    `${(median / thousand.ours).toFixed(2)}: ${median.toFixed(1)} s`,
  );
  const edit = medianOf(edited);
  const each = edited.map((clock) => clock.toFixed(2)).join(', ');
  row(
    'one of 5,000 edited, of Docusaurus from nothing',
    edit / whole,
    0.01,
    `${(edit / whole).toFixed(4)}: ${edit.toFixed(2)} (${each}) of ${whole.toFixed(1)} s`,
  );
  const memory = await memoryOf(newSite(ours, 5000, options.folder));
  row('memory of 5,000, MB', memory, MEMORY, memory.toFixed(0));
  return median;
}

async function measureTwentyThousand() {
  const folder = newSite(ours, 20_000, options.folder);
  const clock = await clockOf(ours, folder);
  row(
    '20,000 pages, of our 5,000',
    clock / fiveThousand,
    4.4,
    `${(clock / fiveThousand).toFixed(2)}: ${clock.toFixed(1)} s`,
  );
  const limit = MEMORY * MORE_MEMORY;
  const report = async (what, at) => {
    const memory = await memoryOf(at);
    row(`memory of 20,000 ${what}, MB`, memory, limit, memory.toFixed(0));
  };
  await report('from nothing', newSite(ours, 20_000, options.folder));
  appendFileSync(path.join(folder, ours.edited), '\nAn edit of one page.\n');
  await report('with an edit', folder);
  await measureEdits(folder, '20,000', report);
}

/** What no page is about: nothing is written but what has other bytes now. */
async function measureEdits(folder, pages, build = (_, at) => clockOf(ours, at)) {
  for (const [name, edit] of Object.entries(siteEdits)) {
    edit(folder);
    const before = hashesOf(folder);
    await build(`with ${name} edited`, folder);
    const changed = Object.entries(hashesOf(folder)).filter(([file, hash]) => before[file] !== hash);
    const { work } = JSON.parse(readFileSync(path.join(folder, ours.output, 'report.json'), 'utf8'));
    const extra = work.written - changed.length;
    row(
      `files of ${pages} pages written with their bytes for ${name}`,
      extra,
      0,
      `${extra} of ${work.written}`,
    );
  }
}

/** SHA-256 of each file of the built site, by its name. */
function hashesOf(folder) {
  const { files } = JSON.parse(readFileSync(path.join(folder, ours.output, 'manifest.json'), 'utf8'));
  return Object.fromEntries(Object.entries(files).map(([file, { sha256 }]) => [file, sha256]));
}

async function editedOnce(folder, run) {
  appendFileSync(path.join(folder, ours.edited), `\nEdit ${run} of one page.\n`);
  return clockOf(ours, folder);
}

/** MB of all processes together at the peak. */
async function memoryOf(folder) {
  spawnSync('sync');
  await settle();
  return (await measureCommand(ours.build, folder)).memory;
}

function bytesOfPages(folder) {
  const output = path.join(folder, ours.output, 'docs');
  return readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

/** By the other benchmark, whose table is read. */
function measureDevelopment() {
  const figures = (pages, only) => {
    const args = ['dev.mjs', '--keep', '--pages', String(pages), '--only', only, '--folder', options.folder];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = [...stdout.matchAll(/^\| (\w+) \| ([\d.]+) s \| [\d.]+ s \| ([\d.]+) s/gm)];
    return Object.fromEntries(
      lines.map(([, name, page, edit]) => [name, { page: Number(page), edit: Number(edit) }]),
    );
  };
  const many = figures(5000, 'ours,Docusaurus');
  const few = figures(1000, 'VitePress');
  row(
    'first page of the development server, 5,000 pages, of Docusaurus',
    many.ours.page / many.Docusaurus.page,
    0.05,
    `${(many.ours.page / many.Docusaurus.page).toFixed(3)}: ${many.ours.page} of ${many.Docusaurus.page} s`,
  );
  row(
    'an edit of one of 5,000 to be seen, s, and of VitePress with 1,000',
    many.ours.edit,
    few.VitePress.edit,
  );
}
