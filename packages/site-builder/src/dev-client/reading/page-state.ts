import { mainElement, pageParts } from './page-parts.js';
import { findAgain, type Part } from './same-part.js';

/** Something that readers open or choose, and that a page which comes anew has as it was written. */
interface Kind {
  selector: string;
  read: (element: HTMLElement) => string;
  write: (element: HTMLElement, value: string) => void;
}

const attribute = (selector: string, name: string): Kind => ({
  selector,
  read: (element) => String(element.hasAttribute(name)),
  write: (element, value) => void element.toggleAttribute(name, value === 'true'),
});

const tabsOf = (set: HTMLElement): HTMLElement[] => [...set.querySelectorAll<HTMLElement>('[role=tab]')];

const KINDS: readonly Kind[] = [
  attribute('details', 'open'),
  attribute('figure.code', 'data-unfolded'),
  {
    selector: '[data-tabs]',
    read: (set) => tabsOf(set).find(({ ariaSelected }) => ariaSelected === 'true')?.textContent ?? '',
    write: (set, value) =>
      tabsOf(set)
        .find(({ textContent }) => textContent === value)
        ?.click(),
  },
];

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex])';

/** What a reader has made of a page. */
export interface PageState {
  /** For each kind: all parts of it, and the values of those that the reader has changed. */
  changed: { parts: Part[]; values: [index: number, value: string][] }[];
  focus: { parts: Part[]; index: number } | null;
}

/** What each part was like when it came. */
const initial = new WeakMap<HTMLElement, string>();

/** Call for each page that has just come, before its reader changes anything. */
export function noteInitialState(): void {
  for (const { selector, read } of KINDS)
    for (const element of pageParts(selector).elements)
      if (!initial.has(element)) initial.set(element, read(element));
}

export function readPageState(): PageState {
  const changed = KINDS.map(({ selector, read }) => {
    const { elements, parts } = pageParts(selector);
    const values = elements.flatMap((element, index): [number, string][] => {
      const value = read(element);
      return value === (initial.get(element) ?? value) ? [] : [[index, value]];
    });
    return { parts, values };
  });
  return { changed, focus: readFocus() };
}

function readFocus(): PageState['focus'] {
  const { activeElement } = document;
  if (!activeElement || activeElement === mainElement()) return null;
  const { elements, parts } = pageParts(FOCUSABLE);
  const index = elements.indexOf(activeElement as HTMLElement);
  return index < 0 ? null : { parts, index };
}

/** Gives the parts that are still there what the reader had made of them. */
export function restorePageState({ changed, focus }: PageState): void {
  for (const [number, { selector, read, write }] of KINDS.entries()) {
    const { parts: before = [], values = [] } = changed[number] ?? {};
    if (values.length === 0) continue;
    const { elements, parts } = pageParts(selector);
    for (const [index, value] of values) {
      const element = elements[findAgain(index, before, parts)];
      if (element && read(element) !== value) write(element, value);
    }
  }
  if (focus) restoreFocus(focus);
}

/** Unless the reader has gone elsewhere meanwhile. */
function restoreFocus({ parts: before, index }: { parts: Part[]; index: number }): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const { elements, parts } = pageParts(FOCUSABLE);
  elements[findAgain(index, before, parts)]?.focus({ preventScroll: true });
}
