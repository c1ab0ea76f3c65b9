import type { LoadedSite } from '../config/loaded-site.js';
import { type LastUpdates, readLastUpdates } from './last-updates.js';

/** When the pages were last changed, where the site wants to say so. */
export function readSiteHistory(
  { config, contentDir }: LoadedSite,
  pages: readonly { source: string }[],
): Promise<LastUpdates> {
  const { date, author } = config.lastUpdate;
  const sources = date || author ? pages.map(({ source }) => source) : [];
  return readLastUpdates(contentDir, sources);
}
