import { pushRecords, toAlgoliaRecords } from '@org/search-ui/algolia-push';
import type { LoadedSite } from '../config/loaded-site.js';
import { ADMIN_KEY } from '../config/search-config.js';
import { collectRecords } from './collect-records.js';

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
