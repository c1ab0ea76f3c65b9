import { useShell } from '@org/theme-shell/client';

/** Locales of the site, as its configuration lists them. */
type SiteLocale = 'en' | 'fr';

/** What one of the site's own pages says, in every language: a text that one of them lacks does not compile. */
export type ByLocale<Texts> = Readonly<Record<SiteLocale, Texts>>;

/** The texts in the language that the page is read in. @throws for a locale that the configuration has and {@link SiteLocale} lacks */
export function useTexts<Texts>(texts: ByLocale<Texts>): Texts {
  const { locale } = useShell().site;
  const found = (texts as Readonly<Record<string, Texts>>)[locale];
  if (!found) throw new Error(`The site's own pages have no texts for "${locale}". Add it to src/texts.`);
  return found;
}
