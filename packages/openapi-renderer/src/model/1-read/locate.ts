import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { skipSpace, skipString } from './json-text.js';

export interface TextPlace {
  line: number;
  column: number;
}

/** Files beyond this many characters are not parsed a second time only to find a line. */
const MAX_YAML = 4_000_000;

/** Beyond this many keys the first of two members with one name is taken: to look for a second one is to read the whole text again for each key. */
const MAX_EXACT_KEYS = 64;

/** Where the value at a path of keys stands in a text; of a path that is not there, where its longest part is. */
export function locate(text: string, keys: string[]): TextPlace | null {
  return /^\s*[{[]/.test(text.replace(/^\uFEFF/, '')) ? locateInJson(text, keys) : locateInYaml(text, keys);
}

function locateInYaml(text: string, keys: string[]): TextPlace | null {
  if (text.length > MAX_YAML) return null;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  let node: unknown = document.contents;
  for (const key of keys) {
    const child = childOf(node, key);
    if (!child) break;
    node = child;
  }
  return place(lines, (node as Node | null)?.range?.[0] ?? 0);
}

/** Keys are text here, while YAML may have read `200:` as a number. */
function childOf(node: unknown, key: string): unknown {
  if (isSeq(node)) return node.items[Number(key)];
  if (!isMap(node)) return undefined;
  const pair = node.items.findLast((item) => isScalar(item.key) && String(item.key.value) === key);
  return pair?.value ?? undefined;
}

const place = (lines: LineCounter, offset: number): TextPlace => {
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
};

/** Reads JSON from its start and skips what the path does not lead through: no tree, no recursion, whatever the size. */
function locateInJson(text: string, keys: string[]): TextPlace {
  let at = skipSpace(text, 0);
  for (const key of keys) {
    const child =
      text[at] === '{'
        ? findMember(text, at, key, keys.length > MAX_EXACT_KEYS)
        : findElement(text, at, Number(key));
    if (child === null) break;
    at = child;
  }
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

function findMember(text: string, start: number, key: string, isFirst: boolean): number | null {
  let at = skipSpace(text, start + 1);
  let found: number | null = null;
  while (text[at] === '"') {
    const end = skipString(text, at);
    const name = JSON.parse(text.slice(at, end)) as string;
    const value = skipSpace(text, skipSpace(text, end) + 1);
    // As JSON.parse has it: the last of two members with one name counts.
    if (name === key) found = value;
    if (isFirst && found !== null) return found;
    at = nextItem(text, value);
  }
  return found;
}

function findElement(text: string, start: number, index: number): number | null {
  if (text[start] !== '[') return null;
  let at = skipSpace(text, start + 1);
  for (let item = 0; at < text.length && text[at] !== ']'; item++) {
    if (item === index) return at;
    at = nextItem(text, at);
  }
  return null;
}

const nextItem = (text: string, value: number): number => {
  const end = skipSpace(text, skipValue(text, value));
  return text[end] === ',' ? skipSpace(text, end + 1) : end;
};

function skipValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length;) {
    const char = text[at] ?? '';
    if (char === '"') at = skipString(text, at);
    else {
      if (depth === 0 && (char === ',' || char === '}' || char === ']')) return at;
      if (char === '{' || char === '[') depth++;
      if (char === '}' || char === ']') depth--;
      at++;
    }
    if (depth === 0 && /["}\]]/.test(char)) return at;
  }
  return text.length;
}
