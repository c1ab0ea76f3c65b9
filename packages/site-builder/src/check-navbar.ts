import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scanPage } from '@org/content-pipeline';
import { discoverPages } from './1-compile/discover.js';
import { linkSite } from './2-link/link-site.js';
import type { LoadedSite } from './config/loaded-site.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { DevApis } from './dev/dev-apis.js';

/** Documents and sidebars that the navbar names and the site lacks: known from front matter, before any page compiles. */
export async function checkNavbar(site: LoadedSite): Promise<Diagnostic[]> {
  const sources = site.config.areas.flatMap(({ dir }) => discoverPages(site.contentDir, dir));
  const pages = sources.map((source) =>
    scanPage({ path: source, text: readFileSync(path.join(site.contentDir, source), 'utf8') }),
  );
  const apis = new DevApis(site);
  await apis.refresh();
  const { diagnostics } = linkSite(site, [...pages, ...apis.all()]);
  return diagnostics.filter(({ code }) => code.startsWith('navbar-'));
}
