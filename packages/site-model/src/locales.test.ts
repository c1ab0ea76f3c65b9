import { describe, expect, it } from 'vitest';
import { addressInLocale, canonicalTag, directionOf, resolveLocales } from './locales.js';

const site = { defaultLocale: 'en', baseUrl: '/docs/' };

it('is the default locale alone where none is configured', () => {
  expect(resolveLocales([], site)).toEqual([
    { code: 'en', label: 'English', htmlLang: 'en', dir: 'ltr', basePath: '/docs/' },
  ]);
});

it('names each language in itself, knows its direction and puts it below its code', () => {
  const codes = [{ code: 'en' }, { code: 'fr' }, { code: 'ar' }];
  expect(resolveLocales(codes, { defaultLocale: 'fr', baseUrl: '/' })).toEqual([
    { code: 'en', label: 'English', htmlLang: 'en', dir: 'ltr', basePath: '/en/' },
    { code: 'fr', label: 'Français', htmlLang: 'fr', dir: 'ltr', basePath: '/' },
    { code: 'ar', label: 'العربية', htmlLang: 'ar', dir: 'rtl', basePath: '/ar/' },
  ]);
});

it('puts a default locale that is not listed first, and takes options over', () => {
  const brazil = { code: 'brazil', label: 'Brasil', htmlLang: 'pt-br', dir: 'rtl', path: '/br/' } as const;
  expect(resolveLocales([brazil], site)).toMatchObject([
    { code: 'en' },
    { code: 'brazil', label: 'Brasil', htmlLang: 'pt-BR', dir: 'rtl', basePath: '/docs/br/' },
  ]);
});

it.each([
  ['rtl', ['ar', 'ar-EG', 'he', 'fa', 'ur', 'yi', 'ps', 'sd', 'ckb', 'dv', 'pa-Arab', 'az-Arab', 'pa-PK']],
  ['ltr', ['en', 'fr', 'zh-Hant', 'ja', 'ru', 'pa', 'az', 'tr', 'ku', 'ar-Latn', 'und']],
])('is %s for %j', (direction, tags) => {
  expect(tags.filter((tag) => directionOf(tag) !== direction)).toEqual([]);
});

it('knows BCP 47 tags', () => {
  expect(['en-gb', 'pt_BR', 'a language'].map(canonicalTag)).toEqual(['en-GB', undefined, undefined]);
});

const [en, fr, br] = ['/docs/', '/docs/fr/', '/docs/pt/br/'].map((basePath) => ({ basePath })) as [
  { basePath: string },
  { basePath: string },
  { basePath: string },
];

it.each([
  ['/docs/fr/guide/a', fr, en, '/docs/guide/a'],
  ['/docs/guide/a?q=fr/x#fr', en, fr, '/docs/fr/guide/a?q=fr/x#fr'],
  ['/docs/fr/guide/', fr, br, '/docs/pt/br/guide/'],
  ['/docs/fr', fr, en, '/docs/'],
  ['/docs', en, fr, '/docs/fr/'],
  ['/other', en, fr, '/docs/fr/other'],
])('%s from %j to %j is %s', (address, from, to, expected) => {
  expect(addressInLocale(address, from, to)).toBe(expected);
});

describe.each(['', 'a', 'a/', 'fr/a', 'a/fr/b?c=d&e', '?x', '#fr', 'élan/%20x#y?z'])('a page %j', (page) => {
  it('comes back from every other locale', () => {
    for (const from of [en, fr, br]) {
      for (const to of [en, fr, br]) {
        const there = addressInLocale(from.basePath + page, from, to);
        expect(there).toBe(to.basePath + page);
        expect(addressInLocale(there, to, from)).toBe(from.basePath + page);
      }
    }
  });
});
