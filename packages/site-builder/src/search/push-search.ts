import { pushRecords, toAlgoliaRecords } from '@org/search-ui/algolia-push';
import type { SearchArea, SearchRecord } from '@org/search-ui';
import { hasErrors } from '@org/site-model';
import { readCompiled } from '../1-compile/read-compiled.js';
import { linkLocales } from '../2-link/link-site.js';
import { readSummaries } from '../2-link/read-summaries.js';
import { toSearchRecords } from '../3-render/to-search-records.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { ADMIN_KEY } from '../config/fields/search-config.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { ownDocuments, type SiteModel } from '../model/site-model.js';

export interface PushResult {
  /** Records of the index, after what was too large has been split. */
  records: number;
  indexName: string;
}

/** Replaces the site's index at Algolia with the records of the compiled pages. A dry run makes them and sends nothing. */
export async function pushSearch(
  site: LoadedSite,
  { dryRun, env }: { dryRun: boolean; env: Record<string, string | undefined> },
): Promise<PushResult> {
  const { search, url } = site.config;
  if (search?.provider !== 'algolia')
    throw new Error(
      `"search.provider" is not "algolia" in ${site.configFile}, so there is no index to push to.`,
    );
  const adminKey = env[ADMIN_KEY];
  if (!adminKey && !dryRun)
    throw new Error(
      `${ADMIN_KEY} is not set, so nothing may be written. Set it in the environment, or add --dry-run.`,
    );

  const locales = await collectRecords(site);
  const records = locales.flatMap((locale) =>
    toAlgoliaRecords(locale.records, { siteUrl: url, areas: locale.areas }),
  );
  const { appId, indexName, host } = search;
  if (adminKey && !dryRun)
    await pushRecords({ appId, adminKey, indexName, records, ...(host ? { host } : {}) });
  return { records: records.length, indexName };
}

/** What one locale of a site has to be found. */
interface LocaleRecords {
  records: SearchRecord[];
  /** As its pages name them. */
  areas: SearchArea[];
}

/** The search records of all compiled pages as each locale shows them. @throws SiteError when the site has errors: its addresses may be wrong */
async function collectRecords(site: LoadedSite): Promise<LocaleRecords[]> {
  const { locales, diagnostics } = linkLocales(site, readSummaries(site));
  if (hasErrors(diagnostics)) throw new SiteError(diagnostics);
  const collected = locales.map(({ model }) => ({
    model,
    documents: ownDocuments(model),
    records: [] as SearchRecord[],
  }));
  for await (const compiled of readCompiled(site)) {
    for (const { model, documents, records } of collected) {
      const page = documents.get(compiled.source);
      if (page) records.push(...toSearchRecords(compiled, page, model.site));
    }
  }
  return collected.map(({ model, records }) => ({ records, areas: areasOf(model) }));
}

const areasOf = ({ site }: SiteModel): SearchArea[] => site.search?.settings.areas ?? [];
