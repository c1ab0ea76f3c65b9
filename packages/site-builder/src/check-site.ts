import { compileArea } from './1-compile/compile-area.js';
import { linkSite } from './2-link/link-site.js';
import { readSummaries } from './2-link/read-summaries.js';
import type { LoadedSite } from './config/loaded-site.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';

/** COMPILE and LINK alone: everything that can be said of a site's content and configuration without its bundle. */
export async function checkSite(site: LoadedSite): Promise<readonly Diagnostic[]> {
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  return linkSite(site, await readSummaries(site)).diagnostics;
}
