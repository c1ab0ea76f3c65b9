import { closestName, type Diagnostic } from '@org/site-model';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { PageSummary } from './site-model.js';

/** Weights are stored in a byte that holds factors in this range. Source: `SearchRecord.boost`. */
const BOOSTS = { least: 0.1, most: 2 };

/** The factor that search really uses for a page. */
export const usedBoost = (boost: number): number => Math.min(BOOSTS.most, Math.max(BOOSTS.least, boost));

/** A search without its page is a configuration that cannot work. */
export function checkSearchPage({ search, pages }: ResolvedSiteConfig, file: string): Diagnostic[] {
  if (!search || pages.some(({ path }) => path === search.page)) return [];
  const known = pages.map(({ path }) => path);
  const nearest = closestName(search.page, known);
  return [
    {
      code: 'search-page-missing',
      severity: 'error',
      message: `"search.page" is "${search.page}", which is none of the site's "pages"; without it search does not work without JavaScript.`,
      hint: nearest
        ? `Did you mean "${nearest}"?`
        : `Add { path: '${search.page}', component: 'search', title: 'Search the documentation' } to "pages".`,
      file,
    },
  ];
}

/** Boosts of pages that search cannot store. */
export function checkBoosts(pages: PageSummary[]): Diagnostic[] {
  return pages.flatMap(({ source, frontMatter }) => {
    const boost = frontMatter.search?.boost;
    if (boost === undefined || usedBoost(boost) === boost) return [];
    return [
      {
        code: 'search-boost-range',
        severity: 'warning' as const,
        message: `"search.boost" is ${boost}; search uses ${usedBoost(boost)}, because it keeps weights from ${BOOSTS.least} to ${BOOSTS.most}.`,
        hint: `Use ${usedBoost(boost)}, or leave the key out.`,
        file: source,
        line: 1,
        column: 1,
      },
    ];
  });
}
