import type { ElementContent } from 'hast';
import { element, isElement, textNode } from '../../page/elements.js';
import type { MarkedLines } from './marked-lines.js';

/** The lines of a patch that name its files; the signs of all other lines say what happened to them. */
const FILE_NAME = /^(?:\+\+\+|---)(?:\s|$)/;
const PATCH = /^(?:diff --git |@@ |\+\+\+ )/m;

/** Whether it is a whole patch, for `git apply`, and not a few lines that show what to change. */
export const isPatch = (code: string): boolean => PATCH.test(code);

/** In the language `diff` the signs at the start of lines are the marks. */
export function markDiffLines(code: string, marks: MarkedLines): void {
  code.split('\n').forEach((line, index) => {
    if (FILE_NAME.test(line)) return;
    if (line.startsWith('+')) marks.add.add(index + 1);
    if (line.startsWith('-')) marks.remove.add(index + 1);
  });
}

/** Marks the signs as what no one copies: the first character of each line, or `+ ` and `- ` beside lines that have no room for a sign. */
export function markSigns(lines: ElementContent[][], code: string): ElementContent[][] {
  const texts = code.split('\n');
  const sign = signOf(texts);
  return lines.map((line, index) => {
    const [found] = sign.exec(texts[index] ?? '') ?? [];
    return found ? partSign(line, found.length) : line;
  });
}

function signOf(texts: string[]): RegExp {
  if (texts.every((text) => /^(?:[ +-]|$)/.test(text))) return /^[ +-]/;
  return texts.every((text) => /^(?:[+-] |[^+-]|$)/.test(text)) ? /^[+-] / : /^[+-]/;
}

/** The sign is in the first run of one color: a line that is marked has one color. */
function partSign([first, ...rest]: ElementContent[], length: number): ElementContent[] {
  if (isElement(first)) return [{ ...first, children: partSign(first.children, length) }, ...rest];
  if (first?.type !== 'text') return rest;
  const sign = element('span', { className: ['sign'] }, [textNode(first.value.slice(0, length))]);
  const left = first.value.slice(length);
  return [sign, ...(left ? [textNode(left)] : []), ...rest];
}
