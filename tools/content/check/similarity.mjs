// No two pages say the same: shared text is a partial.
import { sentencesOf } from './prose.mjs';

const SHARED_AT_MOST = 0.2;
/** Shorter ones ("Press Save.") are alike by nature. */
const WORDS = 5;
const FEWEST_SENTENCES = 5;

/** Findings by page, for `pages`, each compared with every page of `all`. */
export function checkSimilarity(pages, all) {
  const sets = new Map(all.map((page) => [page.file, sentenceSet(page)]));
  const owners = new Map();
  for (const [file, sentences] of sets)
    for (const sentence of sentences) owners.set(sentence, [...(owners.get(sentence) ?? []), file]);
  return new Map(pages.map((page) => [page, compare(page.file, sets, owners)]));
}

function compare(file, sets, owners) {
  const own = sets.get(file);
  const shared = new Map();
  for (const sentence of own) {
    for (const other of owners.get(sentence))
      if (other !== file) shared.set(other, [...(shared.get(other) ?? []), sentence]);
  }
  return [...shared].flatMap(([other, sentences]) => {
    const smaller = Math.min(own.size, sets.get(other).size);
    if (smaller < FEWEST_SENTENCES || sentences.length / smaller <= SHARED_AT_MOST) return [];
    return [
      {
        code: 'pages-alike',
        message: `${sentences.length} of ${smaller} sentences stand in ${other} too, such as "${sentences[0].slice(0, 80)}".`,
        hint: `At most ${SHARED_AT_MOST * 100} % may: make a partial of them, or link.`,
        line: 1,
        column: 1,
      },
    ];
  });
}

const sentenceSet = ({ proses }) =>
  new Set(
    proses
      .filter(({ kind }) => kind !== 'heading')
      .flatMap(({ text }) => sentencesOf(text))
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]+/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((sentence) => sentence.split(' ').length >= WORDS),
  );
