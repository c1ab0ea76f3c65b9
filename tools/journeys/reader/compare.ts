import type { HtmlLines } from './in-page/html-lines.js';
import type { SidebarItem, SidebarView } from './in-page/sidebar-view.js';
import type { Region, Snapshot } from './in-page/snapshot.js';

/** Something that is not as it must be. */
export interface Difference {
  what: string;
  /** What the reader has before them. */
  walked: string;
  /** What a fresh load shows, or what was expected. */
  fresh: string;
}

export interface Leeway {
  /** The reader opened or closed categories on this very page: its own may be closed. */
  openedByHand: boolean;
}

/**
 * What in-app navigation left against a fresh load of the same address. Must be equal: title, language, direction, color mode,
 * what was put away for good or for the visit, metadata, each region of the page, the sidebar's items and its current ones, and
 * the categories around these must be open. Free are categories that do not lead to the current page, style sheets of earlier
 * pages, social cards, and what `html-lines.ts` leaves out.
 */
export function compare(walked: Snapshot, fresh: Snapshot, leeway: Leeway): Difference[] {
  return [
    differ('address', walked.address, fresh.address),
    differ('title', walked.title, fresh.title),
    differ('<html>', walked.root.join(' '), fresh.root.join(' ')),
    ...compareLines('metadata', walked.metadata, withoutCards(fresh.metadata, walked.metadata)),
    ...fresh.styles.map((style) =>
      differ('style sheet', walked.styles.includes(style) ? style : 'none', style),
    ),
    ...compareSidebars(walked.sidebar, fresh.sidebar, leeway),
    ...(Object.keys(fresh.regions) as Region[]).flatMap((name) =>
      compareHtml(name, walked.regions[name], fresh.regions[name]),
    ),
  ].filter((difference) => difference !== null);
}

/** What names a picture to sites that show links. */
const OF_CARD = /"(?:og:image|twitter:card|twitter:image)(?::\w+)?"/;

/** Those sites load documents, so that a card that was drawn is in these alone. Another page's must be gone. */
const withoutCards = (fresh: string[], walked: string[]): string[] =>
  fresh.filter((line) => !OF_CARD.test(line) || walked.includes(line));

export const differ = (what: string, walked: string, fresh: string): Difference | null =>
  walked === fresh ? null : { what, walked, fresh };

/** Of two lists of lines, the first that differ. */
function compareLines(what: string, walked: string[], fresh: string[]): Difference[] {
  const at = Array.from({ length: Math.max(walked.length, fresh.length) }, (_, index) => index).find(
    (index) => walked[index] !== fresh[index],
  );
  if (at === undefined) return [];
  return [{ what, walked: walked[at] ?? '(nothing)', fresh: fresh[at] ?? '(nothing)' }];
}

function compareHtml(what: string, walked: HtmlLines, fresh: HtmlLines): Difference[] {
  const own = compareLines(what, walked.lines, fresh.lines);
  const living = walked.living.flatMap((part, index) => {
    const same = fresh.living[index];
    // One that is out of sight has not come alive.
    if (!same || same.awake !== part.awake) return [];
    return compareLines(`${what}, part ${index + 1} that comes alive`, part.lines, same.lines);
  });
  return [...own, ...living];
}

function compareSidebars(
  walked: SidebarView | null,
  fresh: SidebarView | null,
  { openedByHand }: Leeway,
): (Difference | null)[] {
  if (!walked || !fresh) return [differ('sidebar', walked?.id ?? 'none', fresh?.id ?? 'none')];
  const shownOf = ({ current }: SidebarView, relaxed: boolean): string =>
    current.map(({ href, shown }) => `${href} (${shown || relaxed ? 'shown' : 'hidden'})`).join(', ') ||
    'none';
  const several = [walked, fresh].some(({ current }) => current.length > 1);
  return [
    differ('sidebar', walked.id, fresh.id),
    differ('current page in the sidebar', shownOf(walked, openedByHand), shownOf(fresh, false)),
    several ? { what: 'several current pages', walked: shownOf(walked, true), fresh: 'one' } : null,
    ...(fresh.current.some(({ shown }) => !shown)
      ? [
          {
            what: 'current page in the sidebar of a fresh load',
            walked: shownOf(fresh, false),
            fresh: 'shown',
          },
        ]
      : []),
    ...compareItems(walked.items, fresh.items, 'sidebar'),
  ];
}

/** Items of categories are compared where both have drawn them: a large sidebar draws what is opened. */
function compareItems(walked: SidebarItem[], fresh: SidebarItem[], path: string): Difference[] {
  const nameOf = ({ label, href = '', current }: SidebarItem): string =>
    [label, href, current ? '(current)' : ''].filter(Boolean).join(' ');
  const own = compareLines(`items of ${path}`, walked.map(nameOf), fresh.map(nameOf));
  if (own.length > 0) return own;
  return walked.flatMap(({ items, label }, index) => {
    const same = fresh[index]?.items;
    return items && same ? compareItems(items, same, `${path} › ${label}`) : [];
  });
}
