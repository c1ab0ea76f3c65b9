import type { SidebarDoc } from '@org/sidebar-engine';
import type { PageSummary } from '../../model/site-model.js';

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
    paginationLabel: frontMatter.pagination_label,
    description: page.description,
    unlisted: frontMatter.unlisted,
  };
}
