/** Fenced code that is open, and the containers that it is open in. */
export interface OpenFence {
  marker: string;
  quotes: number;
  /** Columns that its content is indented by, in a list. */
  indent: number;
}

/** Below quote and list markers; back-ticks may not follow an opening of back-ticks, else it is inline code. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/**
 * The fence that is open behind a line. A container that ends takes its fence along; where that is not certain it is taken to
 * have ended, so that nothing can hide in code that is none.
 */
export function fenceAfter(open: OpenFence | undefined, line: string): OpenFence | undefined {
  const inside = open && !hasLeft(open, line) ? open : undefined;
  const [, before = '', marker = '', rest = ''] = FENCE.exec(line) ?? [];
  if (!marker) return inside;
  if (!inside)
    return { marker, quotes: quotesOf(before), indent: /[-*+.)]/.test(before) ? before.length : 0 };
  const closes = marker.startsWith(inside.marker) && rest.trim() === '';
  return closes ? undefined : inside;
}

function hasLeft({ quotes, indent }: OpenFence, line: string): boolean {
  if (quotesOf(line) < quotes) return true;
  return indent > 0 && line.trim() !== '' && widthOf(line) < indent;
}

const quotesOf = (line: string): number => (/^[ \t>]*/.exec(line)?.[0].match(/>/g) ?? []).length;

const widthOf = (line: string): number => /^[ >]*/.exec(line.replaceAll('\t', '    '))?.[0].length ?? 0;
