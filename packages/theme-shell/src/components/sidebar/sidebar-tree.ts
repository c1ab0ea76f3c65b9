import type { ShellSidebar, ShellSidebarNode } from '../../model/shell-site.js';

/** What the reader opened (`true`) and closed (`false`) by hand, by the path of the category in its tree: `-1-0`. */
export type Choices = ReadonlyMap<string, boolean>;

/** Items below one another. */
export interface CategoryList {
  nodes: ShellSidebarNode[];
  /** Path of the category that holds them; the root's is empty. */
  path: string;
  /** Whether opening one category closes its siblings. */
  onlyOne: boolean;
}

export const NO_CHOICES: Choices = new Map();

export const pathIn = (list: Pick<CategoryList, 'path'>, index: number): string => `${list.path}-${index}`;

/** The reader opens or closes a category. Where only one may be open, opening it is a choice against its siblings. */
export function choose(choices: Choices, list: CategoryList, index: number, open: boolean): Choices {
  const next = new Map(choices);
  if (list.onlyOne && open) list.nodes.forEach((_, sibling) => next.set(pathIn(list, sibling), false));
  return next.set(pathIn(list, index), open);
}

/** Another page has come: the way to it is open, whatever the reader chose there, and everything else stays as they left it. The same object where nothing changes. */
export function afterNavigation(choices: Choices, root: CategoryList, trail: number[]): Choices {
  const next = new Map(choices);
  let list = root;
  for (const index of trail) {
    const node = list.nodes[index];
    if (node?.type !== 'category') break;
    const outdated = list.onlyOne ? list.nodes.keys() : [index];
    for (const sibling of outdated) next.delete(pathIn(list, sibling));
    list = { ...list, nodes: node.items, path: pathIn(list, index) };
  }
  return next.size === choices.size ? choices : next;
}

/**
 * Which categories of a list are open: those that the reader opened, else the one on the way to the current page and those
 * that ask for it. Where only one may be open, it is the first of these that there is.
 */
export function openIn(
  list: CategoryList,
  current: number | undefined,
  choices: Choices,
): (index: number) => boolean {
  const { nodes, onlyOne } = list;
  const choice = (index: number): boolean | undefined => choices.get(pathIn(list, index));
  const asks = (node: ShellSidebarNode | undefined): boolean =>
    node?.type === 'category' && node.collapsible && !node.collapsed;
  if (!onlyOne) return (index) => choice(index) ?? (index === current || asks(nodes[index]));
  const chosen = nodes.findIndex((_, index) => choice(index));
  if (chosen >= 0) return (index) => index === chosen;
  const onWay = current !== undefined && nodes[current]?.type === 'category';
  const one = onWay ? current : nodes.findIndex(asks);
  return (index) => index === one && choice(index) !== false;
}

/** Items up to which a whole tree is in every page: about 3 kB with gzip. */
const SMALL = 150;
/** Items from which on a reader is offered a field that narrows them down. */
const LONG = 60;
/** Items of one list that a page of a large tree shows on each side of the current one: about 2 kB with gzip. */
const NEIGHBOURS = 40;

/** Whether the whole tree may be in every page. Stops counting at the limit. */
export const isSmall = (sidebar: ShellSidebar): boolean => countUpTo(sidebar.items, SMALL + 1) <= SMALL;

/** Whether it has more items than a reader looks through. */
export const isLong = (sidebar: ShellSidebar): boolean => countUpTo(sidebar.items, LONG + 1) > LONG;

function countUpTo(nodes: ShellSidebarNode[], limit: number): number {
  let count = 0;
  for (const node of nodes) {
    count += node.type === 'category' ? 1 + countUpTo(node.items, limit - count) : 1;
    if (count >= limit) return count;
  }
  return count;
}

/** The part of a long list that surrounds an index: `from` inclusive, `to` exclusive. */
export function windowAround(index: number, length: number): { from: number; to: number } {
  const size = 2 * NEIGHBOURS + 1;
  if (length <= size) return { from: 0, to: length };
  const from = Math.max(0, Math.min(index - NEIGHBOURS, length - size));
  return { from, to: from + size };
}

/** Address of the first page below a category. */
export function firstHref(node: ShellSidebarNode): string | undefined {
  if (node.type === 'link') return node.href;
  if (node.type === 'html') return undefined;
  if (node.href) return node.href;
  for (const item of node.items) {
    const href = firstHref(item);
    if (href) return href;
  }
  return undefined;
}
