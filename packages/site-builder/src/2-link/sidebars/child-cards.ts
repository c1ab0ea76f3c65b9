import { childCards, type Sidebar, type SidebarNode, type SidebarPlace } from '@org/sidebar-engine';
import type { Card, Diagnostic } from '@org/site-model';
import type { PageSummary } from '../../model/site-model.js';

interface Linked<Page> {
  sidebars: readonly Sidebar[];
  /** By content source. */
  places: ReadonlyMap<string, SidebarPlace>;
  href(page: Page): string;
}

/** Cards of the pages below each page that is a category's own, by content source, in reading order. */
export function cardsOfCategories<Page extends PageSummary>(
  pages: Page[],
  { sidebars, places, href }: Linked<Page>,
): Record<string, Card[]> {
  const bySidebar = new Map(sidebars.map((sidebar) => [sidebar.id, sidebar]));
  const descriptions = new Map(pages.map((page) => [href(page), page.description]));
  return Object.fromEntries(
    pages.flatMap((page) => {
      const place = places.get(page.source);
      const node = place && nodeAt(bySidebar.get(place.sidebar)?.items ?? [], place.trail);
      if (node?.type !== 'category') return [];
      const cards = childCards(node, descriptions).map(({ label, href: to, description }) => ({
        label,
        href: to,
        ...(description ? { description } : {}),
      }));
      return [[page.source, cards]];
    }),
  );
}

function nodeAt(items: readonly SidebarNode[], [index, ...rest]: number[]): SidebarNode | undefined {
  const node = index === undefined ? undefined : items[index];
  return rest.length > 0 && node?.type === 'category' ? nodeAt(node.items, rest) : node;
}

/** `::child-cards` on a page that has nothing below it would show nothing. */
export function checkSlots({ slots, source }: PageSummary, cards: Record<string, Card[]>): Diagnostic[] {
  if (cards[source]?.length) return [];
  return slots.map(({ file = source, line, column }) => ({
    code: 'child-cards-none',
    severity: 'error',
    message: `"::child-cards" shows the pages below this one, and "${source}" has none: it is not the page of a category in its sidebar.`,
    hint: 'In sidebars.yaml, make it one: { type: category, link: { type: doc, id: … }, items: … }. Else write :::cards by hand.',
    file,
    line,
    column,
  }));
}
