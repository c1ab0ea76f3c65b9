/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

export interface TextBox {
  width: number;
  /** Sizes in pixels to try, the largest first, each with the lines that it may take. */
  sizes: readonly { size: number; lines: number }[];
  lang: string;
}

export interface FittedText {
  size: number;
  lines: string[];
}

const ELLIPSIS = '…';

/** The largest size at which the text is in the box; at the smallest it is cut. */
export function fitText(text: string, { width, sizes, lang }: TextBox, measure: Measure): FittedText {
  const pieces = breakable(text, lang);
  for (const { size, lines: most } of sizes) {
    const fitsIn = (room: number) => (line: string) => measure(line, size) <= room;
    const lines = wrap(pieces, fitsIn(width));
    if (lines.length <= most && lines.every(fitsIn(width)))
      return { size, lines: balance(pieces, { lines, width }, fitsIn) };
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 1, lines: 1 };
  const fits = (line: string): boolean => measure(line, size) <= width;
  const lines = wrap(splitLong(pieces, fits), fits);
  return { size, lines: lines.length > most ? cutLines(lines.slice(0, most), fits) : lines };
}

/**
 * Pieces between which a line may end, as the language has words: with the spaces behind them, and with the signs that belong to them. No
 * sign begins a line that closes something, and none ends one that opens something.
 */
export function breakable(text: string, lang: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const opens = last !== undefined && /^[^\s\p{L}\p{N}]+$/u.test(last);
    const stays = isWordLike ? opens : last !== undefined && !/\s$/.test(last);
    if (last !== undefined && (stays || /^\s+$/.test(segment))) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function wrap(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && fits((last + piece).trimEnd())) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Halvings of the room of which the narrowest is sought: the last is of a few pixels. */
const BALANCE_STEPS = 7;

/** No more lines, as equally wide as they can be: the last one is not a word alone. */
function balance(
  pieces: readonly string[],
  { lines, width }: { lines: string[]; width: number },
  fitsIn: (room: number) => (line: string) => boolean,
): string[] {
  if (lines.length < 2) return lines;
  let [tooNarrow, best, balanced] = [width / lines.length / 2, width, lines];
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const room = (tooNarrow + best) / 2;
    const tried = wrap(pieces, fitsIn(room));
    if (tried.length === lines.length && tried.every(fitsIn(room))) [best, balanced] = [room, tried];
    else tooNarrow = room;
  }
  return balanced;
}

/** A word that is wider than a line has to be taken apart. */
const splitLong = (pieces: string[], fits: (line: string) => boolean): string[] =>
  pieces.flatMap((piece) => (fits(piece.trimEnd()) ? [piece] : graphemes(piece)));

function cutLines(lines: string[], fits: (line: string) => boolean): string[] {
  const parts = graphemes(lines.at(-1) ?? '');
  while (parts.length > 0 && !fits(parts.join('').trimEnd() + ELLIPSIS)) parts.pop();
  return [...lines.slice(0, -1), parts.join('').trimEnd() + ELLIPSIS];
}

const graphemes = (text: string): string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
