import { skipSpace, skipString } from './json-text.js';

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
