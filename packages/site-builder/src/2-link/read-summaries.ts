import { readCompiled } from '../1-compile/read-compiled.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { PageSummary } from '../model/site-model.js';

/** All that LINK needs of the compiled pages; their text is let go line by line. */
export async function readSummaries(site: LoadedSite): Promise<PageSummary[]> {
  const summaries: PageSummary[] = [];
  for await (const { html: _html, markdown: _markdown, sections: _sections, ...summary } of readCompiled(
    site,
  ))
    summaries.push(summary);
  return summaries;
}
