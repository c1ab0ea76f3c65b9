import type { Locale } from '@org/site-model';
import type { ShellSite } from './shell-site.js';

/** BCP 47 tag of the locale that the site's data is in. */
export const htmlLang = ({ locale, locales = [] }: Pick<ShellSite, 'locale' | 'locales'>): string =>
  locales.find(({ code }) => code === locale)?.htmlLang ?? locale;

/** The locale for readers whose language the site does not have: the one with the shortest path. */
export const fallbackLocale = (locales: Locale[]): Locale | undefined =>
  locales.toSorted((a, b) => a.basePath.length - b.basePath.length)[0];
