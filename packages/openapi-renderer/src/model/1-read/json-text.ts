/**
 * Beyond this many keys the first of two members with one name is taken: to look for a second one is to read the whole text
 * again for each key.
 */
const MAX_EXACT_KEYS = 64;

/** Finds values in a JSON text by the keys that lead to them. No tree, no recursion; what was read once is remembered. */
export class JsonMembers {
  readonly #text: string;
  /** Members of each object and array that a path led through, by where it starts. */
  readonly #known = new Map<number, Map<string, number>>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the value at a path of keys starts; of a path that is not there, where its longest part does. */
  find(keys: string[]): { start: number; found: boolean } {
    let start = skipSpace(this.#text, 0);
    for (const key of keys) {
      const child =
        keys.length > MAX_EXACT_KEYS ? this.#firstMember(start, key) : this.#membersAt(start).get(key);
      if (child === undefined) return { start, found: false };
      start = child;
    }
    return { start, found: true };
  }

  #membersAt(start: number): Map<string, number> {
    const known = this.#known.get(start);
    if (known) return known;
    // As JSON.parse has it: the last of two members with one name counts.
    const members = new Map(membersOf(this.#text, start));
    this.#known.set(start, members);
    return members;
  }

  #firstMember(start: number, key: string): number | undefined {
    for (const [name, value] of membersOf(this.#text, start)) if (name === key) return value;
    return undefined;
  }
}

/** Names and starts of the members of an object, or of the items of an array. None of any other value. */
function* membersOf(text: string, start: number): Generator<[string, number]> {
  let at = skipSpace(text, start + 1);
  if (text[start] === '{') {
    while (text[at] === '"') {
      const end = skipString(text, at);
      const value = skipSpace(text, skipSpace(text, end) + 1);
      yield [JSON.parse(text.slice(at, end)) as string, value];
      at = nextItem(text, value);
    }
  } else if (text[start] === '[') {
    for (let item = 0; at < text.length && text[at] !== ']'; item++) {
      yield [String(item), at];
      at = nextItem(text, at);
    }
  }
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

/** Where the next thing stands, from `at` on. JSON has four characters of white space; what else editors leave is taken for it. */
function skipSpace(text: string, at: number): number {
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x20 && (code < 0x80 || !/\s/.test(text.charAt(at)))) return at;
  }
  return at;
}

/** Behind the string that starts at `start`. */
export function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

export interface RepeatedName {
  name: string;
  line: number;
  column: number;
}

/**
 * Names that one object of a JSON text has more than once, each where it stands again. `JSON.parse` takes the last one and says
 * nothing. The text must be valid; no tree is made of it, whatever its size.
 */
export function repeatedNames(text: string): RepeatedName[] {
  const found: RepeatedName[] = [];
  /** Names of each open object, `null` for an array. */
  const open: (Set<string> | null)[] = [];
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{') open.push(new Set());
    else if (char === '[') open.push(null);
    else if (char === '}' || char === ']') open.pop();
    else if (char === '\n') {
      line++;
      lineStart = at + 1;
    } else if (char === '"') {
      const end = skipString(text, at);
      const name = text[skipSpace(text, end)] === ':' ? (JSON.parse(text.slice(at, end)) as string) : null;
      const names = open.at(-1);
      if (name !== null && names?.has(name)) found.push({ name, line, column: at - lineStart + 1 });
      if (name !== null) names?.add(name);
      at = end - 1;
    }
  }
  return found;
}
