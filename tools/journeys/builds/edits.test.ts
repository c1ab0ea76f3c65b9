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
const PAGES = 7;
const BUILD = path.join(import.meta.dirname, 'build-once.mjs');

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
  written: number;
  isUnchanged: boolean;
  /** How many the build had beside its own. */
  threads: number;
}

let site: ScratchSite;
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
  const clean = ScratchSite.create(files);
  cpSync(site.path('.bundle'), clean.path('.bundle'), { recursive: true });
  const surroundings = SURROUNDINGS[step % SURROUNDINGS.length];
  const { threads } = await build(clean, surroundings);
  // Where there may be several, they compile as well as render: together more than there may be at once.
  const most = Number(surroundings?.SITE_BUILDER_THREADS);
  expect(threads).toBeGreaterThan(most === 1 ? 0 : most);
  const built = builtFiles(clean);
  clean.remove();
  return built;
}

beforeAll(async () => {
  state = firstState(PAGES);
  files = filesOf(state);
  site = ScratchSite.create(files);
  const { code, output } = await site.bundle();
  if (code !== 0) throw new Error(output);
  await build(site);
  first = builtFiles(site);
});
afterAll(() => site.remove());

it(`is the clean site after each of ${STEPS} edits at random`, async () => {
  const random = new Random(SEED);
  const before = state;
  let kinds: string[] = [];
  let reused = 0;
  for (let step = 0; step < STEPS; step++) {
    if (kinds.length === 0) kinds = random.shuffle(Object.keys(EDITS));
    const kind = kinds.pop() ?? '';
    state = structuredClone({ ...state, edits: state.edits + 1 });
    EDITS[kind]?.(state, random);
    const next = filesOf(state);
    writeState(site, files, next);
    files = next;
    // With as many threads as there is something to do for, and with as many as a build of this size has.
    reused += (await build(site, step % 2 ? { SITE_BUILDER_THREADS: '8' } : {})).reused;
    expect([step, kind, builtFiles(site)]).toEqual([step, kind, await cleanSite(step)]);
  }
  // Else the comparison says nothing.
  expect(reused).toBeGreaterThan(0);
  writeState(site, files, filesOf(before));
  files = filesOf(before);
  await build(site);
  expect(builtFiles(site)).toEqual(first);
});

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
