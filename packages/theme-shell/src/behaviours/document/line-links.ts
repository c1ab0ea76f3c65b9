import { formatMessage, lineRange } from '@org/site-model';
import { SHELL_EVENTS } from '../../model/constants.js';

const BLOCKS = '[data-line-links]';
const LINKED = 'data-linked';

/**
 * The entry of the history that the reader went back to, where they are not to be taken to the lines again. Not whether they went back: they
 * also do so when they close the drawer, and may follow a link after that.
 */
let returnedTo: string | null | undefined;

/** Once: what the page in the document does not change. */
export function start(): void {
  if (scrollY > 0) returnedTo = entryKey();
  addEventListener('popstate', () => (returnedTo = entryKey() ?? undefined));
  addEventListener('hashchange', showLines);
  document.addEventListener(SHELL_EVENTS.addressChanged, showLines);
  // Before navigation sees the click: with Shift it would open a window.
  document.addEventListener('click', extendRange, { capture: true });
}

/** Gives each line of the blocks that ask for it a link on its number, and shows the lines that the address names. */
export function attach(): void {
  for (const block of document.querySelectorAll<HTMLElement>(BLOCKS)) {
    for (const line of block.querySelectorAll('.line:not(:has(.line-link))'))
      line.prepend(lineLink(line.id, block.dataset.lineLinks ?? ''));
  }
  showLines();
}

/** No stop for the keyboard: a long block would have hundreds of them, and the address can be written by hand. */
function lineLink(id: string, name: string): HTMLAnchorElement {
  const ariaLabel = formatMessage(name, { line: /\d+$/.exec(id)?.[0] ?? '' });
  const link = document.createElement('a');
  return Object.assign(link, { className: 'line-link', href: `#${id}`, ariaLabel, tabIndex: -1 });
}

/** With Shift, from the line that the address names to the one that is pressed, if both are in one block. */
function extendRange(event: MouseEvent): void {
  if (!event.shiftKey || !(event.target instanceof Element)) return;
  const line = event.target.closest('.line-link')?.closest('.line');
  if (!line) return;
  const named = document.getElementById(lineRange(location.hash)?.first ?? '');
  const from = named?.closest('pre') === line.closest('pre') ? (named as Element) : line;
  event.preventDefault();
  event.stopPropagation();
  const isBelow = from.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
  const [first, last] = isBelow ? [from.id, line.id] : [line.id, from.id];
  const hash = first === last ? `#${first}` : `#${first}-${last.slice(last.lastIndexOf('L'))}`;
  history.replaceState(history.state, '', hash);
  markLines();
}

function showLines(): void {
  const first = markLines();
  // The address of several lines is no id, so nothing else has scrolled to it.
  if (!first || returnedTo === entryKey() || document.getElementById(location.hash.slice(1))) return;
  // As after any link; but a reader who is typing meanwhile goes on.
  if (document.activeElement?.matches('body, h1, a')) {
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
  first.scrollIntoView({ block: 'center' });
}

/** Navigation gives each entry a key; before it runs, and after a link that the browser followed, there is none. */
const entryKey = (): string | null => (history.state as { docsKey?: string } | null)?.docsKey ?? null;

/** Marks the lines that the address names, and returns the first. */
function markLines(): HTMLElement | undefined {
  for (const line of document.querySelectorAll(`[${LINKED}]`)) line.removeAttribute(LINKED);
  const range = lineRange(location.hash);
  const first = range && document.getElementById(range.first);
  if (!first?.closest(BLOCKS)) return undefined;
  for (let line: Element | null = first; line; line = line.nextElementSibling) {
    line.setAttribute(LINKED, '');
    if (line.id === range?.last) break;
  }
  return first;
}
