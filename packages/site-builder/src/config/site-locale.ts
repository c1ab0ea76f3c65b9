import type { Diagnostic, Locale, Position } from '@org/site-model';
import type { ShellMessages } from '@org/theme-shell';

/** A position in a file of the content. */
export type TextPosition = Partial<Position> & Pick<Diagnostic, 'file'>;

/** What a site is in one of its locales. */
export interface SiteLocale extends Locale {
  isDefault: boolean;
  messages: ShellMessages;
  /** For what is no part of the configuration: the sidebars. */
  texts: Readonly<Record<string, string>>;
  /** Position of each of them in the locale's file. */
  textPositions: Readonly<Record<string, TextPosition>>;
  /** All locales of the site, in the order of the switcher. */
  all: Locale[];
  /** Base path of the whole site, which files that all locales share lie below. */
  rootBaseUrl: string;
}
