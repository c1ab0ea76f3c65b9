import { createHash } from 'node:crypto';
import type { Element, ElementContent, Properties } from 'hast';
import { codeIdentity } from '../../page/code-identity.js';
import type { TextStore } from '../../page/compile-options.js';
import { element, textNode } from '../../page/elements.js';
import { highlightLines } from './highlight.js';
import { hasMarks, type MarkedLines } from './marked-lines.js';

/** How the lines of a block are to be told from each other. */
export interface LineNumbers {
  /** Number of the first line, where lines are numbered. */
  firstLine: number | undefined;
  /** What the ids of lines start with, where they have some: `server-` in `server-L3`. @default no ids */
  lineLinks?: string | undefined;
  /** Whether each is an element, marked or not: something is said below some. @default false */
  apart?: boolean;
}

/** The inside of `<code>`: an element for each line where lines are marked or numbered, else plain text and colors. */
export function codeLines(
  lines: ElementContent[][],
  marks: MarkedLines,
  numbers: LineNumbers,
): ElementContent[] {
  if (!numbers.apart && !hasMarks(marks) && numbers.firstLine === undefined) return joinLines(lines);
  return joinLines(lines.map((line, index) => [lineElement(line, index, marks, numbers)]));
}

/** Added and removed lines are `<ins>` and `<del>`: a screen reader can say so, a color cannot. */
function lineElement(
  line: ElementContent[],
  index: number,
  marks: MarkedLines,
  { firstLine, lineLinks }: LineNumbers,
): Element {
  const number = index + 1;
  const tagName = marks.add.has(number) ? 'ins' : marks.remove.has(number) ? 'del' : 'span';
  const className = ['line'];
  if (marks.highlight.has(number)) className.push('marked');
  if (marks.focus.has(number)) className.push('focused');
  if (marks.error.has(number)) className.push('error');
  if (marks.warning.has(number)) className.push('warning');
  const properties: Properties = { className };
  if (lineLinks !== undefined) properties.id = `${lineLinks}L${(firstLine ?? 1) + index}`;
  // Counted by the style sheet from 1; from elsewhere it would take an inline style, which a strict policy refuses.
  if (firstLine !== undefined && firstLine !== 1) properties.dataLine = firstLine + index;
  return element(tagName, properties, line);
}

/** Line breaks are between the elements, so that a selection copies what the reader sees. */
function joinLines(lines: ElementContent[][]): ElementContent[] {
  return lines.flatMap((line, index): ElementContent[] => (index === 0 ? line : [textNode('\n'), ...line]));
}

/** A run of one color, or plain text. */
type Run = string | [className: string, text: string];

/** Characters from which a block's colors are kept: of a shorter one, which most are, to keep them takes a third of the time that it takes to make them. */
const KEPT_FROM = 1_000;

/** `highlightLines`, unless the same block has been colored before: for a page of code, the grammars are what takes most of the time. */
export function cachedLines(
  code: string,
  language: string,
  colors: TextStore | undefined,
): ElementContent[][] {
  if (!colors || code.length < KEPT_FROM) return highlightLines(code, language);
  const key = createHash('sha256')
    .update(`${codeIdentity()}\n${language}\n`)
    .update(code)
    .digest('base64url');
  const known = colors.get(key);
  if (known !== undefined) return (JSON.parse(known) as Run[][]).map((line) => line.map(toNode));
  const lines = highlightLines(code, language);
  colors.set(key, JSON.stringify(lines.map((line) => line.map(toRun))));
  return lines;
}

const toNode = (run: Run): ElementContent => {
  if (typeof run === 'string') return textNode(run);
  const [name, value] = run;
  return element('span', { className: [name] }, [textNode(value)]);
};

/** A colored run is a `span` with one class around one text. */
function toRun(node: ElementContent): Run {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const [inside] = node.children;
  const [name] = node.properties.className as string[];
  return [name ?? '', inside?.type === 'text' ? inside.value : ''];
}
