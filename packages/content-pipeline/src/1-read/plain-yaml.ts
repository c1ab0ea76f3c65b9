/** `key: value` on a line of its own. */
const LINE = /^([A-Za-z_][\w-]*): +(\S.*)$/;
/** Words without any sign that YAML reads as something else, wherever it is. What begins with a number goes on with a word. */
const WORDS = /^(?:\p{L}|\d[\d.]* \p{L})(?:[\p{L}\p{N}_ ./()–—’-]*[\p{L}\p{N}_.)’])?$/u;
/** A sentence: the same with commas and apostrophes, which mean something in lists only. */
const SENTENCE = /^(?:\p{L}|\d[\d.]* \p{L})(?:[\p{L}\p{N}_ ./(),;'–—’-]*[\p{L}\p{N}_.)'’])?$/u;
const QUOTED = /^"[^"\\]*"$/;
const NUMBER = /^(?:0|[1-9]\d{0,8})$/;
const LIST = /^\[([^[\]]+)\]$/;
/** Words that are no texts in YAML's core schema. Names of numbers (`.inf`) and the tilde begin with signs. */
const NO_TEXT = /^(?:null|true|false)$/i;

/**
 * The data of front matter as nearly all pages have it, keys with texts, numbers, switches and lists of words; `undefined` for
 * anything else. The YAML parser builds a tree with the place of everything, for which it takes ten times as long: a twentieth
 * of what compiling a page takes.
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  const data = new Map<string, unknown>();
  for (const line of text.split('\n')) {
    const [, key = '', written = ''] = LINE.exec(line) ?? [];
    const value = key === '' || NO_TEXT.test(key) || data.has(key) ? undefined : valueOf(written);
    if (value === undefined) return undefined;
    data.set(key, value);
  }
  return Object.fromEntries(data);
}

function valueOf(written: string): unknown {
  if (QUOTED.test(written)) return written.slice(1, -1);
  if (NUMBER.test(written)) return Number(written);
  if (written === 'true' || written === 'false') return written === 'true';
  if (SENTENCE.test(written)) return textOf(written);
  const [, items] = LIST.exec(written) ?? [];
  if (items === undefined) return undefined;
  const texts = items.split(',').map((item) => {
    const word = item.trim();
    return WORDS.test(word) ? textOf(word) : undefined;
  });
  return texts.includes(undefined) ? undefined : texts;
}

const textOf = (words: string): string | undefined => (NO_TEXT.test(words) ? undefined : words);
