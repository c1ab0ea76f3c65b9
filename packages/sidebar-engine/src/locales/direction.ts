import type { TextDirection } from './locale-config.js';

/** ISO 15924 scripts in use that are written from right to left. */
const RTL_SCRIPTS = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Languages whose usual script is one of those, for runtimes without data on likely scripts. */
const RTL_LANGUAGES = new Set('ar arc ckb dv fa he iw ji ks lrc mzn nqo ps rhg sd syr ug ur yi'.split(' '));

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
