import type { Element, ElementContent } from 'hast';
import { element, textNode } from '../../../page/elements.js';
import type { Remark, TypedCode, TypeNote } from './typed-code.js';

/** A piece of a line of one color. */
interface Run {
  text: string;
  className: string[] | undefined;
}

/** What lies over a part of a line. */
interface Cover {
  character: number;
  length: number;
  properties: Element['properties'];
}

/**
 * Lines of colored code with what is known of them. A type is the description of its name, as the meaning of a term is: the style sheet shows
 * it to those who stop at it. Remarks are attributes, so that neither a copy of the code nor its Markdown has them in it.
 */
export function showTypes(lines: ElementContent[][], { types, remarks }: TypedCode): ElementContent[][] {
  const described = new Set<string>();
  return lines.map((line, index) => {
    const said = remarks.filter((remark) => remark.line === index);
    const covers = types.filter((note) => note.line === index).map((note) => coverOf(note, said, described));
    const own = said.filter(
      (remark) => remark.kind === 'error' && !covers.some((cover) => isAt(remark, cover)),
    );
    const all = [...covers, ...own.map(errorCover)].sort((a, b) => a.character - b.character);
    return [...coverLine(line.map(toRun), all), ...said.map(remarkElement)];
  });
}

/** A keyboard stops at each type once; a pointer may rest on every name. */
function coverOf(note: TypeNote, said: readonly Remark[], described: Set<string>): Cover {
  const { character, length, text } = note;
  const isFirst = !described.has(text);
  described.add(text);
  const isWrong = said.some((remark) => remark.kind === 'error' && isAt(remark, note));
  return {
    character,
    length,
    properties: {
      className: isWrong ? ['term', 'type', 'type-error'] : ['term', 'type'],
      tabIndex: isFirst ? 0 : undefined,
      'aria-description': text,
    },
  };
}

const isAt = (remark: Remark, { character }: { character: number }): boolean =>
  remark.character === character;

const errorCover = ({ character, length }: Remark): Cover => ({
  character,
  length,
  properties: { className: ['type-error'] },
});

/** Without a text of its own: the style sheet shows what it says. */
const remarkElement = ({ kind, text }: Remark): Element =>
  element('span', { className: ['type-remark'], dataKind: kind, dataSays: text }, []);

function toRun(node: ElementContent): Run {
  if (node.type === 'text') return { text: node.value, className: undefined };
  const [inside] = node.type === 'element' ? node.children : [];
  const className = node.type === 'element' ? node.properties.className : undefined;
  return { text: inside?.type === 'text' ? inside.value : '', className };
}

function coverLine(runs: Run[], covers: readonly Cover[]): ElementContent[] {
  const result: ElementContent[] = [];
  let at = 0;
  for (const { character, length, properties } of covers) {
    // Of two that overlap, the first is shown.
    if (character < at) continue;
    result.push(...toNodes(slice(runs, at, character)));
    at = character + length;
    const inside = toNodes(slice(runs, character, at));
    if (inside.length > 0) result.push(element('span', properties, inside));
  }
  return [...result, ...toNodes(slice(runs, at, Infinity))];
}

function slice(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap(({ text, className }) => {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return part ? [{ text: part, className }] : [];
  });
}

const toNodes = (runs: readonly Run[]): ElementContent[] =>
  runs.map(({ text, className }) =>
    className ? element('span', { className }, [textNode(text)]) : textNode(text),
  );
