import path from 'node:path';
import { type Diagnostic, hasErrors } from '@org/site-model';
import { isFirstRun, startCompilers } from '../1-compile/compile-threads.js';
import { unchangedRun } from '../1-compile/unchanged-run.js';
import { buildSite } from '../build-site.js';
import { BundleLook, isBundled } from '../bundle-state.js';
import type { BundlerProcess } from '../bundler-process.js';
import { checkAreas } from '../check-areas.js';
import { loadSiteWith } from '../config/load-config.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { formatDiagnostics } from '../diagnostics/formats.js';
import { compileStamp } from '../inputs/input-stamp.js';
import { SiteFiles } from '../inputs/site-files.js';
import { summarise } from '../report/build-report.js';
import { profiled, writeProfiles } from '../stage-profile.js';
import { setUpForShortRuns } from '../threads/for-short-runs.js';
import { type Command, type PlainCommand, PROFILES_DIR } from './command.js';

// What is not needed to see that nothing has changed is loaded later.

/** Commands that make a stage of a site. */
export const makeSite: Record<'compile' | 'bundle', Command> = {
  async compile(site, areas) {
    setUpForShortRuns(site.root);
    await compileAreas(site, areas, new SiteFiles(site));
    return 0;
  },

  async bundle({ root }) {
    // The bundler takes longer to load than to see that it has nothing to do.
    if (!isBundled(root)) await (await import('../bundle-site.js')).bundleSite(root);
    return 0;
  },
};

/** All stages. The bundler loads while the configuration does. */
export const build: PlainCommand = async (root, _args, { prebuilt, profile, shard, join }) => {
  if (shard !== undefined && join !== undefined)
    throw new Error('A shard is made with "--shard", and a site of shards with "--join": use one of them.');
  setUpForShortRuns(root);
  if (profile) writeProfiles(path.join(root, PROFILES_DIR));
  const look = prebuilt ? undefined : new BundleLook(root);
  const bundler = look && !look.isMade ? await startBundler(root) : undefined;
  try {
    if (bundler) loadCompiler(root);
    const site = await loadSiteWith(root, bundler && ((file) => bundler.bundleConfig(file)));
    const prepare =
      look &&
      ((files: SiteFiles) => profiled('compile', () => compileAndBundle(site, { look, bundler }, files)));
    if (shard !== undefined) return await buildPart(site, shard, prepare);
    const options = join === undefined ? {} : { join: path.resolve(join) };
    const { report, diagnostics, isUnchanged } = await buildSite(site, prepare, options);
    if (diagnostics.length > 0) console.warn(formatDiagnostics(diagnostics));
    console.log(
      isUnchanged ? `${report.site}: nothing has changed, ${report.pages} pages` : summarise(report),
    );
    return 0;
  } finally {
    bundler?.stop();
  }
};

/** Has what compiles be loaded while the configuration is bundled, where all pages are to be compiled. What is wrong with it is said when it is needed. */
function loadCompiler(root: string): void {
  if (isFirstRun({ root })) import('../1-compile/compile-area.js').catch(() => undefined);
}

async function buildPart(
  site: LoadedSite,
  shard: string,
  prepare: ((files: SiteFiles) => Promise<void>) | undefined,
): Promise<number> {
  const { buildShard } = await import('../build-shard.js');
  const { parsePart, partName } = await import('../output/site-part.js');
  const part = parsePart(shard);
  const { folder, work, files, bytes } = await buildShard(site, part, prepare);
  const documents = `${work.rendered} documents rendered, ${work.joined} as they were`;
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`shard ${partName(part)}: ${documents}; ${size} in ${folder}`);
  return 0;
}

async function compileAreas(site: LoadedSite, areas: string[], files: SiteFiles): Promise<void> {
  const known = site.config.areas.map(({ dir }) => dir);
  const unknown = areas.find((area) => !known.includes(area));
  if (unknown) throw new Error(`"${unknown}" is not an area of this site. Areas: ${known.join(', ')}.`);
  const asked = areas.length > 0 ? areas : known;
  const input = compileStamp(site, files);
  const unchanged = asked.map((dir) => unchangedRun(site, dir, input));
  if (!unchanged.every(Boolean)) {
    const changed = asked.filter((_, index) => !unchanged[index]);
    await checkAll(site, changed);
  }
  for (const [index, dir] of asked.entries()) {
    const run =
      unchanged[index] ?? (await import('../1-compile/compile-area.js')).compileArea(site, dir, files);
    const { pages, milliseconds, isUnchanged } = await run;
    const how = isUnchanged ? ', nothing has changed' : ` in ${milliseconds} ms`;
    console.log(`compiled ${dir}: ${pages} pages${how}`);
  }
}

/** What no page can correct is reported before the first one compiles, whichever area it is of. Threads load meanwhile what they compile the areas with. */
async function checkAll(site: LoadedSite, areas: readonly string[]): Promise<void> {
  stopIfWrong(checkAreas(site));
  startCompilers(site, areas);
  const { checkNavbar } = await import('../check-navbar.js');
  stopIfWrong(await checkNavbar(site));
}

/** @throws SiteError */
function stopIfWrong(found: Diagnostic[]): void {
  if (hasErrors(found)) throw new SiteError(found);
}

async function startBundler(root: string): Promise<BundlerProcess> {
  return new (await import('../bundler-process.js')).BundlerProcess(root);
}

/** What was seen of the bundle, and what was started for it, before this build was alone: another one may have made the bundle since, or have made it another. */
interface EarlyBundle {
  look: BundleLook;
  bundler: BundlerProcess | undefined;
}

/** Neither needs the other. What is wrong with the content is told before anything that is wrong with the scripts. */
async function compileAndBundle(
  site: LoadedSite,
  { look, bundler }: EarlyBundle,
  files: SiteFiles,
): Promise<void> {
  const bundle = async (): Promise<void> => {
    if (!look.isStillMade()) await (bundler ?? (await startBundler(site.root))).bundle();
  };
  const [compiled, bundled] = await Promise.allSettled([compileAreas(site, [], files), bundle()]);
  for (const result of [compiled, bundled]) if (result.status === 'rejected') throw result.reason;
}
