/** Where the next thing stands, from `at` on. JSON has four characters of white space; what else editors leave is taken for it. */
export function skipSpace(text: string, at: number): number {
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x20 && (code < 0x80 || !/\s/.test(text.charAt(at)))) return at;
  }
  return at;
}

/** Behind the string that starts at `start`. */
export function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
