/** A fence, behind whose back-ticks there are no others, inline code, or a comment of HTML or of MDX: text in it is no markup. */
const PROTECTED =
  /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\2(?!`)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm;

/** Rewrites a text outside of code and comments. `rewrite` is told where in the whole text its part begins. */
export const outsideCode = (text: string, rewrite: (part: string, offset: number) => string): string =>
  outside(PROTECTED, text, rewrite);

/** A fence alone. */
const FENCES =
  /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** Rewrites a text outside of fences: its lines are whole, with the code in them. */
export const outsideFences = (text: string, rewrite: (part: string, offset: number) => string): string =>
  outside(FENCES, text, rewrite);

function outside(pattern: RegExp, text: string, rewrite: (part: string, offset: number) => string): string {
  let done = '';
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    done += rewrite(text.slice(from, found.index), from) + found[0];
    from = found.index + found[0].length;
  }
  return done + rewrite(text.slice(from), from);
}

/** Whether a place of a text is in code or in a comment, where such a place is no start of one. */
export function placesOfCode(text: string): (index: number) => boolean {
  const ranges = [...text.matchAll(PROTECTED)].map(
    ({ 0: whole, index }) => [index, index + whole.length] as const,
  );
  return (index) => ranges.some(([from, to]) => from <= index && index < to);
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
