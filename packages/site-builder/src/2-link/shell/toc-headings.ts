import type { DocPage } from '@org/theme-shell';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { PageSummary } from '../../model/site-model.js';

/** What the table of contents of a page lists. */
export function tocHeadings(
  { headings, frontMatter }: Pick<PageSummary, 'headings' | 'frontMatter'>,
  tableOfContents: ResolvedSiteConfig['tableOfContents'],
): DocPage['headings'] {
  if (frontMatter.hide_table_of_contents) return [];
  const min = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}
