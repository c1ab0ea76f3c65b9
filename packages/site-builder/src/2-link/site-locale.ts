import type { Locale } from '@org/site-model';
import type { ShellMessages } from '@org/theme-shell';
import type { LocaleTexts } from './locale-texts.js';

/** What a site is in one of its locales. */
export interface SiteLocale extends Locale {
  isDefault: boolean;
  messages: ShellMessages;
  /** For what is no part of the configuration: the sidebars. */
  texts: LocaleTexts['texts'];
  /** Where each of them stands in the locale's file. */
  textPlaces: LocaleTexts['places'];
  /** All locales of the site, in the order of the switcher. */
  all: Locale[];
  /** Base path of the whole site, which files that all locales share lie below. */
  rootBaseUrl: string;
}
