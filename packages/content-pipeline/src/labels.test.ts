import { expect, it } from 'vitest';
import { defaultCompileOptions, defaultLabels } from './compile-options.js';
import { compilePage } from '../test/printed-page.js';
import { labelsFor } from './labels.js';

const NO_FILES = { read: () => undefined };
const TEXT = '## Limits\n\n:::tip\nText.\n:::\n\n- [ ] Box\n';
const options = { ...defaultCompileOptions, labelsByFolder: { 'locales/fr': labelsFor('fr-CA') } };
const compile = (path: string) => compilePage({ path, text: TEXT }, NO_FILES, options);

it('takes the language of a tag, whatever its region, and English where that does not ship', () => {
  expect(labelsFor('FR-be')).toBe(labelsFor('fr'));
  expect(labelsFor('fr')).not.toEqual(defaultLabels);
  expect(labelsFor('ar')).toBe(defaultLabels);
});

it('every label of every language says something, with the same values in it', () => {
  const french = labelsFor('fr');
  expect(Object.keys(french.admonitions)).toEqual(Object.keys(defaultLabels.admonitions));
  expect(french.permalink).toContain('{heading}');
  expect(french.footnoteBack).toContain('{reference}');
});

it('a page in a folder of translations has its labels, in HTML and in Markdown', () => {
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
