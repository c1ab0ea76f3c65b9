import { suggest } from '../closest-name.js';
import type { Report } from '../config-report.js';
import type { Finding } from '../diagnostic.js';
import { describe, type FieldRules } from '../field-rules.js';
import { soundObject } from '../sound-object.js';
import { canonicalTag } from './language-tag.js';
import type { LocaleOptions } from './locale-config.js';

const CODE = 'locale-field';

const FIELDS: FieldRules = {
  defaultLocale: { type: 'string' },
  locales: { type: 'list' },
  options: { type: 'object' },
};

const OPTION_FIELDS: FieldRules = {
  label: { type: 'string' },
  htmlLang: { type: 'string' },
  direction: { type: 'string', oneOf: ['ltr', 'rtl'] },
  path: { type: 'string', mayBeEmpty: true },
};

/** What can be used of a configuration. */
export interface SoundLocales {
  names: string[];
  /** One of the names. */
  defaultLocale: string;
  options: Map<string, LocaleOptions>;
}

/** Keeps what is sound and reports the rest; what is left out has its default. */
export function checkLocales(config: unknown, path: string, report: Report): SoundLocales {
  const fields = soundObject(config, FIELDS, { path, code: CODE, report });
  const wanted = String(fields.defaultLocale ?? 'en');
  const listed = listedNames((fields.locales ?? [wanted]) as unknown[], `${path}.locales`, report);
  const names = listed.length > 0 ? listed : [wanted];
  const defaultLocale = names.includes(wanted) ? wanted : (names[0] ?? wanted);
  if (defaultLocale !== wanted) {
    const at = `${path}.defaultLocale`;
    report(at, localeUnknown(at, wanted, names));
  }
  const options = localeOptions((fields.options ?? {}) as Record<string, unknown>, names, { path, report });
  for (const name of names) checkTag(name, options.get(name), { path, report });
  return { names, defaultLocale, options };
}

function listedNames(locales: unknown[], path: string, report: Report): string[] {
  const names = new Set<string>();
  locales.forEach((name, index) => {
    const at = `${path}[${index}]`;
    if (typeof name !== 'string' || name === '' || /[/\\]/.test(name)) {
      const message = `"${at}" must be the name of a locale, but is ${describe(name)}.`;
      report(at, {
        code: 'locale-name',
        message,
        hint: 'Write a language tag, for instance "fr" or "pt-BR".',
      });
    } else if (names.has(name)) {
      const message = `"${at}" names the locale "${name}" again.`;
      report(at, { code: 'locale-duplicate', message, hint: 'Remove one of the two.' });
    } else names.add(name);
  });
  return [...names];
}

interface OptionsContext {
  path: string;
  report: Report;
}

function localeOptions(
  options: Record<string, unknown>,
  names: string[],
  { path, report }: OptionsContext,
): Map<string, LocaleOptions> {
  const sound = new Map<string, LocaleOptions>();
  for (const [name, value] of Object.entries(options)) {
    const at = `${path}.options.${name}`;
    if (!names.includes(name)) report(at, localeUnknown(at, name, names));
    else sound.set(name, soundObject(value, OPTION_FIELDS, { path: at, code: CODE, report }));
  }
  return sound;
}

/** Browsers, screen readers and search engines read the tag, so it must be one. */
function checkTag(name: string, options: LocaleOptions | undefined, { path, report }: OptionsContext): void {
  const tag = options?.htmlLang ?? name;
  if (canonicalTag(tag)) return;
  const guess = canonicalTag(tag.replaceAll('_', '-'));
  const at = `${path}.options.${name}.htmlLang`;
  report(at, {
    code: 'locale-tag',
    message: `The locale "${name}" at "${path}" has the language tag "${tag}", which is not a BCP 47 tag.`,
    hint: guess ? `Set "htmlLang" to "${guess}".` : 'Set "htmlLang" to a tag such as "fr" or "pt-BR".',
  });
}

const localeUnknown = (path: string, name: string, names: string[]): Finding => ({
  code: 'locale-unknown',
  message: `"${path}" names the locale "${name}", which does not exist.`,
  hint: suggest(name, names),
});
