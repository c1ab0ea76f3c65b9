import { compileArea } from '../1-compile/compile-area.js';
import type { IndexedPage } from '../1-compile/compiled-index.js';
import { readAreas } from '../1-compile/read-compiled.js';
import { type LinkedLocale, linkLocales } from '../2-link/link-site.js';
import { pageKey, shellPageKey } from '../3-render/page-key.js';
import type { SiteBundle } from '../3-render/bundle.js';
import { NO_CHECK, writeContext } from '../3-render/write-context.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { pageFile } from '../diagnostics/file-names.js';
import { pageOf } from '../model/site-model.js';
import type { OutputKey } from '../output/last-site.js';

/** A page of a locale, and what it is made of. */
export interface SitePage {
  /** Address, with the base path. */
  page: string;
  /** Its file, as messages name it. */
  file: string;
  locale: string;
  key: OutputKey;
}

/** Scripts and styles are not content: what is made of that is compared without them. */
const NO_BUNDLE: SiteBundle = {
  render: () => '',
  assets: { boot: '', behaviours: '', shell: '', styles: [], favicon: null },
  pageStyles: {},
  clientDir: '',
  code: '',
  id: '',
  files: { styles: [], readable: [], shell: [] },
};

/** COMPILE and LINK. @returns all pages of a site, by names that stay the same when a page moves to another address */
export async function sitePages(site: LoadedSite): Promise<Map<string, SitePage>> {
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  const areas = readAreas(site);
  const indexed = new Map(areas.flatMap(({ pages }) => pages.map((page) => [page.summary.source, page])));
  const { locales, diagnostics } = linkLocales(
    site,
    [...indexed.values()].map(({ summary }) => summary),
  );
  const problems = new Map<string, string>();
  for (const { file, code, message } of diagnostics)
    problems.set(file, `${problems.get(file) ?? ''}${code} ${message}\n`);
  return new Map(locales.flatMap((locale) => localePages(locale, site, { indexed, problems })));
}

interface Known {
  indexed: ReadonlyMap<string, IndexedPage>;
  /** By file. */
  problems: ReadonlyMap<string, string>;
}

function localePages(
  { site: localeSite, model }: LinkedLocale,
  site: LoadedSite,
  { indexed, problems }: Known,
): [string, SitePage][] {
  const { locale } = model.site;
  const context = writeContext({ site: localeSite, model }, { bundle: NO_BUNDLE, check: NO_CHECK, code: '' });
  return model.routes.flatMap(({ path: page, page: own }): [string, SitePage][] => {
    const shell = pageOf(model, own);
    if (!shell) return [];
    const source = own.kind === 'document' ? indexed.get(own.name) : undefined;
    const made = source
      ? pageKey(source, { shell, files: [page] }, context)
      : shellPageKey(shell, model.postLists[own.name], context.key);
    const file = pageFile(site, own);
    const key = { ...made, problems: problems.get(file) ?? '' };
    return [[`${locale} ${own.kind} ${own.name}`, { page, file, locale, key }]];
  });
}
