import type { CompiledPage } from '@org/content-pipeline';
import type { SearchRecord } from '@org/search-ui';
import type { SearchRecordHead } from '@org/search-ui/index-builder';
import type { DocPage, ShellPage, ShellSite } from '@org/theme-shell';
import { usedBoost } from '../2-link/shell/check-search.js';
import { ONLY_VERSION } from '../2-link/shell/to-shell-search.js';

/** What records need of the site: its locale, and the tags of the languages that pages may be in. */
export type RecordSite = Pick<ShellSite, 'locale' | 'locales'>;

/** What records need of a linked page. Only documents have any. */
export type RecordPage =
  | Pick<DocPage, 'kind' | 'path' | 'title' | 'breadcrumbs' | 'version' | 'contentLocale'>
  | { kind: Exclude<ShellPage['kind'], 'doc'> };

/** What of a compiled page is searched. */
export type SearchedPage = Pick<
  CompiledPage,
  'source' | 'title' | 'description' | 'frontMatter' | 'tags' | 'sections'
>;

/** What of it is known without its texts. */
export interface SearchedHead {
  source: string;
  /** Of its records. */
  anchors: readonly string[];
}

/** @returns no anchors for a page that is unlisted or excluded by its front matter */
export const searchedHead = (page: SearchedPage): SearchedHead => ({
  source: page.source,
  anchors: searchedSections(page).map(({ anchor }) => anchor),
});

/** The records of a page without what they say, in the order of {@link toSearchRecords}. */
export function recordHeads(
  { source, anchors }: SearchedHead,
  shell: RecordPage,
  site: RecordSite,
): SearchRecordHead[] {
  if (shell.kind !== 'doc') return [];
  const common = commonHead(source, shell, site);
  return anchors.map((anchor) => ({ id: recordId(source, anchor), ...common }));
}

/**
 * Compiled page → what search finds: a record for the page's beginning, with the page's keywords and tags, and one for each section, with their
 * code. None for pages that are unlisted or excluded by their front matter.
 */
export function toSearchRecords(page: SearchedPage, shell: RecordPage, site: RecordSite): SearchRecord[] {
  if (shell.kind !== 'doc') return [];
  const { frontMatter, source } = page;
  const boost = frontMatter.search?.boost;
  const language = site.locales?.find(({ code }) => code === shell.contentLocale)?.htmlLang;
  const common = {
    ...commonHead(source, shell, site),
    title: shell.title,
    breadcrumb: shell.breadcrumbs.map(({ label }) => label).filter((label) => label !== shell.title),
    ...(language === undefined ? {} : { language }),
    ...(boost === undefined ? {} : { boost: usedBoost(boost) }),
  };
  const keywords = [...new Set([...(frontMatter.keywords ?? []), ...page.tags.map(({ label }) => label)])];
  return searchedSections(page).map(({ anchor, path, text, code }) => ({
    ...common,
    id: recordId(source, anchor),
    anchor,
    headings: path.slice(1),
    text: text || (anchor === '' ? page.description : ''),
    ...(anchor === '' && keywords.length > 0 ? { keywords } : {}),
    ...(code ? { code } : {}),
  }));
}

const recordId = (source: string, anchor: string): string => `${source}#${anchor}`;

const commonHead = (source: string, shell: Extract<RecordPage, { kind: 'doc' }>, site: RecordSite) => ({
  url: shell.path,
  area: source.split('/')[0] ?? '',
  version: shell.version?.name ?? ONLY_VERSION,
  locale: site.locale,
});

/** The sections that have a record each; there is always one for the page's beginning. */
function searchedSections({
  frontMatter,
  sections,
  title,
  description,
}: SearchedPage): SearchedPage['sections'] {
  if (frontMatter.search?.exclude || frontMatter.unlisted) return [];
  if (sections[0]?.anchor === '') return sections;
  return [{ anchor: '', path: [title], text: description }, ...sections];
}
