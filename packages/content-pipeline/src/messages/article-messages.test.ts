import { expect, it } from 'vitest';
import { compilePage } from '../../test/printed-page.js';
import { defaultCompileOptions } from '../page/compile-options.js';
import { type ArticleMessages, articleMessagesFor } from './article-messages.js';
import { languages } from './languages.js';

const NO_FILES = { read: () => undefined };
const TEXT = '## Limits\n\n:::tip\nText.\n:::\n\n- [ ] Box\n';
const options = { ...defaultCompileOptions, messagesByFolder: { 'locales/fr': articleMessagesFor('fr-CA') } };
const compile = (path: string) => compilePage({ path, text: TEXT }, NO_FILES, options);

it('takes the language of a tag, whatever its region, and English where that does not ship', () => {
  expect(articleMessagesFor('FR-be')).toBe(articleMessagesFor('fr'));
  expect(articleMessagesFor('fr')).not.toEqual(languages.en);
  expect(articleMessagesFor('ar')).toBe(languages.en);
});

/** All messages, with the names of those in a group. */
const flat = ({ admonitions, ...messages }: ArticleMessages): [string, string][] =>
  Object.entries<string>({ ...messages, ...admonitions }).sort(([a], [b]) => (a < b ? -1 : 1));
const valuesIn = (message: string): string[] => message.match(/\{\w+\}/g) ?? [];

it.each(Object.entries(languages))('has every message in "%s", with the same values', (_, messages) => {
  expect(flat(messages).map(([name, message]) => [name, valuesIn(message)])).toEqual(
    flat(languages.en).map(([name, message]) => [name, valuesIn(message)]),
  );
  expect(flat(messages).filter(([, message]) => !message.trim())).toEqual([]);
});

it('a page in a folder of translations has its messages, in HTML and in Markdown', () => {
  for (const path of ['cloud/locales/fr/a.md', 'locales/fr/a.md', 'cloud/versions/1.0/locales/fr/a.md']) {
    const { html, markdown } = compile(path);
    expect(html).toContain('Lien direct vers Limits');
    expect(html).toContain('Conseil');
    expect(html).toContain('aria-label="À faire"');
    expect(markdown).toContain('Conseil');
  }
});

it('a folder of a longer name is another folder', () => {
  for (const path of ['cloud/locales/fr-CA/a.md', 'cloud/notlocales/fr/a.md', 'cloud/a.md'])
    expect(compile(path).html).toContain('Direct link to Limits');
});
