import type { SearchArea, SearchRecord } from '@org/search-ui';
import { hasErrors } from '@org/site-model';
import { readCompiled } from '../1-compile/read-compiled.js';
import { linkLocales } from '../2-link/link-site.js';
import { readSummaries } from '../2-link/read-summaries.js';
import { ownDocuments, type SiteModel } from '../model/site-model.js';
import { toSearchRecords } from '../3-render/to-search-records.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';

/** What one locale of a site has to be found. */
export interface LocaleRecords {
  records: SearchRecord[];
  /** As its pages name them. */
  areas: SearchArea[];
}

/** The search records of all compiled pages as each locale shows them. @throws SiteError when the site has errors: its addresses may be wrong */
export async function collectRecords(site: LoadedSite): Promise<LocaleRecords[]> {
  const { locales, diagnostics } = linkLocales(site, await readSummaries(site));
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
