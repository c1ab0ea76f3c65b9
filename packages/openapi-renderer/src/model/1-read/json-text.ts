/** Where the next thing stands, from `at` on. */
export function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  return at;
}

/** Behind the string that starts at `start`. */
export function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
