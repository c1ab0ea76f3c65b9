import { differ, type Difference } from './compare.js';
import type { Bearings } from './in-page/bearings.js';
import { localePath, type WalkSite } from './sites.js';
import type { Effect } from './step.js';

/** Pixels by which a position may be off: windows scroll by fractions. */
const TOLERANCE = 2;

interface Arrival {
  site: WalkSite;
  effect: Effect;
  before: Bearings;
  after: Bearings;
  /** How far the page was scrolled at the moment when the step left it; `null` where nothing was left. */
  left: number | null;
}

/**
 * Whether a step led where it leads, in the document where it has to stay, and left focus, announcement and scroll position as
 * `behaviour.md` has them.
 */
export function judgeArrival(arrival: Arrival): Difference[] {
  const { effect, after } = arrival;
  const judged = [
    differ('address', after.href, effect.href),
    ...judgeDocument(arrival),
    ...after.drawer.faults.map((fault) => ({
      what: after.drawer.open ? 'open drawer' : 'closed drawer',
      walked: fault,
      fresh: 'none',
    })),
    ...(effect.type === 'stay' ? [] : judgeNavigation(arrival)),
  ];
  return judged.filter((difference) => difference !== null);
}

const isNewPage = ({ before, effect }: Arrival): boolean =>
  new URL(before.href).pathname !== new URL(effect.href).pathname;

function staysInDocument({ effect, before, site }: Arrival): boolean {
  if (effect.type === 'stay') return true;
  if (effect.type === 'traverse') return effect.sameDocument;
  return localePath(site, new URL(before.href)) === localePath(site, new URL(effect.href));
}

function judgeDocument(arrival: Arrival): (Difference | null)[] {
  const name = (same: boolean): string => (same ? 'the same document' : 'another document');
  const same = arrival.before.document === arrival.after.document;
  return [differ('document', name(same), name(staysInDocument(arrival)))];
}

function judgeNavigation(arrival: Arrival): (Difference | null)[] {
  const { after, effect } = arrival;
  const inPlace = isNewPage(arrival) && staysInDocument(arrival);
  const toHash = effect.type === 'follow' && after.hash !== null && staysInDocument(arrival);
  return [
    judgeScroll(arrival),
    after.currentInSight === false && isNewPage(arrival)
      ? { what: 'current item of the sidebar', walked: 'scrolled out of sight', fresh: 'in sight' }
      : null,
    inPlace || toHash ? judgeFocus(arrival) : null,
    inPlace ? judgeAnnouncement(after) : null,
  ];
}

const HASH = 'the element that the hash names';
const HEADING = 'the heading';

function judgeFocus({ effect, after }: Arrival): Difference | null {
  // Back and Forward go to a position; a reader who comes by a hash's link gets its element.
  if (effect.type === 'traverse' && after.focus === HASH) return null;
  return differ('focus', after.focus, effect.type === 'follow' && after.hash ? HASH : HEADING);
}

/** The title of the page, without that of the site which follows it. */
function judgeAnnouncement({ announced, title }: Bearings): Difference | null {
  const right = announced !== '' && title.startsWith(announced);
  return right ? null : { what: 'announcement', walked: announced || '(nothing)', fresh: title };
}

function judgeScroll(arrival: Arrival): Difference | null {
  const { effect, after, left } = arrival;
  if (effect.type === 'traverse') return judgeReturn(after, effect);
  if (after.hash) {
    return after.hash.inSight || after.scroll >= after.maxScroll - TOLERANCE
      ? null
      : {
          what: 'scroll position',
          walked: `${after.scroll} px, the hash's element is out of sight`,
          fresh: 'at the hash',
        };
  }
  if (isNewPage(arrival) || !staysInDocument(arrival)) return judgePosition(after, 0);
  return left === null ? null : judgePosition(after, left);
}

/** Where the reader has closed the announcement since, browsers keep the text where it was, not the number. */
function judgeReturn(after: Bearings, { scroll, announcement }: Extract<Effect, { type: 'traverse' }>) {
  if (scroll === null) return null;
  return judgePosition(after, scroll) && judgePosition(after, scroll + after.announcement - announcement);
}

function judgePosition({ scroll, maxScroll }: Bearings, wanted: number): Difference | null {
  const reachable = Math.max(0, Math.min(wanted, maxScroll));
  if (Math.abs(scroll - reachable) <= TOLERANCE) return null;
  return { what: 'scroll position', walked: `${scroll} px`, fresh: `${reachable} px` };
}
