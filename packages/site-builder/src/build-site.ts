import { type Diagnostic, errorMessage } from '@org/site-model';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStamp } from './build-stamp.js';
import { compiledFile } from './1-compile/compiled-files.js';
import { DamagedAreaError } from './1-compile/read-compiled.js';
import type { LoadedSite } from './config/loaded-site.js';
import { SiteFiles } from './inputs/site-files.js';
import { openShards } from './output/open-shards.js';
import { type HeldOutput, holdOutput } from './output/hold-output.js';
import { LastSite, type PlacedSite, type Remembered } from './output/last-site.js';
import { OUTPUT_DIR, SiteOutput } from './output/site-output.js';
import { isUnwritable } from './output/unwritable.js';
import type { BuildReport } from './report/build-report.js';
import { endEarly } from './threads/early-threads.js';

/** What a build has come to. */
export interface BuildResult {
  /** Of the build that has made the site. */
  report: BuildReport;
  /** Whether the site was left as it is, because nothing that it is made of has changed. */
  isUnchanged: boolean;
  /** Warnings and notes; an error would have stopped the build. */
  diagnostics: readonly Diagnostic[];
}

/** What a build may take from elsewhere. */
export interface BuildOptions {
  /** Folder with shards of this site, in folders of their own: what they have is taken from them, as far as it is what this build would make. @default none */
  join?: string;
}

/**
 * LINK and RENDER over the compiled areas. The output folder is replaced whole, or left alone; a second build of the same folder
 * waits for the first.
 * @param prepare makes what the build is made of, while no other build does, of the site's files as they are then. @default it is there
 * @throws SiteError
 */
export const buildSite = (
  site: LoadedSite,
  prepare: (files: SiteFiles) => Promise<void> = () => Promise.resolve(),
  { join }: BuildOptions = {},
): Promise<BuildResult> =>
  holdOutput(path.join(site.root, OUTPUT_DIR), async (held) => {
    try {
      const files = new SiteFiles(site);
      await prepare(files);
      return await repairing(site, () => buildHeld(site, held, { join, files }));
    } finally {
      await endEarly();
    }
  });

/** A damaged area is one that is not there yet: it is compiled again, and then the site is built. */
async function repairing<T>(site: LoadedSite, build: () => Promise<T>): Promise<T> {
  for (let left = site.config.areas.length; left > 0; left--) {
    try {
      return await build();
    } catch (error) {
      if (!(error instanceof DamagedAreaError)) throw error;
      const { compileArea } = await import('./1-compile/compile-area.js');
      await rm(compiledFile(site, error.dir), { force: true });
      await compileArea(site, error.dir);
    }
  }
  return build();
}

/** Where a build notes what the next one wants to know of the site. */
const STATE_FILE = '.site-cache/site.json';

/** Where the site that the last one has replaced is kept for the next one, which most of its files are part of. */
const SPARE_DIR = '.site-cache/spare';

async function buildHeld(
  site: LoadedSite,
  held: HeldOutput,
  { join, files }: { join: string | undefined; files: SiteFiles },
): Promise<BuildResult> {
  const stateFile = path.join(site.root, STATE_FILE);
  const input = await buildStamp(site, files);
  const last = LastSite.open(held.folders.target, stateFile);
  const unchanged = input === undefined ? undefined : last?.resultFor(input);
  if (unchanged) return { ...(unchanged as Pick<BuildResult, 'report' | 'diagnostics'>), isUnchanged: true };
  const shards = openShards(join);
  const begin = (kept: string): SiteOutput => new SiteOutput(held.folders.target, last, shards.found, kept);
  const { output, result } = await fillFrom(site, files, begin);
  const placed = await output.commit(held.confirm);
  const remembered = { ...output.remembered, input: input ?? null, result };
  remember(held.folders.target, stateFile, placed, remembered);
  return { ...result, diagnostics: [...shards.diagnostics(), ...result.diagnostics], isUnchanged: false };
}

/** Makes the site in the folder of the spare one, and where that is in the way, in one of its own: it may fill the disk, or have a folder where a file is to be. */
async function fillFrom(site: LoadedSite, files: SiteFiles, begin: (kept: string) => SiteOutput) {
  // What is loaded with it takes longer than to see that nothing has changed.
  const { fillOutput } = await import('./fill-output.js');
  const kept = path.join(site.root, SPARE_DIR);
  const output = begin(kept);
  try {
    return { output, result: await fillOutput(site, output, files) };
  } catch (error) {
    if (!isUnwritable(error) || !output.discardSpare()) throw error;
    const another = begin(kept);
    return { output: another, result: await fillOutput(site, another, files) };
  }
}

/** The site is there without it; the next build does everything again. */
function remember(target: string, stateFile: string, site: PlacedSite, remembered: Remembered): void {
  try {
    LastSite.remember(target, stateFile, site, remembered);
  } catch (error) {
    console.warn(`What this build knows cannot be kept for the next one: ${errorMessage(error)}`);
  }
}
