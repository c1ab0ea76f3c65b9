import { fold } from '../text/fold.js';
import { tokenise } from '../text/tokenise.js';

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
