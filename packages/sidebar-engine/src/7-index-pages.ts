import type { FoundIndex } from './4-resolve.js';
import type { LinkedSidebar } from './5-link.js';
import { childCards } from './child-cards.js';
import type { SidebarDiagnostic, SidebarDoc } from './model/sidebar-config.js';
import type { GeneratedIndexPage, SidebarPlace } from './model/sidebar-tree.js';

interface IndexPagesContext {
  file: string;
  descriptions: ReadonlyMap<string, string>;
  diagnostics: SidebarDiagnostic[];
}

/** One page for each slug. Two categories may share one where they hold the same, as when two sidebars show a folder. */
export function indexPages(
  found: FoundIndex[],
  linked: LinkedSidebar[],
  context: IndexPagesContext,
): GeneratedIndexPage[] {
  const firsts = new Map<string, FoundIndex>();
  for (const index of found) {
    const first = firsts.get(index.slug);
    if (!first) firsts.set(index.slug, index);
    else if (!sameContent(first, index)) reportDuplicate(first, index, context);
  }
  const places = firstPlaces(linked);
  return [...firsts.values()].flatMap(({ slug, title, description, category }) => {
    const place = places.get(category.href);
    if (!place) return [];
    const about = description ? { description } : {};
    const cards = childCards(category, context.descriptions);
    return [{ slug, href: category.href, title, ...about, place, cards }];
  });
}

/** What documents and generated indexes say of themselves, by address. */
export function describePages(docs: Iterable<SidebarDoc>, found: FoundIndex[]): Map<string, string> {
  const descriptions = new Map<string, string>();
  for (const { href, description } of docs) if (description) descriptions.set(href, description);
  for (const { category, description } of found) {
    if (description) descriptions.set(category.href, description);
  }
  return descriptions;
}

function firstPlaces(linked: LinkedSidebar[]): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  for (const { indexPlaces } of linked) {
    for (const [href, place] of indexPlaces) if (!places.has(href)) places.set(href, place);
  }
  return places;
}

const sameContent = (first: FoundIndex, other: FoundIndex): boolean =>
  first.title === other.title && JSON.stringify(first.category) === JSON.stringify(other.category);

function reportDuplicate(first: FoundIndex, other: FoundIndex, { file, diagnostics }: IndexPagesContext) {
  const names = [first, other].map(({ category, path }) => `"${category.label}" at "${path}"`);
  diagnostics.push({
    code: 'sidebar-slug-duplicate',
    severity: 'error',
    message: `The categories ${names.join(' and ')} both have their generated index at "${first.slug}".`,
    hint: 'Give the second another slug, or none: then it gets one of its own.',
    file,
    path: other.path,
  });
}
