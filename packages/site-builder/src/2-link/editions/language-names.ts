import type { Locale } from '@org/site-model';
import { type ShellMessages, shellMessagesFor } from '@org/theme-shell';

/**
 * The locales with the names that their languages have inside of a sentence of these messages: `en` is 'anglais' in French.
 * A locale whose language the runtime has no name for keeps its label alone.
 *
 * @param reader BCP 47 tag of the locale that the messages are for. Where the sentence is English all the same, because
 * the language does not ship, the names are English as well.
 */
export function withLanguageNames(
  locales: readonly Locale[],
  reader: string,
  messages: ShellMessages,
): Locale[] {
  const isEnglish = messages.notTranslated === shellMessagesFor('en').notTranslated;
  const names = new Intl.DisplayNames(isEnglish ? 'en' : reader, { type: 'language', fallback: 'none' });
  return locales.map((locale) => {
    const name = names.of(locale.htmlLang);
    return name ? { ...locale, name } : locale;
  });
}
