import '#styles.css';
import { searchMessagesFor } from '../messages/search-messages.js';
import { findMarks } from './find-marks.js';
import { MARK_PARAMETER } from './mark-parameter.js';

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
