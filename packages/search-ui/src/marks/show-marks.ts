import '#styles.css';
import { searchMessagesFor } from '../messages/search-messages.js';
import { MARK_PARAMETER } from './mark-parameter.js';
import { fold, tokenise } from '../text/tokenise.js';

/** What `showMarks` marks, and in which language. */
export interface MarksOptions {
  /** Element whose words are marked: the article. */
  root: Element;
  /** BCP 47 tag: the language of the button that clears the marks. */
  locale: string;
}

/** Name of the marks in style sheets: `::highlight(search)`. */
const HIGHLIGHT = 'search';

let clear: (() => void) | undefined;

/**
 * Marks the words that the address asks for, and offers a button that clears them; Escape does it as well. The document is
 * not changed: browsers without the CSS Custom Highlight API show no marks. Call it again when another page is shown.
 */
export function showMarks({ root, locale }: MarksOptions): void {
  clear?.();
  const terms = new URLSearchParams(location.search).get(MARK_PARAMETER)?.split(' ').filter(Boolean) ?? [];
  const ranges = terms.length > 0 && 'highlights' in CSS ? findMarks(root, terms) : [];
  if (ranges.length === 0) return;
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  const button = addButton(searchMessagesFor(locale).clearMarks);

  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) forget();
  };
  const forget = (): void => {
    clear?.();
    dropParameter();
  };
  clear = () => {
    clear = undefined;
    CSS.highlights.delete(HIGHLIGHT);
    button.remove();
    document.removeEventListener('keydown', onKey);
  };
  button.addEventListener('click', forget);
  document.addEventListener('keydown', onKey);
}

function addButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-clear-marks';
  button.textContent = label;
  document.body.append(button);
  return button;
}

/** What was cleared stays so when the page is loaded again or shared. */
function dropParameter(): void {
  const url = new URL(location.href);
  url.searchParams.delete(MARK_PARAMETER);
  history.replaceState(history.state, '', url);
}

/** Elements whose text is not part of what is read. */
const SKIPPED = 'script, style, template, noscript, button, select, textarea';
/** Marks on one page: more would mark a word that is everywhere, and take long. */
const MAX_MARKS = 500;

/** Ranges of words below an element that are one of the terms, however they are written. */
export function findMarks(root: Element, terms: string[]): Range[] {
  const wanted = new Set(terms.flatMap((term) => [fold(term), ...tokenise(term).map((token) => token.term)]));
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MAX_MARKS) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest(SKIPPED)) ranges.push(...marksIn(node, wanted));
  }
  return ranges.slice(0, MAX_MARKS);
}

function marksIn(node: Text, wanted: ReadonlySet<string>): Range[] {
  const found = tokenise(node.data).filter(({ term }) => wanted.has(term));
  // An identifier and its parts may all be wanted: the first, which is the longest, is enough.
  const apart = found.filter(
    ({ start }, at) => at === 0 || start >= Math.max(...found.slice(0, at).map(({ end }) => end)),
  );
  return apart.map(({ start, end }) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
}
