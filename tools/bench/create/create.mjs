// From nothing to the first page, with the command that each generator has for a new site, in one run:
//   node tools/bench/create/create.mjs [--runs 3] [--only 'ours;ours, minimal;VitePress'] [--folder DIR] --starlight <checkout of github.com/withastro/starlight>
// Needs built libraries (npx nx run-many -t build -p 'packages/*'), which are packed and served on the loopback interface; all others come from the
// registry that npm is set to. Every generator is created once before it is measured, so that npm's cache has what it needs.
import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { creators } from './creators.mjs';
import { firstPage } from './first-page.mjs';
import { runWizard } from './run-wizard.mjs';
import { servePackages } from './serve-packages.mjs';

/** Lockfiles, and what a development server leaves behind. */
const MADE_BY_TOOLS =
  /^(?:package-lock\.json|\.docusaurus|\.astro|\.site-cache|\.bundle)|[\\/]\.(?:compiled|vitepress[\\/]cache)[\\/]|^\.vitepress[\\/]cache/;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    folder: { type: 'string', default: path.join(os.tmpdir(), 'bench-create') },
    /** What the command of Astro copies from GitHub, which not every machine reaches. */
    starlight: { type: 'string' },
  },
});

mkdirSync(options.folder, { recursive: true });
const cache = path.join(options.folder, 'npm-cache');
// npm keeps a program that it has run once, by its version: ours has had that of the run before.
rmSync(path.join(cache, '_npx'), { recursive: true, force: true });
const registry = await servePackages(options.folder);
const tools = { starlight: options.starlight, node22: '' };
const chosen = creators(tools).filter(({ name }) => options.only?.split(';').includes(name) ?? true);
const env = {
  ...process.env,
  npm_config_userconfig: registry.npmrc,
  npm_config_cache: cache,
  npm_config_fund: 'false',
  npm_config_audit: 'false',
  npm_config_update_notifier: 'false',
  ASTRO_TELEMETRY_DISABLED: '1',
};
try {
  if (chosen.some(({ needsNode22 }) => needsNode22)) tools.node22 = await installNode22();
  const rows = [];
  for (const creator of chosen) {
    if (creator.isMissing) {
      console.error(`${creator.name} is left out: ${creator.isMissing}`);
      continue;
    }
    await measure(creator);
    const runs = [];
    for (let run = 0; run < Number(options.runs); run++) runs.push(await measure(creator));
    rows.push({ name: creator.name, commands: creator.commands, ...median(runs) });
    console.error(JSON.stringify(rows.at(-1)));
  }
  console.log(`\n${machine()}\n\n${table(rows)}`);
} finally {
  registry.stop();
}

/** One site, from nothing. */
async function measure(creator) {
  const folder = mkdtempSync(path.join(options.folder, 'run-'));
  const own = creator.needsNode22 ? { ...env, PATH: `${tools.node22}:${env.PATH}` } : env;
  try {
    let created = 0;
    for (const { command, asks } of creator.create)
      created += await (asks ? runWizard : run)(command, { cwd: folder, env: own });
    const site = path.join(folder, creator.site);
    const page = creator.isOneCommand
      ? await firstPage(creator.dev, { cwd: folder, env: own, printsAddress: true })
      : await firstPage(creator.dev, { cwd: site, env: own });
    return { created, page, all: created + page, ...contents(site) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Not at once: the packages are served by this process. Resolves to seconds. */
async function run([program, ...args], { cwd, env: own }) {
  const start = performance.now();
  const running = promisify(execFile)(program, args, { cwd, env: own, timeout: 300_000, maxBuffer: 1e8 });
  running.child.stdin?.end();
  await running;
  return (performance.now() - start) / 1000;
}

/** Files that are a team's from now on, and what was installed. */
function contents(site) {
  const own = readdirSync(site, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/node_modules/.test(path.join(entry.parentPath, entry.name)),
  );
  const files = own.filter(({ parentPath, name }) => {
    const inside = path.relative(site, path.join(parentPath, name));
    return !MADE_BY_TOOLS.test(inside);
  });
  return { files: files.length, ...installed(path.join(site, 'node_modules')) };
}

function installed(folder) {
  let [bytes, packages] = [0, 0];
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const stats = lstatSync(path.join(parentPath, name));
    if (stats.isFile()) bytes += stats.size;
    if (name === 'package.json' && /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/.test(parentPath)) packages++;
  }
  return { megabytes: bytes / 1e6, packages };
}

async function installNode22() {
  const folder = path.join(options.folder, 'node-22');
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path.join(bin, 'node')))
    await run(['npm', 'install', '--prefix', folder, '--ignore-scripts=false', 'node@22'], {
      cwd: folder,
      env,
    });
  return bin;
}

function median(runs) {
  const middle = (name) => runs.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, middle(name)]));
}

function table(rows) {
  return [
    '| | commands | files | created and installed | then the first page | in all | MB installed | packages |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, commands, files, created, page, all, megabytes, packages }) =>
        `| ${name} | ${commands} | ${files} | ${created.toFixed(1)} s | ${page.toFixed(1)} s | ${all.toFixed(1)} s | ${megabytes.toFixed(0)} | ${packages} |`,
    ),
  ].join('\n');
}

function machine() {
  const load = os.loadavg().map((value) => value.toFixed(1));
  return `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, load ${load.join(' ')}`;
}
