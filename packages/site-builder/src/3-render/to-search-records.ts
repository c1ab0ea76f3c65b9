import type { CompiledPage } from '@org/content-pipeline';
import type { SearchRecord } from '@org/search-ui';
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

/**
 * Compiled page → what search finds: a record for the page's beginning, with the page's keywords and tags, and one for each section, with their
 * code. None for pages that are unlisted or excluded by their front matter.
 */
export function toSearchRecords(page: SearchedPage, shell: RecordPage, site: RecordSite): SearchRecord[] {
  const { frontMatter, source, sections } = page;
  if (shell.kind !== 'doc' || frontMatter.search?.exclude || frontMatter.unlisted) return [];
  const boost = frontMatter.search?.boost;
  const language = site.locales?.find(({ code }) => code === shell.contentLocale)?.htmlLang;
  const common = {
    url: shell.path,
    title: shell.title,
    breadcrumb: shell.breadcrumbs.map(({ label }) => label).filter((label) => label !== shell.title),
    area: source.split('/')[0] ?? '',
    version: shell.version?.name ?? ONLY_VERSION,
    locale: site.locale,
    ...(language === undefined ? {} : { language }),
    ...(boost === undefined ? {} : { boost: usedBoost(boost) }),
  };
  const keywords = [...new Set([...(frontMatter.keywords ?? []), ...page.tags.map(({ label }) => label)])];
  const [first] = sections;
  const beginning: CompiledPage['sections'][number] = {
    anchor: '',
    path: [page.title],
    text: page.description,
  };
  return [...(first?.anchor === '' ? [] : [beginning]), ...sections].map(({ anchor, path, text, code }) => ({
    ...common,
    id: `${source}#${anchor}`,
    anchor,
    headings: path.slice(1),
    text: text || (anchor === '' ? page.description : ''),
    ...(anchor === '' && keywords.length > 0 ? { keywords } : {}),
    ...(code ? { code } : {}),
  }));
}
