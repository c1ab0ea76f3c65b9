import type { Element, ElementContent, Properties } from 'hast';
import { hasMarks, type MarkedLines } from './marked-lines.js';

/** The inside of `<code>`: an element for each line where lines are marked or numbered, else plain text and colors. */
export function codeLines(
  lines: ElementContent[][],
  marks: MarkedLines,
  firstLine: number | undefined,
): ElementContent[] {
  if (!hasMarks(marks) && firstLine === undefined) return joinLines(lines);
  return joinLines(lines.map((line, index) => [lineElement(line, index, marks, firstLine)]));
}

/** Added and removed lines are `<ins>` and `<del>`: a screen reader can say so, a color cannot. */
function lineElement(
  line: ElementContent[],
  index: number,
  marks: MarkedLines,
  firstLine: number | undefined,
): Element {
  const number = index + 1;
  const tagName = marks.add.has(number) ? 'ins' : marks.remove.has(number) ? 'del' : 'span';
  const className = ['line'];
  if (marks.highlight.has(number)) className.push('marked');
  if (marks.focus.has(number)) className.push('focused');
  const properties: Properties = { className };
  // Counted by the style sheet from 1; from elsewhere it would take an inline style, which a strict policy refuses.
  if (firstLine !== undefined && firstLine !== 1) properties.dataLine = firstLine + index;
  return { type: 'element', tagName, properties, children: line };
}

/** Line breaks are between the elements, so that a selection copies what the reader sees. */
function joinLines(lines: ElementContent[][]): ElementContent[] {
  return lines.flatMap((line, index): ElementContent[] =>
    index === 0 ? line : [{ type: 'text', value: '\n' }, ...line],
  );
}
