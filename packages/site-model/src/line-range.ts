/** Lines of a block of code, by the ids of the first and of the last of them; the same twice for one line. */
export interface LineRange {
  first: string;
  last: string;
}

/** `#L3`, `#server-L3-L7` → the ids of its lines. `undefined` for a hash that names no lines. */
export function lineRange(hash: string): LineRange | undefined {
  const [, prefix, from, to = from] = /^#((?:[\w-]+?-)??)(L\d{1,6})(?:-(L\d{1,6}))?$/.exec(hash) ?? [];
  return prefix === undefined ? undefined : { first: `${prefix}${from}`, last: `${prefix}${to}` };
}
