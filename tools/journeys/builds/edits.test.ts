import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../length.js';
import { Random } from '../reader/random.js';
import { ScratchSite } from '../scratch-site.js';
import { runCommand } from '../server-process.js';
import { builtFiles } from './building-site.js';
import { EDITS, filesOf, firstState, type SiteState, writeState } from './edits.js';

const SEED = 22;
const STEPS = isLong ? 100 : 5;
/** Milliseconds for all of them: each is built four times. */
const PATIENCE = isLong ? 1_800_000 : 300_000;
const PAGES = 7;
const BUILD = path.join(import.meta.dirname, 'build-once.mjs');
const BIN = path.join(import.meta.dirname, '../node_modules/@org/site-builder/bin/site-builder.mjs');
const PARTS = ['search', '1/2', '2/2'];

/** Where else a clean site is built: nothing of it may be seen in the site. */
const SURROUNDINGS = [
  {
    TZ: 'Pacific/Auckland',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    SITE_BUILDER_THREADS: '1',
    MASK: '0',
  },
  { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C', SITE_BUILDER_THREADS: '8', MASK: '63' },
  { TZ: 'UTC', SITE_BUILDER_THREADS: '2' },
];

interface Work {
  rendered: number;
  reused: number;
  joined: number;
  written: number;
  isUnchanged: boolean;
  /** How many the build had beside its own. */
  threads: number;
}

let site: ScratchSite;
/** Where shards are made. */
let elsewhere: ScratchSite;
let state: SiteState;
let files: Record<string, string>;
let first: Record<string, string>;

async function build(built: ScratchSite, env = {}): Promise<Work> {
  const { code, output } = await runCommand(process.execPath, [BUILD, built.root], built.root, env);
  if (code !== 0) throw new Error(`The site is not built:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Work;
}

/** What the same sources give where nothing has been built before. */
async function cleanSite(step: number): Promise<Record<string, string>> {
  const clean = copyOfSite();
  const surroundings = SURROUNDINGS[step % SURROUNDINGS.length];
  const { threads } = await build(clean, surroundings);
  // Where there may be several, they compile as well as render: together more than there may be at once.
  const most = Number(surroundings?.SITE_BUILDER_THREADS);
  expect(threads).toBeGreaterThan(most === 1 ? 0 : most);
  const built = builtFiles(clean);
  clean.remove();
  return built;
}

/** A site in a new place, with the bundle that all have. */
function copyOfSite(): ScratchSite {
  const copy = ScratchSite.create(files);
  cpSync(site.path('.bundle'), copy.path('.bundle'), { recursive: true });
  return copy;
}

/** Makes a shard of what the sources are now. */
async function makeShard(part: string): Promise<void> {
  for (const args of [['compile'], ['build', '--prebuilt', '--shard', part]]) {
    const command = [BIN, ...args, '--root', elsewhere.root];
    const { code, output } = await runCommand(process.execPath, command, elsewhere.root);
    if (code !== 0) throw new Error(`The shard is not made:\n${output}`);
  }
}

/** What the sources give where shards are brought: one of them is of this state, and the others of former ones. */
async function joinedSite(step: number): Promise<{ files: Record<string, string>; joined: number }> {
  await makeShard(PARTS[step % PARTS.length] ?? '');
  const place = copyOfSite();
  const { joined } = await build(place, { JOIN: elsewhere.path('.shards') });
  const built = builtFiles(place);
  place.remove();
  return { files: built, joined };
}

beforeAll(async () => {
  state = firstState(PAGES);
  files = filesOf(state);
  site = ScratchSite.create(files);
  const { code, output } = await site.bundle();
  if (code !== 0) throw new Error(output);
  await build(site);
  first = builtFiles(site);
  elsewhere = copyOfSite();
  for (const part of PARTS) await makeShard(part);
});
afterAll(() => {
  site.remove();
  elsewhere.remove();
});

it(
  `is the clean site after each of ${STEPS} edits at random, with and without shards`,
  async () => {
    const random = new Random(SEED);
    const before = state;
    let kinds: string[] = [];
    let [reused, joined] = [0, 0];
    for (let step = 0; step < STEPS; step++) {
      if (kinds.length === 0) kinds = random.shuffle(Object.keys(EDITS));
      const kind = kinds.pop() ?? '';
      state = structuredClone({ ...state, edits: state.edits + 1 });
      EDITS[kind]?.(state, random);
      const next = filesOf(state);
      for (const place of [site, elsewhere]) writeState(place, files, next);
      files = next;
      // With as many threads as there is something to do for, and with as many as a build of this size has.
      reused += (await build(site, step % 2 ? { SITE_BUILDER_THREADS: '8' } : {})).reused;
      const clean = await cleanSite(step);
      expect([step, kind, builtFiles(site)]).toEqual([step, kind, clean]);
      const other = await joinedSite(step);
      expect([step, kind, other.files]).toEqual([step, kind, clean]);
      joined += other.joined;
    }
    // Else the comparisons say nothing.
    expect(reused).toBeGreaterThan(0);
    expect(joined).toBeGreaterThan(0);
    writeState(site, files, filesOf(before));
    files = filesOf(before);
    await build(site);
    expect(builtFiles(site)).toEqual(first);
  },
  PATIENCE,
);

it('does what an edit asks for, and nothing else', async () => {
  const edit = async (file: string, from: string, to: string): Promise<Work> => {
    site.edit(file, from, to);
    const work = await build(site);
    site.edit(file, to, from);
    await build(site);
    return work;
  };
  await build(site);
  expect(await build(site)).toMatchObject({ isUnchanged: true });
  // In both locales: it is not translated.
  expect(await edit('content/guide/page-4.mdx', 'Text.', 'Another text.')).toMatchObject({ rendered: 2 });
  const { rendered, reused } = await edit('content/guide/locales/fr/page-1.mdx', 'Texte.', 'Un autre texte.');
  expect([rendered, reused]).toEqual([1, 2 * PAGES - 1]);
});
