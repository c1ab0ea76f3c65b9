import { type Diagnostic, type Locale, resolveLocales } from '@org/site-model';
import { type ShellMessages, shellMessagesFor } from '@org/theme-shell';
import type { LoadedSite, SiteLocale } from '../../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { inContent } from '../../diagnostics/file-names.js';
import { type LocaleTexts, readLocaleTexts, translateTexts } from './locale-texts.js';

/** A site in one of its locales: the base path has the locale's, and the texts of the configuration are translated. */
export interface LocaleSite extends LoadedSite {
  locale: SiteLocale;
}

/** All locales as each of them names them, in the order of the configuration. */
export type NamedLocales = readonly Locale[][];

/**
 * One site for each locale, in the order of the configuration.
 * @param named what another call has found for the same configuration. @default it is asked of the runtime, which loads the names of all languages for it
 */
export function localeSites(
  site: LoadedSite,
  named?: NamedLocales,
): { sites: LocaleSite[]; diagnostics: Diagnostic[] } {
  const { config } = site;
  const diagnostics: Diagnostic[] = [];
  const all =
    named?.[0]?.map(({ name: _name, ...locale }) => locale) ?? resolveLocales(config.locales, config);
  const sites = all.map((locale, index): LocaleSite => {
    const texts = readLocaleTexts(site.contentDir, locale.code);
    diagnostics.push(...inContent(site, texts.diagnostics));
    const messages = shellMessagesFor(locale.htmlLang, texts.strings);
    return {
      ...site,
      config: { ...translateConfig(config, texts.texts), baseUrl: locale.basePath },
      locale: {
        ...locale,
        isDefault: locale.code === config.defaultLocale,
        messages,
        texts: texts.texts,
        textPositions: texts.positions,
        all: named?.[index] ?? withLanguageNames(all, locale.htmlLang, messages),
        rootBaseUrl: config.baseUrl,
      },
    };
  });
  return { sites, diagnostics };
}

/** A site's own values and its code are not texts. */
const translateConfig = (config: ResolvedSiteConfig, texts: LocaleTexts['texts']): ResolvedSiteConfig => ({
  ...translateTexts(config, texts),
  customFields: config.customFields,
  hooks: config.hooks,
});

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
