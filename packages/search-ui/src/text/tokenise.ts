const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * Lower case without Latin accents: `Élan` and `elan` are one word. Only marks of U+0300–036F go, so that Japanese voicing
 * marks (U+3099) and Hangul syllables stay what they are.
 */
export function fold(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A term at its place in the text. */
export interface Token {
  /** Folded form, which the index stores. */
  term: string;
  /** Offsets in the text as it came, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** How many of the tokens that follow are parts of this one: 2 for `findOne`, which is followed by `find` and `one`. */
  parts: number;
}

/** Longer words are cut: they are hashes and encoded data. In UTF-16 units. */
const MAX_TERM_LENGTH = 40;
/** Letters and digits, joined as code joins them: `find-one`, `api::a.b`, `snake_case`. An apostrophe joins nothing. */
export const RUN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-._:$]{1,2}[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const PLAIN = /^[a-z0-9]+$/;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+/gu;
const HAS_CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** `entity|Service`, `XML|Http`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** `APIs` is one word. */
const PLURAL = /^\p{Lu}+s$/u;

/** Terms of a text in their order. An identifier gives itself without its joints, then its parts. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (PLAIN.test(run)) push(tokens, run, index, run);
    else if (HAS_CJK.test(run)) mixed(tokens, run, index);
    else identifier(tokens, run, index);
  }
  return tokens;
}

function push(tokens: Token[], word: string, start: number, raw: string, parts = 0): void {
  const term = fold(word)
    .slice(0, MAX_TERM_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
  if (term) tokens.push({ term, start, end: start + raw.length, parts });
}

function identifier(tokens: Token[], run: string, start: number): void {
  const parts: { word: string; start: number }[] = [];
  for (const { 0: segment, index } of run.matchAll(/[^-._:$]+/g)) {
    let at = start + index;
    for (const word of PLURAL.test(segment) ? [segment] : segment.split(HUMP)) {
      parts.push({ word, start: at });
      at += word.length;
    }
  }
  if (parts.length > 1) push(tokens, parts.map(({ word }) => word).join(''), start, run, parts.length);
  for (const part of parts) push(tokens, part.word, part.start, part.word);
}

/** Chinese, Japanese and Korean have no spaces to go by: every two neighbours are a term; a lone character is one too. */
function mixed(tokens: Token[], run: string, start: number): void {
  let done = 0;
  const others = (end: number): void => {
    for (const { 0: word, index } of run.slice(done, end).matchAll(RUN))
      identifier(tokens, word, start + done + index);
  };
  for (const { 0: cjk, index } of run.matchAll(CJK)) {
    others(index);
    const characters = [...cjk];
    let at = start + index;
    for (const [place, character] of characters.entries()) {
      const pair = character + (characters[place + 1] ?? '');
      if (pair !== character || place === 0) push(tokens, pair, at, pair);
      at += character.length;
    }
    done = index + cjk.length;
  }
  others(run.length);
}
