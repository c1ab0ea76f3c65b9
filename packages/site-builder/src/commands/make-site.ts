import path from 'node:path';
import { hasErrors } from '@org/site-model';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { formatDiagnostics } from '../diagnostics/formats.js';
import { type Command, PROFILES_DIR } from './command.js';

/** Commands that make a site, or a stage of it. */
export const makeSite: Record<'compile' | 'bundle' | 'build', Command> = {
  async compile(site, areas) {
    await compileAreas(site, areas);
    return 0;
  },

  async bundle(site) {
    await bundle(site);
    return 0;
  },

  async build(site, _args, { prebuilt, profile }) {
    const { profiled, writeProfiles } = await import('../stage-profile.js');
    if (profile) writeProfiles(path.join(site.root, PROFILES_DIR));
    const { buildSite } = await import('../build-site.js');
    const { summarise } = await import('../report/build-report.js');
    const prepare = prebuilt ? undefined : () => profiled('compile', () => compileAndBundle(site));
    const { report, diagnostics, isUnchanged } = await buildSite(site, prepare);
    if (diagnostics.length > 0) console.warn(formatDiagnostics(diagnostics));
    console.log(
      isUnchanged ? `${report.site}: nothing has changed, ${report.pages} pages` : summarise(report),
    );
    return 0;
  },
};

async function compileAreas(site: LoadedSite, areas: string[]): Promise<void> {
  const known = site.config.areas.map(({ dir }) => dir);
  const unknown = areas.find((area) => !known.includes(area));
  if (unknown) throw new Error(`"${unknown}" is not an area of this site. Areas: ${known.join(', ')}.`);
  const asked = areas.length > 0 ? areas : known;
  const { compileStamp } = await import('../inputs/input-stamp.js');
  const { unchangedRun } = await import('../1-compile/unchanged-run.js');
  const input = compileStamp(site);
  const unchanged = asked.map((dir) => unchangedRun(site, dir, input));
  if (!unchanged.every(Boolean)) await checkAll(site);
  for (const [index, dir] of asked.entries()) {
    const run = unchanged[index] ?? (await import('../1-compile/compile-area.js')).compileArea(site, dir);
    const { pages, milliseconds, isUnchanged } = await run;
    const how = isUnchanged ? ', nothing has changed' : ` in ${milliseconds} ms`;
    console.log(`compiled ${dir}: ${pages} pages${how}`);
  }
}

/** What no page can correct is reported before the first one compiles, whichever area it is of. */
async function checkAll(site: LoadedSite): Promise<void> {
  const { checkAreas } = await import('../check-areas.js');
  const { checkNavbar } = await import('../check-navbar.js');
  for (const check of [checkAreas, checkNavbar]) {
    const missing = await check(site);
    if (hasErrors(missing)) throw new SiteError(missing);
  }
}

/** The bundler takes longer to load than to see that it has nothing to do. */
async function bundle({ root }: LoadedSite): Promise<void> {
  const { isBundled } = await import('../bundle-state.js');
  if (isBundled(root)) return;
  const { bundleSite } = await import('../bundle-site.js');
  await bundleSite(root);
}

/** Neither needs the other. What is wrong with the content is told before anything that is wrong with the scripts. */
async function compileAndBundle(site: LoadedSite): Promise<void> {
  const [compiled, bundled] = await Promise.allSettled([compileAreas(site, []), bundle(site)]);
  for (const result of [compiled, bundled]) if (result.status === 'rejected') throw result.reason;
}
