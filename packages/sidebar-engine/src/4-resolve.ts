import type { NormalItem } from './1-normalise.js';
import type { CategoryConfig, GeneratedIndexConfig, SidebarDoc } from './sidebar-config.js';
import type { SidebarCategory, SidebarLink, SidebarNode } from './sidebar-tree.js';
import { defaultSlug, withSlash } from './slugs.js';

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

/** Validated items → nodes with labels and addresses. Unlisted documents are left out. */
export function resolve(items: NormalItem[], context: ResolveContext): SidebarNode[] {
  return items.flatMap((item) => resolveItem(item, context));
}

function resolveItem(item: NormalItem, context: ResolveContext): SidebarNode[] {
  const { fields } = item;
  const style = typeof fields.className === 'string' ? { className: fields.className } : {};
  switch (item.type) {
    case 'doc':
    case 'ref':
      return resolveDoc(item, context.docs.get(String(fields.id)), style);
    case 'link':
      return [{ type: 'link', label: String(fields.label), href: String(fields.href), ...style }];
    case 'html':
      return [{ type: 'html', value: String(fields.value), ...style }];
    case 'category':
      return [resolveCategory(item, context, style)];
    default:
      return [];
  }
}

function resolveDoc(
  item: NormalItem,
  doc: SidebarDoc | undefined,
  style: { className?: string },
): SidebarLink[] {
  if (!doc || doc.unlisted) return [];
  const label = typeof item.fields.label === 'string' ? item.fields.label : (doc.sidebarLabel ?? doc.title);
  const owned = item.type === 'doc' ? { docId: doc.id } : {};
  const className = style.className ?? doc.sidebarClassName;
  return [{ type: 'link', label, href: doc.href, ...owned, ...(className ? { className } : {}) }];
}

function resolveCategory(
  item: NormalItem,
  context: ResolveContext,
  style: { className?: string },
): SidebarCategory {
  const link = item.fields.link as CategoryConfig['link'];
  const category: SidebarCategory = {
    type: 'category',
    label: String(item.fields.label),
    ...(link?.type === 'doc' ? docPage(context.docs.get(link.id)) : {}),
    collapsible: item.fields.collapsible !== false,
    collapsed: item.fields.collapsed !== false,
    items: [],
    ...style,
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
