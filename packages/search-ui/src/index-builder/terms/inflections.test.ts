import { expect, it } from 'vitest';
import { record, searchOver } from '../../../test/search-over.js';
import type { TermEntry } from '../../format/write-terms.js';
import { addInflections, familiesOf } from './inflections.js';

const entry = (term: string, stem: string, postings: number[], common = false) => ({
  term,
  stem,
  frequency: postings.length / 2,
  postings,
  common,
});

function withForms(shards: TermEntry[][]): TermEntry[][] {
  const words = shards.flatMap((shard, home) =>
    shard.filter(({ term }) => !term.includes(' ')).map((one) => ({ entry: one, home })),
  );
  return shards.map((shard, home) => addInflections(shard, home, familiesOf(words)));
}

it('adds what other shards have of a word, each record with its best impact', () => {
  const [one, other] = withForms([
    [entry('parse', 'pars', [1, 50, 4, 20]), entry('parse error', 'parse error', [1, 9])],
    [
      entry('parsed', 'pars', [2, 70]),
      entry('parsing', 'pars', [2, 90, 3, 10]),
      entry('part', 'part', [9, 9]),
    ],
  ]);
  expect(one?.map(({ term, stem, postings }) => [term, stem, postings])).toEqual([
    ['parse', 'pars', [1, 50, 4, 20]],
    ['parse error', 'parse error', [1, 9]],
    ['parse parsed parsing', 'pars', [2, 90, 3, 10]],
  ]);
  expect(other?.map(({ term }) => term)).toEqual(['parsed', 'parsed parse', 'parsing', 'part']);
});

it('adds nothing to words that have no form elsewhere, or one that is common', () => {
  const shards = [
    [entry('value', 'valu', [1, 9], true), entry('vote', 'vote', [1, 9]), entry('votes', 'vote', [2, 9])],
    [entry('values', 'valu', [2, 9]), entry('void', 'void', [2, 9])],
  ];
  expect(withForms(shards)).toEqual(shards);
});

it('finds and marks other forms of a word that fills a shard', async () => {
  // More terms between the two forms than a shard holds.
  const between = Array.from({ length: 1500 }, (_, at) =>
    record({ id: `between-${at}`, text: `parsea${at.toString(36)}x of many` }),
  );
  const { search } = searchOver([
    ...between,
    record({ id: 'verb', text: 'To parse is to read.' }),
    record({ id: 'noun', text: 'A matter of parsing it.' }),
  ]);
  const { rows } = await search('parse ');
  expect(rows.map(({ url }) => url).sort()).toEqual(['/noun', '/verb']);
  const marked = rows.map(({ snippet: { text, ranges } }) =>
    ranges.map(([from, to]) => text.slice(from, to)),
  );
  expect(marked.flat().sort()).toEqual(['parse', 'parsing']);
});
