// Known-item queries: each was made from one record, which should be found again.
import { pick, random } from './random.mjs';

const EACH = 150;
const nameOf = ({ headings, title }) => headings.at(-1) ?? title;

/** Queries by kind, each `{ query, id }`. Names are of 1 to 4 words and belong to one record alone. */
export function makeQueries(real, records, seed = 7) {
  const next = random(seed);
  const counts = new Map();
  for (const record of records) counts.set(key(record), (counts.get(key(record)) ?? 0) + 1);
  const named = real.filter(
    (record) => /^[\w .:-]{5,40}$/.test(nameOf(record)) && counts.get(key(record)) === 1,
  );
  const sample = (from) => Array.from({ length: EACH }, () => pick(from, next));
  const long = real.filter(({ text }) => text.length > 300);
  return {
    exact: sample(named).map((record) => ({ query: nameOf(record), id: record.id })),
    typo: sample(named.filter((record) => longest(nameOf(record)).length >= 5)).map((record) => ({
      query: nameOf(record).replace(longest(nameOf(record)), (word) => misspell(word, next)),
      id: record.id,
    })),
    prefix: sample(named.filter((record) => /[a-z]{6,}$/.test(nameOf(record)))).map((record) => ({
      query: nameOf(record).replace(/[a-z]+$/, (word) =>
        word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))),
      ),
      id: record.id,
    })),
    content: sample(long).map((record) => ({ query: someWords(record.text, next), id: record.id })),
  };
}

const key = (record) => nameOf(record).toLowerCase();
const longest = (name) =>
  (name.match(/[A-Za-z]+/g) ?? ['']).reduce((one, other) => (other.length > one.length ? other : one));

/** One letter dropped, doubled, replaced or swapped with the next, never the first. */
function misspell(word, next) {
  const at = 1 + Math.floor(next() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  return pick(
    [
      before + after,
      before + letter + letter + after,
      `${before}e${after}`,
      before + after[0] + letter + after.slice(1),
    ],
    next,
  );
}

/** The four longest of eight words that follow one another. */
function someWords(text, next) {
  const words = text.match(/[A-Za-z]{3,}/g) ?? [];
  const start = Math.floor(next() * Math.max(1, words.length - 8));
  return [...new Set(words.slice(start, start + 8))]
    .sort((one, other) => other.length - one.length)
    .slice(0, 4)
    .join(' ');
}
