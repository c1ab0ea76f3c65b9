import { firstOf } from '../../config/fields/blog-config.js';
import { type Blog, type BlogTable, localSettings } from '../blog/blog-table.js';
import type { LocaleSite } from './locale-sites.js';
import type { SidebarDoc } from '@org/sidebar-engine';
import type { PageSummary } from '../../model/site-model.js';
import type { EditionDoc, SidebarEdition } from '../sidebars/read-sidebars.js';
import type { EditionPage } from './edition-pages.js';
import { type Editions, pathInVersion, sidebarSuffix } from './editions.js';

/** Pages of one locale, in all its editions. */
export interface LocalePages {
  editions: Editions;
  /** Pages that the locale shows. */
  pages: EditionPage[];
  /** Drafts that it does not, which sidebars may name all the same. */
  hidden: EditionPage[];
  /** Posts that sidebars of blogs lead to. */
  blogs: BlogTable;
  site: LocaleSite;
}

/**
 * What the sidebars of each version of each area are made of, the latest version first: its own documents, and those of other
 * areas in their latest version.
 */
export function editionSidebars(
  { editions, pages, hidden, blogs, site }: LocalePages,
  href: (page: EditionPage) => string,
): SidebarEdition[] {
  const docs = [
    ...pages.map((page) => ({ page, doc: toDoc(page, href) })),
    // A draft that is left out may still be named in a sidebar: it is a document that the sidebar does not show.
    ...hidden.map((page) => ({ page, doc: { ...toDoc(page, href), unlisted: true } })),
  ];
  return editions.areas.flatMap((area) =>
    [...area.versions]
      .sort((a, b) => Number(b.isLast) - Number(a.isLast))
      .map((version): SidebarEdition => {
        const folder = version.name === 'current' ? area.dir : `${area.dir}/versions/${version.name}`;
        return {
          area: area.dir,
          path: area.path,
          version: version.name,
          folder,
          suffix: sidebarSuffix(version),
          ...generatedItems(
            blogs.blogs.find((blog) => blog.area === area),
            site,
          ),
          docs: docs
            .filter(({ page: { edition } }) =>
              edition.area === area ? edition.version === version : edition.version?.isLast,
            )
            .map(({ doc }) => doc),
          pathOf: (slug) => pathInVersion(slug, { area, version }),
          sourceOf(file) {
            const edition = editions.of(file);
            return edition.folder === folder && edition.locale === null ? edition.source : null;
          },
        };
      }),
  );
}

/** The sidebar of a blog, unless its folder has one: the newest posts, and the way to all. */
function generatedItems(
  blog: Blog | undefined,
  { locale, config }: LocaleSite,
): Pick<SidebarEdition, 'generated'> {
  const archive = blog?.lists.find(({ kind }) => kind === 'archive');
  if (!blog || !archive) return {};
  const { recentPosts, allPosts } = locale.messages;
  const items = firstOf(blog.posts, blog.area.blog.recentPosts).map(({ page }) => page.id);
  const label = localSettings(blog.area, config)?.recentLabel ?? recentPosts;
  return {
    generated: [
      ...(items.length > 0 ? [{ type: 'category' as const, label, collapsible: false, items }] : []),
      { type: 'link', label: allPosts, href: archive.path },
    ],
  };
}

/** The engine follows the folders of `source`, which are the same in every edition. */
const toDoc = (page: EditionPage, href: (page: EditionPage) => string): EditionDoc => ({
  ...toSidebarDoc(page, href(page)),
  source: page.edition.source,
  page: page.source,
});

/** Zod says `undefined` of what is left out. */
function badgeOf({ sidebar_badge: badge }: PageSummary['frontMatter']): SidebarDoc['sidebarBadge'] {
  if (typeof badge !== 'object') return badge;
  return { text: badge.text, ...(badge.tone ? { tone: badge.tone } : {}) };
}

/** Compiled page → what the sidebar engine needs of a document. */
export function toSidebarDoc(page: PageSummary, href: string): SidebarDoc {
  const { frontMatter } = page;
  return {
    id: page.id,
    href,
    title: page.title,
    source: page.source,
    sidebarLabel: frontMatter.sidebar_label,
    sidebarPosition: frontMatter.sidebar_position,
    sidebarClassName: frontMatter.sidebar_class_name,
    sidebarBadge: badgeOf(frontMatter),
    paginationLabel: frontMatter.pagination_label,
    description: page.description,
    unlisted: frontMatter.unlisted,
  };
}
