import { resolveBadge } from './badges.js';
import type { BadgeConfig, GeneratedIndexConfig, SidebarDoc } from './model/sidebar-config.js';
import type { CategoryItem, CompleteItem, DocItem } from './model/sidebar-items.js';
import type { SidebarCategory, SidebarLink, SidebarNode } from './model/sidebar-tree.js';

/** Where a category with a generated index lives, by its slug. */
export type IndexHref = (slug: string) => string;

/** A generated index that a category asks for. */
export interface FoundIndex {
  slug: string;
  title: string;
  description?: string;
  category: SidebarCategory & { href: string };
  /** Of the item in the configuration. */
  path: string;
}

export interface ResolveContext {
  docs: ReadonlyMap<string, SidebarDoc>;
  indexHref: IndexHref;
  /** Filled with what is found, top to bottom. */
  indexes: FoundIndex[];
  /** Slugs in use, of all sidebars. */
  slugs: Set<string>;
}

/** Items → nodes with labels and addresses. Unlisted documents are left out. */
export function resolve(items: CompleteItem[], context: ResolveContext): SidebarNode[] {
  return items.flatMap((item) => resolveItem(item, context));
}

function resolveItem(item: CompleteItem, context: ResolveContext): SidebarNode[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return resolveDoc(item, context.docs.get(item.id));
    case 'link':
      return [{ type: 'link', label: item.label, href: item.href, ...marksOf(item) }];
    case 'html':
      return [{ type: 'html', value: item.value, ...marksOf(item) }];
    case 'category':
      return [resolveCategory(item, context)];
  }
}

function resolveDoc(item: DocItem, doc: SidebarDoc | undefined): SidebarLink[] {
  if (!doc || doc.unlisted) return [];
  const label = item.label ?? doc.sidebarLabel ?? doc.title;
  const owned = item.type === 'doc' ? { docId: doc.id } : {};
  const className = item.className ?? doc.sidebarClassName;
  const badge = item.badge ?? doc.sidebarBadge;
  const marks = marksOf({ className, badge, icon: item.icon });
  return [{ type: 'link', label, href: doc.href, ...owned, ...marks }];
}

interface Marks {
  className?: string | undefined;
  icon?: string | undefined;
  badge?: BadgeConfig | undefined;
}

const marksOf = ({ className, icon, badge }: Marks) => ({
  ...(className ? { className } : {}),
  ...(icon ? { icon } : {}),
  ...(badge ? { badge: resolveBadge(badge) } : {}),
});

function resolveCategory(item: CategoryItem<CompleteItem>, context: ResolveContext): SidebarCategory {
  const { link, collapsible = true, collapsed = true } = item;
  const category: SidebarCategory = {
    type: 'category',
    label: item.label,
    ...(link?.type === 'doc' ? docPage(context.docs.get(link.id)) : {}),
    collapsible,
    collapsed,
    items: [],
    ...marksOf(item),
  };
  const page = link?.type === 'generated-index' ? indexPage(category, link, item.path, context) : category;
  page.items = resolve(item.items, context);
  return page;
}

function docPage(doc: SidebarDoc | undefined): { href?: string; docId?: string } {
  return !doc || doc.unlisted ? {} : { href: doc.href, docId: doc.id };
}

/** The category with its address; its index is noted before those of its items. */
function indexPage(
  node: SidebarCategory,
  { slug: configured, title, description }: GeneratedIndexConfig,
  path: string,
  { indexHref, indexes, slugs }: ResolveContext,
): SidebarCategory {
  const slug = configured === undefined ? defaultSlug(node.label, slugs) : withSlash(configured);
  slugs.add(slug);
  const category = { ...node, href: indexHref(slug) };
  indexes.push({ slug, title: title ?? node.label, ...(description ? { description } : {}), category, path });
  return category;
}

/** `/category/` and the label in lower case, numbered from 1 where another page has that slug. */
export function defaultSlug(label: string, taken: ReadonlySet<string>): string {
  const words = label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  const slug = `/category/${words.trim().replace(/\s+/g, '-') || 'index'}`;
  let free = slug;
  for (let number = 1; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** A slug starts with one `/`. */
const withSlash = (slug: string): string => `/${slug.replace(/^\/+/, '')}`;
