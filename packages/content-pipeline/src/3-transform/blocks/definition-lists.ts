import type { Element, ElementContent, Root } from 'hast';
import {
  element,
  type ElementParent,
  isElement,
  isSpace,
  textNode,
  visitElements,
} from '../../page/elements.js';

/**
 * hast → hast: paragraphs of terms, with lines below that start with `: `, become one definition list. A definition may have a
 * paragraph of its own, below that of its term.
 */
export function makeDefinitionLists(tree: Root): void {
  gatherIn(tree);
  visitElements(tree, (node) => {
    if (node.tagName === 'pre' || node.tagName === 'p') return false;
    gatherIn(node);
    return true;
  });
}

/** A paragraph as its lines, of which those of a definition run on until the next one. */
interface Lines {
  terms: ElementContent[][];
  definitions: ElementContent[][];
}

function gatherIn(parent: ElementParent): void {
  const kept: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (!isElement(child, 'p') || !gather(child, kept)) kept.push(child);
  }
  parent.children = kept;
}

/** Puts what a paragraph defines into a list. `false` for one that defines nothing. */
function gather(paragraph: Element, kept: ElementContent[]): boolean {
  const lines = readLines(paragraph);
  // Without terms of its own, its terms are the paragraph before.
  const terms = lines && (lines.terms.length > 0 ? lines.terms : takeTerms(kept));
  if (!lines || !terms) return false;
  openList(kept, paragraph).children.push(...entries('dt', terms), ...entries('dd', lines.definitions));
  return true;
}

const entries = (tagName: 'dt' | 'dd', lines: ElementContent[][]): Element[] =>
  lines.map((line) => element(tagName, {}, line));

/** The lines of the last paragraph, which goes. Nothing for another definition of the terms that have one already. */
function takeTerms(kept: ElementContent[]): ElementContent[][] | undefined {
  const last = kept.findLast((node) => !isSpace(node));
  if (!isElement(last, 'dl', 'p')) return undefined;
  if (last.tagName === 'dl') return [];
  kept.splice(kept.lastIndexOf(last));
  return splitLines(last.children).map(({ content }) => content);
}

/** The list that is open, or a new one. */
function openList(kept: ElementContent[], { position }: Element): Element {
  const last = kept.findLast((node) => !isSpace(node));
  if (isElement(last, 'dl')) return last;
  const list = element('dl', {}, [], position);
  kept.push(list);
  return list;
}

/** `undefined` for a paragraph without a line that defines. */
function readLines(paragraph: Element): Lines | undefined {
  const lines: Lines = { terms: [], definitions: [] };
  for (const { content, isDefinition } of splitLines(paragraph.children)) {
    const open = lines.definitions.at(-1);
    if (isDefinition) lines.definitions.push(content);
    else if (open) open.push(textNode('\n'), ...content);
    else lines.terms.push(content);
  }
  return lines.definitions.length > 0 ? lines : undefined;
}

interface Line {
  content: ElementContent[];
  isDefinition: boolean;
}

const MARKER = /^:[^\S\n]+/;

function splitLines(nodes: ElementContent[]): Line[] {
  const lines: Line[] = [];
  let isStart = true;
  for (const node of nodes) {
    const texts = node.type === 'text' ? node.value.split('\n') : [undefined];
    texts.forEach((text, index) => {
      isStart ||= index > 0;
      if (text === '') return;
      if (isStart) lines.push({ content: [], isDefinition: MARKER.test(text ?? '') });
      const shown = isStart ? text?.replace(MARKER, '') : text;
      isStart = false;
      lines.at(-1)?.content.push(shown === undefined ? node : textNode(shown));
    });
  }
  return lines;
}
