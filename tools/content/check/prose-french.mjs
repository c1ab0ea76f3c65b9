// What the house rules of writing are in French. The reasons stand in content/README.md.
import { placeIn } from './read-page.mjs';

/** `[pattern, hint]`, as for English. A letter with an accent is no boundary for `\b`, hence the classes. */
export const FRENCH_UNWANTED = [
  [
    word('simplement|facilement|évidemment|bien sûr|puissante?s?|robustes?|transparente?s?'),
    'Dites la chose sans ce mot.',
  ],
  [word('afin de|afin que'), 'Écrivez « pour ».'],
  [word('veuillez|merci de|notez que|à noter que|gardez à l’esprit'), 'Dites la chose elle-même.'],
  [word('nous|notre|nos|tu|toi'), 'Le lecteur est « vous » ; le produit agit sous son nom.'],
  [word('etc|p\\. ex|c\\.-à-d'), 'Écrivez « par exemple », « c’est-à-dire », ou terminez la liste.'],
  [word('cliquez ici|lire ici'), 'Un lien dit où il mène.'],
  [word('listes? (?:noire|blanche)s?'), 'Écrivez « liste d’autorisation », « liste de refus ».'],
];

function word(words) {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(${words})(?![\\p{L}\\p{N}_-])`, 'giu');
}

/** `[pattern, message, hint]`: the sign that is wrong is the match. */
const SIGNS = [
  [
    /(?<![\u00a0\u202f:])(?:[;!?»]|:(?=\s|$))/gu,
    (sign) => `Before "${sign}" stands no no-break space.`,
    'Put U+00A0 there: a line must not begin with the sign.',
  ],
  [/«(?![\u00a0\u202f])/gu, () => 'After "«" stands no no-break space.', 'Put U+00A0 there.'],
  [/(?<=\p{L})'(?=\p{L})/gu, () => 'The apostrophe is straight.', 'Write ’.'],
  [/["“”]/gu, (sign) => `${sign} is no French quotation mark.`, 'Write « … » with no-break spaces.'],
];

/** Signs as French sets them. What is in bold are labels of the admin panel, and English. */
export function checkFrenchSigns({ proses, strongs }) {
  const labels = new Set(strongs.map(({ text }) => text));
  return proses
    .flatMap(({ nodes }) => nodes)
    .filter(({ value }) => !labels.has(value.trim()))
    .flatMap((node) =>
      SIGNS.flatMap(([pattern, say, hint]) =>
        [...node.value.matchAll(pattern)].map(({ 0: sign, index }) => ({
          code: 'french-sign',
          message: say(sign),
          hint,
          ...placeIn(node.value, index, node),
        })),
      ),
    );
}
