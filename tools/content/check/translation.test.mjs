import { describe, expect, it } from 'vitest';
import { checkLinks } from './links.mjs';
import { checkProse } from './prose.mjs';
import { readPage } from './read-page.mjs';
import { checkSpelling } from './spelling.mjs';
import { checkTranslation, hashOf } from './translation.mjs';

const HEAD =
  '---\ntitle: Une page\ndescription: Une phrase assez longue pour être montrée dans une liste.\n---\n\n';
const ORIGINAL = 'content/cloud/projects/a.md';
const FILE = 'content/cloud/locales/fr/projects/a.md';
const CODE = '```js title="a.js"\nconst a = 1;\n```\n';

const english = (body) => readPage(ORIGINAL, HEAD + body);
const french = (body) => readPage(FILE, HEAD + body);
const placed = (findings) => findings.map(({ code, line, column }) => `${line}:${column} ${code}`);

/** Findings of a French text beside an English one, of which it was made unless the record says otherwise. */
function compare(original, translation, record = hashOf(HEAD + original)) {
  const source = english(original);
  return checkTranslation(french(translation), new Map([[ORIGINAL, source]]), (folder) =>
    folder === 'content/cloud/locales/fr' ? { 'projects/a.md': record } : {},
  );
}

describe('a translation', () => {
  it('that has the shape of its original has no findings', () => {
    const findings = compare(
      `## Set \`a\` up\n\nSee [B](./b.md#c), **Save** and ![A](./a.svg).\n\n${CODE}`,
      `## Régler \`a\` {#set-a-up}\n\n![Un A](./a.svg), **Save**, voir [B](./b.md#c).\n\n${CODE}`,
    );
    expect(findings).toEqual([]);
  });

  it('needs an original, and pages that are none are left alone', () => {
    expect(checkTranslation(french('Texte.'), new Map(), () => ({}))).toMatchObject([
      { code: 'translation-orphan', message: expect.stringContaining(ORIGINAL) },
    ]);
    expect(checkTranslation(english('Text.'), new Map(), () => ({}))).toEqual([]);
  });

  it('has the headings of its original, with their levels and ids', () => {
    const original = '## One\n\n## Two\n\n### Three\n';
    const at = (translation) => placed(compare(original, translation));
    expect(at('## Un {#one}\n\n## Deux\n\n### Trois {#three}\n')).toEqual(['8:1 translation-headings']);
    expect(at('## Un {#one}\n\n## Deux {#two}\n\n## Trois {#three}\n')).toEqual([
      '10:1 translation-headings',
    ]);
    expect(at('## Un {#one}\n\n## Deux {#two}\n')).toEqual(['1:1 translation-headings']);
    expect(at('## Un {#one}\n\n## Deux {#two}\n\n### Trois {#three}\n\n### Plus {#more}\n')).toEqual([
      '12:1 translation-headings',
    ]);
  });

  it('has its examples, word for word', () => {
    expect(placed(compare(CODE, CODE.replace('1', '2')))).toEqual(['7:1 translation-examples']);
    expect(placed(compare(CODE, CODE.replace('a.js', 'b.js')))).toEqual(['7:1 translation-examples']);
    expect(placed(compare(CODE, 'Texte.'))).toEqual(['1:1 translation-examples']);
  });

  it('has its names of code, links, images and labels, in whatever order', () => {
    expect(placed(compare('`a` and `b`.', 'Voici `a`.'))).toEqual(['1:1 translation-differs']);
    expect(placed(compare('`a`.', 'Voici `a` et `c`.'))).toEqual(['6:14 translation-differs']);
    expect(compare('[A](./a.md#x)', '[A](./a.md)')).toHaveLength(2);
    expect(compare('**Save**', '**Enregistrer**')).toHaveLength(2);
  });

  it('that is behind its original is warned of', () => {
    expect(compare('Text.', 'Texte.', 'another')).toMatchObject([
      { code: 'translation-behind', severity: 'warning', message: expect.stringContaining('has changed') },
    ]);
    expect(checkTranslation(french('a'), new Map([[ORIGINAL, english('a')]]), () => ({}))).toMatchObject([
      { code: 'translation-behind', message: expect.stringContaining('Nobody') },
    ]);
  });

  it('may lead to what is not translated', () => {
    const root = new URL('../../..', import.meta.url).pathname;
    const byFile = new Map([
      ['content/user-docs/intro.md', readPage('content/user-docs/intro.md', '## One')],
    ]);
    const linksOf = (body) =>
      placed(checkLinks(readPage('content/cloud/locales/fr/intro.md', body), root, byFile));
    expect(linksOf('[A](./projects/overview.md) [B](../user-docs/intro.md) [C](/cloud/intro)')).toEqual([]);
    expect(linksOf('[A](./projects/overviw.md)')).toEqual(['1:1 link-unplanned']);
    expect(linksOf('[A](../user-docs/intro.md#one) [B](../user-docs/intro.md#un)')).toEqual([
      '1:32 link-anchor-missing',
    ]);
  });
});

describe('French', () => {
  const check = (body) => placed(checkProse(french(body)));

  it('signs stand after no-break spaces, apostrophes and quotation marks are French', () => {
    expect(check('Est-ce bien ?')).toEqual(['6:13 french-sign']);
    expect(check('Est-ce bien\u00a0? Oui\u00a0: «\u00a0très\u00a0»\u202f!')).toEqual([]);
    expect(check('Voici : un, 12:30, https://a.b')).toEqual(['6:7 french-sign']);
    expect(check('Voici « un\u00a0».')).toEqual(['6:7 french-sign']);
    expect(check("L'un et l’autre.")).toEqual(['6:2 french-sign']);
    expect(check('Un "mot" ici.')).toHaveLength(2);
  });

  it('code, directives and labels of the panel are left alone', () => {
    expect(check('`a ? b : c` et **Forgot your password?**\n\n:::tip Un titre\nTexte.\n:::\n')).toEqual([]);
  });

  it('unwanted words, doubled words and headings that are no sentence', () => {
    expect(check('Il suffit simplement de lire.')).toEqual(['6:11 word-unwanted']);
    expect(check('Afin de lire, nous écrivons.')).toHaveLength(2);
    expect(check('Vous vous servez de l’état état.')).toEqual(['6:23 word-doubled']);
    expect(check('## Un Titre Élevé')).toEqual(['6:1 heading-case']);
    expect(check('## Régler Strapi {#Set-Up}')).toEqual([]);
  });

  it('is spelled with the French dictionary, labels apart', async () => {
    const page = french(
      'Un déploiment, `kode`, **Add seats** et deux webhooks téléversés. The wrong language.',
    );
    expect((await checkSpelling(page)).map(({ message }) => message)).toEqual([
      '"déploiment" is not in the dictionary.',
      expect.stringContaining('"wrong"'),
    ]);
  });
});
