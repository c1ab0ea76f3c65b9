import type { Element, ElementContent, Root, Text } from 'hast';
import { element, isElement, textNode, visitElements } from '../../page/elements.js';
import { cellsOf, isOpen, textsIn, WORD } from './table-cells.js';

/**
 * Where browsers break a word: behind a sign that joins or ends a part, and before one that opens the next. Some do so at a slash, some
 * at a brace; what one of them does is enough.
 */
const BREAK = /[-‐–…?](?![.,;:!?)\]}»”’]|$)|[/|!}](?![\d/.,;:!?)\]}»”’]|$)|[^\p{L}\p{N}([{«“‘…][([{<]/u;
/** In characters. In the type of code it is as wide as a cell of a phone. */
const SHORT = 34;
/** Beyond this, a word would be wider than an article. */
const LONG = 86;
/** Elements whose text may be a part of a word. */
const INLINE =
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var'.split(
    ' ',
  );

type WordPart = Text | Element;

/**
 * hast → hast: a word of a table is on one line. Browsers break lines behind each hyphen and at other signs, and there is no rule that keeps
 * words whole and lets lines break between them: what has such a sign in it gets the class `whole` or, where a phone has no room for it, `long`.
 * Others do not need it. No character is added, so what is copied, found and read aloud is what was written.
 */
export function keepWordsWhole(tree: Root): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'table') return;
    for (const cell of cellsOf(node).flat()) if (BREAK.test(textsIn(cell).join(''))) keepWhole(cell);
  });
}

function keepWhole(parent: Element): void {
  const children: ElementContent[] = [];
  let word: WordPart[] = [];
  const endWord = (): void => {
    children.push(...wholeWord(word));
    word = [];
  };
  for (const child of parent.children.flatMap(separateWords)) {
    if (isWordPart(child)) {
      word.push(child);
      continue;
    }
    endWord();
    if (isOpen(child)) keepWhole(child);
    children.push(child);
  }
  endWord();
  parent.children = children;
}

/** Texts of one word each, and of what is between words. */
function separateWords(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  const texts: ElementContent[] = [];
  let end = 0;
  for (const { 0: word, index } of node.value.matchAll(WORD)) {
    if (index > end) texts.push(textNode(node.value.slice(end, index)));
    texts.push(textNode(word));
    end = index + word.length;
  }
  if (end < node.value.length) texts.push(textNode(node.value.slice(end)));
  return texts;
}

const isWordPart = (node: ElementContent): node is WordPart =>
  node.type === 'text'
    ? node.value.replace(WORD, '') === ''
    : isElement(node, ...INLINE) && node.children.length > 0 && node.children.every(isWordPart);

/** A word that is one element by itself needs no other around it. */
function wholeWord(parts: WordPart[]): WordPart[] {
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.value] : textsIn(part))).join('');
  if (text.length > LONG || !BREAK.test(text)) return parts;
  const [only, ...others] = parts;
  const target = only?.type === 'element' && others.length === 0 ? only : element('span', {}, parts);
  // One string where a program of MDX has written it.
  const names = [target.properties.className ?? []].flat().map(String);
  target.properties.className = [...new Set([...names, text.length > SHORT ? 'long' : 'whole'])];
  return [target];
}
