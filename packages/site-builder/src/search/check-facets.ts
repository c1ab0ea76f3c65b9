import { findMissingFacets } from '@org/search-ui/algolia-push';
import type { Diagnostic } from '@org/site-model';
import type { SiteModel } from '../model/site-model.js';

/**
 * Asks a hosted index whether it can answer what the pages of each locale ask it for: a contextual search whose facets match
 * nothing is always empty, without any sign of it. Only warnings: the site itself is right.
 */
export async function checkFacets(models: readonly SiteModel[], file: string): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { site } of models) {
    const settings = site.search?.settings;
    if (settings?.provider.type !== 'algolia' || !settings.provider.contextual) continue;
    const { provider, locale, areas } = settings;
    const about = { index: provider.indexName, locale, file };
    try {
      diagnostics.push(...missing(await findMissingFacets({ ...provider, locale, areas }), about));
    } catch (error) {
      return [unchecked((error as Error).message, about)];
    }
  }
  return diagnostics;
}

interface Subject {
  index: string;
  locale: string;
  file: string;
}

function missing(
  { hasLanguage, tags }: { hasLanguage: boolean; tags: string[] },
  { index, locale, file }: Subject,
): Diagnostic[] {
  if (hasLanguage && tags.length === 0) return [];
  const facets = hasLanguage
    ? `language:${locale} together with ${tags.map((tag) => `docusaurus_tag:${tag}`).join(' or ')}`
    : `language:${locale}`;
  return [
    {
      code: 'search-facets-missing',
      severity: 'warning',
      message: `No record of the search index "${index}" has ${facets}, so contextual search finds nothing there.`,
      hint: 'Run "site-builder search push" to fill the index from this site, or set "search.contextual" to false.',
      file,
    },
  ];
}

const unchecked = (reason: string, { index, file }: Subject): Diagnostic => ({
  code: 'search-facets-unchecked',
  severity: 'warning',
  message: `The search index "${index}" did not answer (${reason}), so it is unknown whether contextual search can find anything.`,
  hint: 'Check "search.appId", "search.searchKey" and the network.',
  file,
});
