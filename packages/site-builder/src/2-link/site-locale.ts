import type { ShellLocale, ShellStrings } from '@org/theme-shell';
import type { LocaleTexts } from './locale-texts.js';

/** What a site is in one of its locales. */
export interface SiteLocale extends ShellLocale {
  isDefault: boolean;
  strings: ShellStrings;
  /** For what is no part of the configuration: the sidebars. */
  texts: LocaleTexts['texts'];
  /** Where each of them stands in the locale's file. */
  textPlaces: LocaleTexts['places'];
  /** All locales of the site, in the order of the switcher. */
  all: ShellLocale[];
  /** Base path of the whole site, which files that all locales share lie below. */
  rootBaseUrl: string;
}
