import type { Position } from '@org/site-model';
import { isScalar } from 'yaml';
import { skipString } from './json-text.js';
import { JsonMembers } from './json-members.js';
import { offsetInSource } from './string-source.js';
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
