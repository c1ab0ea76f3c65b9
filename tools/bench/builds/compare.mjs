// Builds pages that differ with this set, with Hugo and with Docusaurus, in one run, and prints the table of BENCHMARKS.md:
//   node tools/bench/builds/compare.mjs [--pages 200,1000] [--only ours,Hugo,Docusaurus] [--folder DIR] [--book DIR] [--keep] [--runs N]
// With --runs, each builds from nothing so many times, all of them in turn, and the medians are printed: the speed of a rented machine changes within minutes. Their folders are removed at the end.
// Needs a built site-builder (npx nx run site-builder:build). Docusaurus comes from the registry into the folder; Hugo (apt-get install hugo)
// renders the theme in ./hugo and, with --book, a checkout of github.com/alex-shpak/hugo-book (v9 for Hugo 0.111). Each site is in a folder that is new, because removing many files slows down the making of others for minutes.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clockOf, machine, medianOf, newSite, settle } from './build-once.mjs';
import { measureCommand } from './measure-command.mjs';
import { hugoBook, siteEdits, sites } from './sites.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '200,1000' },
    only: { type: 'string' },
    folder: { type: 'string', default: path.join(os.tmpdir(), 'bench-builds') },
    /** Theme that Hugo renders, too. */
    book: { type: 'string' },
    /** Leaves the built sites where they are. */
    keep: { type: 'boolean', default: false },
    /** How often each builds from nothing. @default once, and then after edits */
    runs: { type: 'string' },
  },
});

mkdirSync(options.folder, { recursive: true });
const known = options.book ? [...sites, hugoBook(path.resolve(options.book))] : sites;
const chosen = known.filter(({ name }) => options.only?.split(',').includes(name) ?? true);
if (options.runs !== undefined) await compareInTurn(Number(options.runs));
else for (const pages of options.pages.split(',').map(Number)) await compareOnce(pages);
console.log(`\n${machine()}`);

async function compareInTurn(runs) {
  for (const pages of options.pages.split(',').map(Number)) {
    console.log(
      `\n${pages.toLocaleString('en')} pages, ${runs} builds from nothing of each in turn; ${machine()}\n`,
    );
    const built = chosen.map(() => []);
    const folders = [];
    for (let run = 0; run < runs; run++) {
      for (const [index, site] of chosen.entries()) {
        const folder = newSite(site, pages, options.folder);
        folders.push(folder);
        built[index].push(await clockOf(site, folder));
      }
    }
    if (!options.keep) for (const folder of folders) rmSync(folder, { recursive: true });
    console.log('| | clock | of Docusaurus | each |\n| --- | --- | --- | --- |');
    const medians = built.map(medianOf);
    const whole = medians[chosen.findIndex(({ name }) => name === 'Docusaurus')];
    for (const [index, { name }] of chosen.entries()) {
      const each = built[index].map((clock) => clock.toFixed(1)).join(', ');
      const share = whole ? (medians[index] / whole).toFixed(3) : '';
      console.log(`| ${name} | ${medians[index].toFixed(1)} s | ${share} | ${each} |`);
    }
  }
}

async function compareOnce(pages) {
  console.log(`\n${pages.toLocaleString('en')} pages; ${machine()}\n`);
  console.log(
    '| | clock | processors | memory | of Docusaurus | written |\n| --- | --- | --- | --- | --- | --- |',
  );
  const rows = [];
  for (const site of chosen) {
    if (spawnSync(site.build[0], ['--version']).error && site.packages.length === 0) {
      console.log(`| ${site.name} is not installed | | | | | |`);
      continue;
    }
    rows.push(...(await measureSite(site, pages)));
  }
  const whole = rows.find(({ label }) => label === 'Docusaurus, from nothing')?.clock;
  for (const row of rows) console.log(line(row, whole));
}

/** From nothing, then again after one page was edited, then with nothing changed; ours also after what concerns no page. */
async function measureSite(site, pages) {
  const folder = newSite(site, pages, options.folder);
  const rows = [];
  const build = async (label) => {
    const measured = await measureCommand(site.build, folder);
    rows.push({ label: `${site.name}, ${label}`, ...measured, written: writtenText(site, folder, pages) });
    process.stderr.write(`${rows.at(-1).label}: ${measured.clock.toFixed(1)} s\n`);
  };
  await build('from nothing');
  // A first build after a change of a file's folder is not what is measured.
  await settle();
  appendFileSync(path.join(folder, site.edited), '\nAn edit of one page.\n');
  await settle();
  await build('one page edited');
  await settle();
  await build('nothing changed');
  for (const [name, edit] of site.name === 'ours' ? Object.entries(siteEdits) : []) {
    edit(folder);
    await settle();
    await build(`${name} edited`);
  }
  if (!options.keep) rmSync(folder, { recursive: true });
  return rows;
}

/** What a build has written: of ours by its report, of the others all that is there. */
function writtenText(site, folder, pages) {
  const output = path.join(folder, site.output);
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  const all = `${(files.length / pages).toFixed(1)} files, ${(bytes / pages / 1000).toFixed(1)} kB a page`;
  if (site.name !== 'ours') return all;
  const { work } = JSON.parse(readFileSync(path.join(output, 'report.json'), 'utf8'));
  return `${work.written} of ${files.length} files; ${all}`;
}

function line({ label, clock, processors, memory, written }, whole) {
  const share = whole ? (clock / whole).toFixed(3) : '–';
  return `| ${label} | ${clock.toFixed(1)} s | ${processors.toFixed(1)} s | ${memory.toFixed(0)} MB | ${share} | ${written} |`;
}
