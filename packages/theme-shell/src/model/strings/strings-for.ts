import { english, type ShellStrings } from '../strings.js';
import { french } from './fr.js';

/** The languages that ship, by their subtag. */
const SHIPPED: Record<string, ShellStrings> = { en: english, fr: french };

/**
 * The shell's texts in the language of a locale (`fr`, `fr-CA`), English where that does not ship, with a site's own
 * wording over them.
 */
export function stringsFor(locale: string, own: Partial<ShellStrings> = {}): ShellStrings {
  const [language = ''] = locale.toLowerCase().split('-');
  return { ...(SHIPPED[language] ?? english), ...own };
}
