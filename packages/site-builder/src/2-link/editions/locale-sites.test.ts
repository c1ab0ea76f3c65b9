import type { Locale } from '@org/site-model';
import { shellMessagesFor } from '@org/theme-shell';
import { expect, it } from 'vitest';
import { withLanguageNames } from './locale-sites.js';

const locale = (htmlLang: string, dir: 'ltr' | 'rtl' = 'ltr'): Locale => ({
  code: htmlLang,
  label: `${htmlLang} itself`,
  htmlLang,
  dir,
  basePath: `/${htmlLang}/`,
});
const locales = [locale('en'), locale('fr'), locale('ar', 'rtl'), locale('de')];
const namesFor = (reader: string, own = {}) =>
  withLanguageNames(locales, reader, shellMessagesFor(reader, own)).map(({ name }) => name);
/** A site's own wording of the notice, without which a language that does not ship is told in English. */
const own = { notTranslated: '… {language} …' };

it.each([
  ['en', {}, ['English', 'French', 'Arabic', 'German']],
  ['fr-CA', {}, ['anglais', 'français', 'arabe', 'allemand']],
  ['ar', own, ['الإنجليزية', 'الفرنسية', 'العربية', 'الألمانية']],
  ['he', own, ['אנגלית', 'צרפתית', 'ערבית', 'גרמנית']],
])('names each language as a reader of %s does', (reader, wording, names) => {
  expect(namesFor(reader, wording)).toEqual(names);
});

it('stays English where the sentence is', () => {
  expect(namesFor('ar')).toEqual(namesFor('en'));
});

it('leaves a language without a name to its label, and all else as it is', () => {
  const unknown = locale('x-ours');
  expect(withLanguageNames([unknown], 'fr', shellMessagesFor('fr'))).toEqual([unknown]);
  expect(withLanguageNames([locale('ar', 'rtl')], 'fr', shellMessagesFor('fr'))).toEqual([
    { ...locale('ar', 'rtl'), name: 'arabe' },
  ]);
});
