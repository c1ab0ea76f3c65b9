/** The canonical form of a BCP 47 tag, `undefined` for what is none: `en-gb` → `en-GB`, `en_GB` → `undefined`. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The language's name in itself, with a capital: `fr` → `Français`; the tag where the runtime has no name for it. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
