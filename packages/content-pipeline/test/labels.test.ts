import { expect, it } from 'vitest';
import { compilePage, defaultCompileOptions, defaultLabels } from '../src/index.js';
import { noFiles } from './content-files.js';

it('takes every word that it adds from the labels', () => {
  const labels = {
    ...defaultLabels,
    permalink: 'Lien vers {heading}',
    admonitions: { ...defaultLabels.admonitions, note: 'Remarque' },
    taskOpen: 'À faire',
    details: 'Détails',
    footnotes: 'Notes',
    footnoteBack: 'Retour au renvoi {reference}',
  };
  const text = `## A\n\n:::note\nB\n:::\n\n- [ ] c\n\n:::details\nD[^1], e[^1].\n:::\n\n[^1]: F\n`;
  const { html, headings } = compilePage({ path: 'page.md', text }, noFiles, {
    ...defaultCompileOptions,
    labels,
  });

  expect(headings.map((heading) => heading.text)).toEqual(['A', 'Notes']);
  for (const word of [
    'aria-label="Lien vers A"',
    '>Remarque<',
    'aria-label="À faire"',
    '<summary>Détails</summary>',
    'aria-label="Retour au renvoi 1"',
    'aria-label="Retour au renvoi 1-2"',
  ]) {
    expect(html).toContain(word);
  }
});
