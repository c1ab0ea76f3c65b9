import { type PageParts, pageParts } from './page-parts.js';
import { findAgain, type Part } from './same-part.js';

/** Which passage is at which height of the window. */
export interface ReadingPosition {
  parts: Part[];
  /** Index in `parts` and distance from the upper edge of the window, the passage that is being read first. */
  passages: [index: number, top: number][];
}

const BLOCKS = ':is(h1, h2, h3, h4, h5, h6, p, li, dt, dd, tr, pre, .line, blockquote, summary, figcaption)';
/** Passages that are tried: those about the one that is being read. */
const MAX_PASSAGES = 80;
/** Milliseconds in which what comes late (pictures, live examples) does not move the page. */
const SETTLING = 5000;
/** By these the reader says where they want to be. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const passageParts = (): PageParts =>
  pageParts(`${BLOCKS}, img, iframe`, (element) => element.querySelector(BLOCKS) === null);

/** `null` for a page that is shown from its beginning: there is nothing to keep. */
export function readPosition(): ReadingPosition | null {
  if (scrollY <= 0) return null;
  const { elements, parts } = passageParts();
  const tops = elements.map((element) => element.getBoundingClientRect());
  const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const read = tops.findIndex(({ bottom, height }) => height > 0 && bottom > line);
  if (read < 0) return null;
  const passages = tops
    .map(({ top, height }, index) => ({ index, top, height }))
    .filter(({ height }) => height > 0)
    .sort((one, other) => Math.abs(one.index - read) - Math.abs(other.index - read))
    .slice(0, MAX_PASSAGES)
    .map(({ index, top }): [number, number] => [index, top]);
  return { parts, passages };
}

/** Brings the passage to the height that it had, or the nearest one that is still there. */
export function restorePosition({ parts: before, passages }: ReadingPosition): void {
  const { elements, parts } = passageParts();
  for (const [index, top] of passages) {
    const element = elements[findAgain(index, before, parts)];
    if (!element || element.getClientRects().length === 0) continue;
    keepAt(element, top);
    return;
  }
}

let stop = (): void => undefined;

/** Keeps an element at a height until the reader moves the page, or the page has settled. */
function keepAt(element: HTMLElement, top: number): void {
  stop();
  const move = (): void => {
    // In whole pixels: the browser cuts parts off, and edit after edit the passage would creep.
    const distance = Math.round(element.getBoundingClientRect().top - top);
    if (element.isConnected && distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
  };
  const growth = new ResizeObserver(move);
  const end = new AbortController();
  const timer = setTimeout(() => stop(), SETTLING);
  stop = () => {
    clearTimeout(timer);
    growth.disconnect();
    end.abort();
  };
  move();
  growth.observe(document.body);
  // The browser has a memory of its own, which knows nothing of the edit.
  addEventListener('scroll', move, end);
  for (const type of INPUTS) addEventListener(type, stop, { signal: end.signal, passive: true });
}
