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
export function offsetInSource(source: string, value: string, offset: number): number {
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
