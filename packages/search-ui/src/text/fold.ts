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
