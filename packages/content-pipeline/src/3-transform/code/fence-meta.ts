/** What may follow the language on a code fence's first line. */
export interface FenceMeta {
  title: string | undefined;
  /** 1-based numbers of the lines to highlight. */
  highlighted: Set<number>;
  lineNumbers: boolean;
  wrap: boolean;
}

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;
const RANGES = /\{([\d,\s-]+)\}/;
/** A typo such as `{1-999999999}` must not allocate for every number in it. */
const LONGEST_RANGE = 10_000;

export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const attributes = new Map([...text.matchAll(ATTRIBUTE)].map((m) => [m[1], m[2] ?? m[3] ?? m[4] ?? '']));
  const words = text.replace(ATTRIBUTE, ' ').split(/\s+/);
  return {
    title: attributes.get('title'),
    highlighted: parseRanges(RANGES.exec(text.replace(ATTRIBUTE, ' '))?.[1] ?? ''),
    lineNumbers: words.includes('showLineNumbers'),
    wrap: words.includes('wrap'),
  };
}

/** `1,3-5` → 1, 3, 4, 5. */
export function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (!from) continue;
    const first = Number(from);
    const last = Math.min(Number(to ?? from), first + LONGEST_RANGE);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}
