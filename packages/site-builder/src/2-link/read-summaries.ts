import { readArea } from '../1-compile/read-compiled.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { PageSummary } from '../model/site-model.js';

/** All that LINK needs of the compiled pages; their text is not read. */
export const readSummaries = (site: LoadedSite): PageSummary[] =>
  site.config.areas.flatMap(({ dir }) => readArea(site, dir).map(({ summary }) => summary));
