import type { NormalItem } from './1-normalise.js';
import type { CategoryConfig, SidebarDoc } from './sidebar-config.js';
import type { SidebarCategory, SidebarLink, SidebarNode } from './sidebar-tree.js';

/** Where a category with a generated index lives, by its configured slug. */
export type IndexHref = (slug: string) => string;

/** Validated items → nodes with labels and addresses. Unlisted documents are left out. */
export function resolve(
  items: NormalItem[],
  docs: ReadonlyMap<string, SidebarDoc>,
  indexHref: IndexHref,
): SidebarNode[] {
  return items.flatMap((item) => resolveItem(item, docs, indexHref));
}

function resolveItem(
  item: NormalItem,
  docs: ReadonlyMap<string, SidebarDoc>,
  indexHref: IndexHref,
): SidebarNode[] {
  const { fields } = item;
  const style = typeof fields.className === 'string' ? { className: fields.className } : {};
  switch (item.type) {
    case 'doc':
    case 'ref':
      return resolveDoc(item, docs.get(String(fields.id)), style);
    case 'link':
      return [{ type: 'link', label: String(fields.label), href: String(fields.href), ...style }];
    case 'html':
      return [{ type: 'html', value: String(fields.value), ...style }];
    case 'category':
      return [resolveCategory(item, docs, indexHref, style)];
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
  docs: ReadonlyMap<string, SidebarDoc>,
  indexHref: IndexHref,
  style: { className?: string },
): SidebarCategory {
  const link = item.fields.link as CategoryConfig['link'];
  const page = link?.type === 'doc' ? docs.get(link.id) : undefined;
  const doc = page?.unlisted ? undefined : page;
  const href = doc?.href ?? (link?.type === 'generated-index' ? indexHref(link.slug) : undefined);
  return {
    type: 'category',
    label: String(item.fields.label),
    ...(href ? { href } : {}),
    ...(doc ? { docId: doc.id } : {}),
    collapsible: item.fields.collapsible !== false,
    collapsed: item.fields.collapsed !== false,
    items: resolve(item.items, docs, indexHref),
    ...style,
  };
}
