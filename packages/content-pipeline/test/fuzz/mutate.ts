/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** What writers type by mistake, forget, or paste from elsewhere. */
const SIGNS = [
  '\n',
  '\n\n',
  '\t',
  '    ',
  '`',
  '```\n',
  ':::',
  ':::note\n',
  '::::tabs\n',
  '<',
  '</div>',
  '<!--',
  '<details>',
  '{',
  '}',
  '{#a}',
  '[',
  '](',
  '|',
  '| - |\n',
  '> ',
  '- ',
  '1. ',
  '# ',
  '---\n',
  '$$',
  '[^1]',
  '[^1]: ',
  '&#0;',
  '\u0000',
  '\u200f',
  '👩‍👩‍👧',
  '\r\n',
];

/** Changes of a text, by what they do to it. */
const CHANGES: ((text: string, random: Random, other: string) => string)[] = [
  // A sign too many, or one too few.
  (text, random) => {
    const at = below(random, text.length + 1);
    return text.slice(0, at) + (SIGNS[below(random, SIGNS.length)] ?? '') + text.slice(at);
  },
  (text, random) => {
    const at = below(random, text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(random, 3));
  },
  // A line that is gone, twice, in another place, or indented.
  (text, random) => byLine(text, random, () => []),
  (text, random) => byLine(text, random, (line) => [line, line]),
  (text, random) => byLine(text, random, (line) => [`${' '.repeat(below(random, 6))}${line}`]),
  (text, random) => {
    const lines = text.split('\n');
    const [line = ''] = lines.splice(below(random, lines.length), 1);
    lines.splice(below(random, lines.length + 1), 0, line);
    return lines.join('\n');
  },
  // A page that ends in the middle, and one that another is pasted into.
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random, other) => {
    const at = below(random, text.length + 1);
    const from = below(random, other.length);
    return text.slice(0, at) + other.slice(from, from + below(random, 400)) + text.slice(at);
  },
];

function byLine(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split('\n');
  const at = below(random, lines.length);
  return [...lines.slice(0, at), ...change(lines[at] ?? ''), ...lines.slice(at + 1)].join('\n');
}

/** A page as it is after some mistakes: one to eight changes. @param other what is pasted from */
export function mutate(text: string, other: string, random: Random): string {
  let changed = text;
  for (let left = 1 + below(random, 8); left > 0; left--)
    changed = CHANGES[below(random, CHANGES.length)]?.(changed, random, other) ?? changed;
  return changed;
}
