import { describe, expect, it } from 'vitest';
import { directionOf } from './direction.js';
import { resolveLocales } from './resolve-locales.js';

const run = (config?: unknown) => resolveLocales({ file: 'site.config.ts', path: 'i18n', config });
const messages = (config: unknown) =>
  run(config).diagnostics.map(({ path, message, hint }) => [path, message, hint]);

it('is English alone by default', () => {
  expect(run()).toEqual({
    locales: [{ name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', path: '', isDefault: true }],
    diagnostics: [],
  });
});

it('names each language in itself, knows its direction and puts it below its name', () => {
  const { locales, diagnostics } = run({ defaultLocale: 'fr', locales: ['en', 'fr', 'ar'] });
  expect(locales).toEqual([
    { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', path: 'en', isDefault: false },
    { name: 'fr', label: 'Français', htmlLang: 'fr', direction: 'ltr', path: '', isDefault: true },
    { name: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl', path: 'ar', isDefault: false },
  ]);
  expect(diagnostics).toEqual([]);
});

it('takes options over', () => {
  const own = { label: 'Brasil', htmlLang: 'pt-br', direction: 'rtl', path: '/br/' };
  expect(run({ locales: ['en', 'brazil'], options: { brazil: own } })).toMatchObject({
    locales: [{}, { name: 'brazil', label: 'Brasil', htmlLang: 'pt-BR', direction: 'rtl', path: 'br' }],
    diagnostics: [],
  });
});

it.each([
  ['rtl', ['ar', 'ar-EG', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ckb', 'dv', 'pa-Arab', 'az-Arab', 'pa-PK']],
  ['ltr', ['en', 'fr', 'zh-Hant', 'ja', 'ru', 'pa', 'az', 'tr', 'ku', 'ar-Latn', 'und']],
])('is %s for %j', (direction, tags) => {
  expect(tags.filter((tag) => directionOf(tag) !== direction)).toEqual([]);
});

describe('messages', () => {
  it('name a default locale that is not among the locales, and the first one stays', () => {
    expect(run({ defaultLocale: 'frr', locales: ['fr', 'en'] }).locales[0]?.isDefault).toBe(true);
    expect(run({ defaultLocale: 'frr', locales: ['fr', 'en'] }).diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "locale-unknown",
          "file": "site.config.ts",
          "hint": "Did you mean "fr"?",
          "message": ""i18n.defaultLocale" names the locale "frr", which does not exist.",
          "path": "i18n.defaultLocale",
          "severity": "error",
        },
      ]
    `);
  });

  it('name locales that are there twice or have no proper name', () => {
    expect(messages({ locales: ['en', 'en', '', 3] })).toMatchInlineSnapshot(`
      [
        [
          "i18n.locales[1]",
          ""i18n.locales[1]" names the locale "en" again.",
          "Remove one of the two.",
        ],
        [
          "i18n.locales[2]",
          ""i18n.locales[2]" must be the name of a locale, but is "".",
          "Write a language tag, for instance "fr" or "pt-BR".",
        ],
        [
          "i18n.locales[3]",
          ""i18n.locales[3]" must be the name of a locale, but is 3.",
          "Write a language tag, for instance "fr" or "pt-BR".",
        ],
      ]
    `);
  });

  it('name what is no language tag, with the tag that was meant', () => {
    const { locales, diagnostics } = run({ locales: ['en', 'pt_br', 'a language'] });
    expect(locales.map(({ htmlLang }) => htmlLang)).toEqual(['en', 'und', 'und']);
    expect(diagnostics.map(({ path, message, hint }) => [path, message, hint])).toMatchInlineSnapshot(`
      [
        [
          "i18n.options.pt_br.htmlLang",
          "The locale "pt_br" at "i18n" has the language tag "pt_br", which is not a BCP 47 tag.",
          "Set "htmlLang" to "pt-BR".",
        ],
        [
          "i18n.options.a language.htmlLang",
          "The locale "a language" at "i18n" has the language tag "a language", which is not a BCP 47 tag.",
          "Set "htmlLang" to a tag such as "fr" or "pt-BR".",
        ],
      ]
    `);
  });

  it('name unknown and wrong fields, and options of no locale', () => {
    const options = { en: { lang: 'en', direction: 'rlt' }, ef: {}, fr: 'x' };
    expect(messages({ locale: 'en', locales: ['en', 'fr'], options })).toMatchInlineSnapshot(`
      [
        [
          "i18n.locale",
          ""i18n" has the unknown field "locale".",
          "Did you mean "locales"?",
        ],
        [
          "i18n.options.en.lang",
          ""i18n.options.en" has the unknown field "lang".",
          "Known: label, htmlLang, direction, path.",
        ],
        [
          "i18n.options.en.direction",
          ""i18n.options.en" has "rlt" as "direction", where one of "ltr", "rtl" is expected.",
          "Known: ltr, rtl.",
        ],
        [
          "i18n.options.ef",
          ""i18n.options.ef" names the locale "ef", which does not exist.",
          "Did you mean "en"?",
        ],
        [
          "i18n.options.fr",
          ""i18n.options.fr" must be an object, but is "x".",
          "Known fields: label, htmlLang, direction, path.",
        ],
      ]
    `);
  });

  it('name locales that share a path', () => {
    expect(messages({ locales: ['en', 'fr'], options: { fr: { path: '' } } })).toMatchInlineSnapshot(`
      [
        [
          "i18n.options.fr.path",
          "The locales "en" and "fr" at "i18n" both have the path "".",
          "Give "fr" a path of its own, for instance "fr".",
        ],
      ]
    `);
  });
});
