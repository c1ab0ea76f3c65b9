import type { Position } from '@org/site-model';
import { isScalar } from 'yaml';
import { JsonMembers, skipString } from './json-text.js';
import { YamlNodes } from './yaml-nodes.js';

/** Files beyond this many characters are not parsed a second time only to find a line. */
const MAX_YAML = 4_000_000;

/** Where something starts and ends, in characters from the start of the file. */
interface Range {
  start: number;
  end: number;
  /** Whether the keys led all the way, and not to a part of their path only. */
  found: boolean;
}

/** A file of a document, and where in it values are. */
export class SourceText {
  readonly text: string;
  #json: JsonMembers | undefined;
  #yaml: YamlNodes | undefined;
  #lineStarts: number[] | undefined;

  constructor(text: string) {
    this.text = text.replace(/^\uFEFF/, '');
  }

  /** Where the value at a path of keys is; of a path that is not there, where its longest part is. */
  locate(keys: string[]): Position | null {
    const range = this.#rangeOf(keys);
    return range && this.#positionOf(range.start);
  }

  /** Where a character of a text is: the text is the value at a path of keys. */
  locateIn(keys: string[], value: string, offset: number): Position | null {
    const range = this.#rangeOf(keys);
    if (!range) return null;
    if (!range.found) return this.#positionOf(range.start);
    const source = this.text.slice(range.start, range.end);
    return this.#positionOf(range.start + offsetInSource(source, value, offset));
  }

  #rangeOf(keys: string[]): Range | null {
    if (/^\s*[{[]/.test(this.text)) {
      this.#json ??= new JsonMembers(this.text);
      const { start, found } = this.#json.find(keys);
      return { start, end: this.text[start] === '"' ? skipString(this.text, start) : start, found };
    }
    if (this.text.length > MAX_YAML) return null;
    this.#yaml ??= new YamlNodes(this.text);
    const { node, found } = this.#yaml.find(keys);
    const [start, end] = node?.range ?? [0, 0];
    return { start, end, found: found && isScalar(node) };
  }

  #positionOf(offset: number): Position {
    this.#lineStarts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const starts = this.#lineStarts;
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }
}

/** A character of a text in double quotes, JSON's or YAML's, as it is written. */
const IN_DOUBLE_QUOTES = /\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|\r?\n|[^])|[^]/g;
const IN_SINGLE_QUOTES = /''|[^]/g;
const ANY = /[^]/g;

/** Escapes of white space, and of a line break that YAML leaves out. */
const SPACES = new Set([
  '\\n',
  '\\t',
  '\\r',
  '\\f',
  '\\v',
  '\\ ',
  '\\_',
  '\\N',
  '\\L',
  '\\P',
  '\\\n',
  '\\\r\n',
]);

/**
 * Where a character of a text is in the source that the text was read from: a JSON string, or a scalar of YAML in any of its
 * forms. Folding and indentation change white space only, so all other characters are counted.
 */
function offsetInSource(source: string, value: string, offset: number): number {
  const wanted = withoutSpace(value.slice(0, offset)).length;
  const { start, written } = formOf(source);
  let count = 0;
  for (const { 0: piece, index } of source.slice(start).matchAll(written)) {
    const length = lengthOf(piece, written);
    if (length > 0 && count >= wanted) return start + index;
    count += length;
  }
  return 0;
}

function formOf(source: string): { start: number; written: RegExp } {
  if (source.startsWith('"')) return { start: 1, written: IN_DOUBLE_QUOTES };
  if (source.startsWith("'")) return { start: 1, written: IN_SINGLE_QUOTES };
  // The header of a block, such as `>-`, is not part of its text.
  return { start: /^[|>]/.test(source) ? source.indexOf('\n') + 1 : 0, written: ANY };
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');

/** UTF-16 units of the text that a piece of its source stands for, white space not counted. */
function lengthOf(piece: string, written: RegExp): number {
  if (written === IN_SINGLE_QUOTES && piece === "''") return 1;
  if (written !== IN_DOUBLE_QUOTES || !piece.startsWith('\\')) return withoutSpace(piece).length;
  if (SPACES.has(piece)) return 0;
  const code = /^\\[uUx]([\da-fA-F]+)$/.exec(piece)?.[1];
  if (code === undefined) return 1;
  return withoutSpace(String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))).length;
}
