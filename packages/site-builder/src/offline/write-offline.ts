import { createHash } from 'node:crypto';
import { fileAt, outputFile } from '../addresses/site-addresses.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { codeIdentity } from '../inputs/code-identity.js';
import type { SiteOutput } from '../output/site-output.js';
import { offlineCopy } from './offline-copy.js';
import { offlineAreas, type OfflineLocale } from './offline-areas.js';

/** Archives of the areas for reading without a network, where the site has them. What has not changed is the last site's. */
export async function writeOffline(
  site: LoadedSite,
  locales: readonly OfflineLocale[],
  output: SiteOutput,
): Promise<void> {
  for (const locale of locales) {
    for (const { label, href, pages } of offlineAreas(locale, site.config)) {
      const title = `${label} | ${locale.site.config.title}`;
      await writeCopy(href, { title, pages, site }, output);
    }
  }
}

interface Copy {
  title: string;
  pages: readonly string[];
  site: LoadedSite;
}

async function writeCopy(href: string, { title, pages, site }: Copy, output: SiteOutput): Promise<void> {
  const { url, baseUrl } = site.config;
  const file = fileAt(href, baseUrl);
  if (output.has(file)) return;
  const unit = `offline ${file}`;
  const documents = pages.map((page) => outputFile(page, baseUrl));
  const keyWith = (assets: readonly string[]) => ({
    pages: hashOf(documents, output),
    assets: hashOf(assets, output),
    code: codeIdentity(site.root),
    site: `${url} ${title}`,
  });
  const last = (output.lastUnit(unit)?.result ?? []) as string[];
  if (output.reuseUnit(unit, keyWith(last))) return;
  // Where no area has a copy, nothing of this is loaded.
  const { zipSync } = await import('fflate');
  const { files, assets } = offlineCopy({ url, baseUrl, pages, title, output });
  output.write(file, zipSync(files));
  output.keepUnit(unit, { key: keyWith(assets), files: [file], result: assets });
}

function hashOf(files: readonly string[], output: SiteOutput): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file} ${output.hashOf(file) ?? ''}\n`);
  return hash.digest('base64url');
}
