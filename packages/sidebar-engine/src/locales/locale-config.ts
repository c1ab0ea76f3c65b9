/** Languages of a site, as it configures them. */
export interface LocalesConfig {
  /** @default `en` */
  defaultLocale?: string;
  /** Names of all locales, in the order of the switcher. @default the default locale alone */
  locales?: string[];
  /** By locale name. @default {} */
  options?: Record<string, LocaleOptions>;
}

export type TextDirection = 'ltr' | 'rtl';

export interface LocaleOptions {
  /** @default the language's name in itself, from `Intl`; it changes with the runtime's language data */
  label?: string;
  /** BCP 47 tag. @default the name */
  htmlLang?: string;
  /** @default `rtl` where the tag's script is written so, else `ltr` */
  direction?: TextDirection;
  /** Below the base path. @default empty for the default locale, else the name */
  path?: string;
}

/** One locale with nothing left open: plain JSON. */
export interface Locale {
  name: string;
  label: string;
  /** Canonical BCP 47 tag. */
  htmlLang: string;
  direction: TextDirection;
  /** Without slashes around it; empty for the default locale unless configured. */
  path: string;
  isDefault: boolean;
}
