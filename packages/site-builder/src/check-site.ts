import { type Diagnostic, hasErrors } from '@org/site-model';
import { compileArea } from './1-compile/compile-area.js';
import { linkSite } from './2-link/link-site.js';
import { readSummaries } from './2-link/read-summaries.js';
import { checkAreas } from './check-areas.js';
import { checkNavbar } from './check-navbar.js';
import type { LoadedSite } from './config/loaded-site.js';

/**
 * COMPILE and LINK alone: everything that can be said of a site's content and configuration without its bundle. Where the
 * folder of an area, or what the navbar names, is not there, only that is reported, before the first page compiles.
 */
export async function checkSite(site: LoadedSite): Promise<readonly Diagnostic[]> {
  for (const check of [checkAreas, checkNavbar]) {
    const missing = await check(site);
    if (hasErrors(missing)) return missing;
  }
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  return linkSite(site, readSummaries(site)).diagnostics;
}
