import { type MarkedLines, parseRanges } from './marked-lines.js';

/** What may follow the language on a code fence's first line. */
export interface FenceMeta {
  title: string | undefined;
  marks: MarkedLines;
  /** Number of the first line, where lines are numbered. */
  firstLine: number | undefined;
  wrap: boolean;
  /** Whether all lines of a long block are shown at once. */
  noFold: boolean;
  /** What the ids of its lines start with (`server-` in `server-L3`, or nothing), where lines can be linked to. */
  lineLinks: string | undefined;
  /** Whether readers may edit and run it; `render` when the code calls `render(…)` itself instead of being one expression. */
  live: 'expression' | 'render' | undefined;
  /** Whether TypeScript is asked for its types. */
  twoslash: boolean;
  /** `path#region` of the file that the code is taken from. */
  file: string | undefined;
  /** Of a diagram, as written. */
  height: string | undefined;
}

const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+))/g;
const RANGES = /\{([\d,\s-]+)\}/;

export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const attributes = new Map(
    [...text.matchAll(ATTRIBUTE)].map((m) => [m[1], m[2] ?? m[3] ?? m[4] ?? m[5] ?? '']),
  );
  const rest = text.replace(ATTRIBUTE, ' ');
  const words = rest.split(/\s+/);
  const ranges = (name: string): Set<number> => parseRanges(attributes.get(name) ?? '');
  const lineLinks = linePrefix(attributes.get('lineLinks'), words);
  return {
    title: attributes.get('title'),
    marks: {
      highlight: parseRanges(RANGES.exec(rest)?.[1] ?? ''),
      add: ranges('ins'),
      remove: ranges('del'),
      focus: ranges('focus'),
      error: ranges('error'),
      warning: ranges('warning'),
    },
    firstLine:
      firstLine(attributes.get('showLineNumbers'), words) ?? (lineLinks === undefined ? undefined : 1),
    wrap: words.includes('wrap'),
    noFold: words.includes('noFold'),
    lineLinks,
    live: words.includes('live') ? (words.includes('noInline') ? 'render' : 'expression') : undefined,
    twoslash: words.includes('twoslash'),
    file: attributes.get('file'),
    height: attributes.get('height'),
  };
}

function firstLine(given: string | undefined, words: string[]): number | undefined {
  if (given !== undefined && /^\d{1,9}$/.test(given)) return Number(given);
  return words.includes('showLineNumbers') ? 1 : undefined;
}

/** Of what cannot be in an address as it is, nothing is kept. */
function linePrefix(given: string | undefined, words: string[]): string | undefined {
  const name = given?.replace(/[^\w-]+/g, '');
  if (name) return `${name}-`;
  return words.includes('lineLinks') ? '' : undefined;
}
