import type { Locale } from '@org/site-model';
import { english, type ShellStrings } from '@org/theme-shell';

/**
 * The locales with the names that their languages have inside of a sentence of these strings: `en` is 'anglais' in French.
 * A locale whose language the runtime has no name for keeps its label alone.
 *
 * @param reader BCP 47 tag of the locale that the strings are for. Where the sentence is English all the same, because
 * the language does not ship, the names are English as well.
 */
export function withLanguageNames(
  locales: readonly Locale[],
  reader: string,
  strings: ShellStrings,
): Locale[] {
  const isEnglish = strings.notTranslated === english.notTranslated;
  const names = new Intl.DisplayNames(isEnglish ? 'en' : reader, { type: 'language', fallback: 'none' });
  return locales.map((locale) => {
    const name = names.of(locale.htmlLang);
    return name ? { ...locale, name } : locale;
  });
}
