import { splitAddress, trimSlashes } from './addresses.js';

/** Direction in which a language is written. */
export type TextDirection = 'ltr' | 'rtl';

/** A locale as a site configures it. */
export interface LocaleConfig {
  /** Name of the folders that translations are in, and the BCP 47 tag unless `htmlLang` is given. */
  code: string;
  /** @default the language's name in itself, from `Intl`; it changes with the runtime's language data */
  label?: string | undefined;
  /** BCP 47 tag. @default the code */
  htmlLang?: string | undefined;
  /** @default `rtl` where the tag's script is written so, else `ltr` */
  dir?: TextDirection | undefined;
  /** Below the base path of the site. @default empty for the default locale, else the code */
  path?: string | undefined;
}

/** A locale with nothing left open, from the configuration to the browser: plain JSON. */
export interface Locale {
  code: string;
  /** Name of the language in itself. */
  label: string;
  /** Name of the language inside a sentence of the site's messages: `anglais`. @default `label` */
  name?: string;
  /** Canonical BCP 47 tag. */
  htmlLang: string;
  dir: TextDirection;
  /** Path below which the locale's pages are, with the site's base path: `/docs/` or `/docs/fr/`. */
  basePath: string;
}

/** Every locale of a validated configuration with its defaults, in the order of the switcher. */
export const resolveLocales = (
  locales: readonly LocaleConfig[],
  { defaultLocale, baseUrl }: { defaultLocale: string; baseUrl: string },
): Locale[] => {
  const isListed = locales.some(({ code }) => code === defaultLocale);
  const all = isListed ? locales : [{ code: defaultLocale }, ...locales];
  return all.map(({ code, label, htmlLang = code, dir, path = code === defaultLocale ? '' : code }) => {
    const tag = canonicalTag(htmlLang) ?? 'und';
    const folder = trimSlashes(path);
    return {
      code,
      label: label ?? languageName(tag),
      htmlLang: tag,
      dir: dir ?? directionOf(tag),
      basePath: folder ? `${baseUrl}${folder}/` : baseUrl,
    };
  });
};

/** The canonical form of a BCP 47 tag, `undefined` for what is none: `en-gb` → `en-GB`, `en_GB` → `undefined`. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The language's name in itself, with a capital: `fr` → `Français`; the tag where the runtime has no name for it. */
function languageName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}

/** ISO 15924 scripts in use that are written from right to left. */
const RTL_SCRIPTS = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Languages whose usual script is one of those, for runtimes without data on likely scripts. */
// A list, not a text to split: bundlers drop it where it is not used.
const RTL_LANGUAGES = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ji',
  'ks',
  'lrc',
  'mzn',
  'nqo',
  'ps',
  'rhg',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
]);

/**
 * Direction of a BCP 47 tag by its script: `pa` is left to right, `pa-Arab` is not. Asks `Intl` for the script and never
 * for the direction, which not all runtimes know.
 */
export function directionOf(tag: string): TextDirection {
  const locale = new Intl.Locale(tag);
  const { script } = locale.maximize();
  const isRtl = script ? RTL_SCRIPTS.has(script) : RTL_LANGUAGES.has(locale.language);
  return isRtl ? 'rtl' : 'ltr';
}

/**
 * The same address in another locale of the site; query and hash stay.
 *
 * @example addressInLocale('/docs/fr/intro?q#a', french, english) // '/docs/intro?q#a'
 */
export function addressInLocale(
  address: string,
  from: Pick<Locale, 'basePath'>,
  to: Pick<Locale, 'basePath'>,
): string {
  const { pathname, query, hash } = splitAddress(address);
  const rest = `${pathname}/`.startsWith(from.basePath)
    ? pathname.slice(from.basePath.length)
    : pathname.slice(1);
  return to.basePath + rest + query + hash;
}
