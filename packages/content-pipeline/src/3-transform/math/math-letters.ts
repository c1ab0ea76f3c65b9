/** First code points of the styled alphabets: capital A, small a, digit 0, capital Alpha, small alpha. `0`: there is none. */
const ALPHABETS = new Map<string, readonly number[]>([
  ['bold', [0x1d400, 0x1d41a, 0x1d7ce, 0x1d6a8, 0x1d6c2]],
  ['italic', [0x1d434, 0x1d44e, 0, 0x1d6e2, 0x1d6fc]],
  ['bold-italic', [0x1d468, 0x1d482, 0, 0x1d71c, 0x1d736]],
  ['script', [0x1d49c, 0x1d4b6, 0, 0, 0]],
  ['bold-script', [0x1d4d0, 0x1d4ea, 0, 0, 0]],
  ['fraktur', [0x1d504, 0x1d51e, 0, 0, 0]],
  ['double-struck', [0x1d538, 0x1d552, 0x1d7d8, 0, 0]],
  ['bold-fraktur', [0x1d56c, 0x1d586, 0, 0, 0]],
  ['sans-serif', [0x1d5a0, 0x1d5ba, 0x1d7e2, 0, 0]],
  ['bold-sans-serif', [0x1d5d4, 0x1d5ee, 0x1d7ec, 0, 0]],
  ['sans-serif-italic', [0x1d608, 0x1d622, 0, 0, 0]],
  ['sans-serif-bold-italic', [0x1d63c, 0x1d656, 0, 0, 0]],
  ['monospace', [0x1d670, 0x1d68a, 0x1d7f6, 0, 0]],
]);

/** Letters that Unicode had before it had the alphabets, by the code point that they would have there. */
const ELSEWHERE = new Map<number, number>([
  [0x1d455, 0x210e],
  ...places(0x1d49c, 'B212C E2130 F2131 H210B I2110 L2112 M2133 R211B'),
  ...places(0x1d4b6 - 0x20, 'e212F g210A o2134'),
  ...places(0x1d504, 'C212D H210C I2111 R211C Z2128'),
  ...places(0x1d538, 'C2102 H210D N2115 P2119 Q211A R211D Z2124'),
]);

const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x30, 0x39],
  [0x391, 0x3a9],
  [0x3b1, 0x3c9],
];

/** `B212C` → the place of B in the alphabet that starts at `first`, and U+212C. */
function places(first: number, list: string): [number, number][] {
  return list
    .split(' ')
    .map((entry) => [first + entry.charCodeAt(0) - 0x41, Number.parseInt(entry.slice(1), 16)]);
}

/**
 * Letters in the style of a `mathvariant`. Browsers know no other value of that attribute than `normal`: the letters
 * themselves have to say it. Signs that have no such form stay.
 */
export function styledLetters(text: string, variant: string): string {
  const alphabet = ALPHABETS.get(variant);
  return alphabet ? [...text].map((sign) => styledLetter(sign, alphabet)).join('') : text;
}

function styledLetter(sign: string, alphabet: readonly number[]): string {
  const code = sign.codePointAt(0) ?? 0;
  const range = RANGES.findIndex(([first, last]) => code >= first && code <= last);
  const first = alphabet[range];
  if (!first) return sign;
  const styled = first + code - (RANGES[range]?.[0] ?? 0);
  return String.fromCodePoint(ELSEWHERE.get(styled) ?? styled);
}
