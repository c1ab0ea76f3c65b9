import { type Locale, resolveLocales } from '@org/sidebar-engine';
import { type ShellLocale, stringsFor } from '@org/theme-shell';
import type { LoadedSite } from '../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inContent } from '../diagnostics/file-names.js';
import { withLanguageNames } from './language-names.js';
import { type LocaleTexts, readLocaleTexts, translateTexts } from './locale-texts.js';
import type { SiteLocale } from './site-locale.js';

/** A site in one of its locales: the base path has the locale's, and the texts of the configuration are translated. */
export interface LocaleSite extends LoadedSite {
  locale: SiteLocale;
}

/** One site for each locale, in the order of the configuration. */
export function localeSites(site: LoadedSite): { sites: LocaleSite[]; diagnostics: Diagnostic[] } {
  const { config, configFile } = site;
  const resolved = resolveLocales({ file: configFile, path: 'locales', config: toLocalesConfig(config) });
  const diagnostics: Diagnostic[] = resolved.diagnostics.map(({ path: _path, ...finding }) => finding);
  const all = resolved.locales.map((locale) => toShellLocale(locale, config.baseUrl));
  const sites = resolved.locales.map((locale, index): LocaleSite => {
    const texts = readLocaleTexts(site.contentDir, locale.name);
    diagnostics.push(...inContent(site, texts.diagnostics));
    const strings = stringsFor(locale.htmlLang, texts.strings);
    const shell = all[index] ?? toShellLocale(locale, config.baseUrl);
    return {
      ...site,
      config: { ...translateConfig(config, texts.texts), baseUrl: shell.basePath },
      locale: {
        ...shell,
        isDefault: locale.isDefault,
        strings,
        texts: texts.texts,
        textPlaces: texts.places,
        all: withLanguageNames(all, locale.htmlLang, strings),
        rootBaseUrl: config.baseUrl,
      },
    };
  });
  return { sites, diagnostics };
}

/** The default locale comes first where the list does not have it. */
function toLocalesConfig({ defaultLocale, locales }: ResolvedSiteConfig) {
  const codes = locales.map(({ code }) => code);
  return {
    defaultLocale,
    locales: codes.includes(defaultLocale) ? codes : [defaultLocale, ...codes],
    options: Object.fromEntries(
      locales.map(({ code, dir, ...options }) => [code, { ...options, ...(dir ? { direction: dir } : {}) }]),
    ),
  };
}

const toShellLocale = ({ name, label, htmlLang, direction, path }: Locale, baseUrl: string): ShellLocale => ({
  code: name,
  label,
  htmlLang,
  dir: direction,
  basePath: path ? `${baseUrl}${path}/` : baseUrl,
});

/** A site's own values and the names of its areas' versions are not texts. */
const translateConfig = (config: ResolvedSiteConfig, texts: LocaleTexts['texts']): ResolvedSiteConfig => ({
  ...translateTexts(config, texts),
  customFields: config.customFields,
});
