import { describe, expect, it } from 'vitest';
import { fillers, record, searchOver } from '../../test/search-over.js';

const NOISE = 'Another sentence about something that nobody asks for. '.repeat(150);
const WORDS = ['zebra', 'quokka', 'wombat'];

/** Numbers from 0 to 1, the same ones in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pages of some sections, with any of the words in any place; every tenth or so has them all. */
function pages(next: () => number): ReturnType<typeof record>[] {
  const some = (share: number) => WORDS.filter(() => next() < share).join(' ');
  return Array.from({ length: 60 }, (_, page) =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, (__, section) =>
      record({
        id: `page-${page}-${section}`,
        url: `/page-${page}`,
        anchor: section ? `s${section}` : '',
        title: `Page ${page} ${page % 3 ? '' : some(0.3)}`,
        headings: section ? [`Section ${some(0.2)}`] : [],
        text: `${next() < 0.3 ? NOISE : ''} ${some(0.25)} ${next() < 0.3 ? NOISE : ''}`,
      }),
    ),
  ).flat();
}

describe('words that are spread over a page', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'never has a page that lacks a word above one that has all: seed %i',
    async (seed) => {
      const records = pages(random(seed));
      const { engine } = searchOver([
        ...fillers(300),
        record({ id: 'x', text: 'The a of with.' }),
        ...records,
      ]);
      const textOf = (url: string) => JSON.stringify(records.filter((one) => one.url === url));
      const full = (url: string) => WORDS.every((word) => textOf(url).includes(word));
      // What stands for a word is a match of it: another form, a near spelling, a beginning.
      for (const query of [
        'zebra quokka wombat',
        'the zebras of a quokka with wombat ',
        'zebra quoka womb',
      ]) {
        const { rows } = await engine.search(query, { limit: 500 });
        const levels = rows.map(({ url }) => full(url));
        expect(levels).toEqual([...levels].sort((one, other) => Number(other) - Number(one)));
        expect(rows.map((row) => row.full)).toEqual(levels);
        expect(new Set(levels).size).toBe(2);
        const few = await engine.search(query, { limit: 3 });
        expect(few.rows.map((row) => row.full)).toEqual(levels.slice(0, 3));
      }
    },
  );

  it('has a long text with all the words before a page that is about all but one', async () => {
    const about = record({ id: 'about', title: 'Boolean negation', text: 'Boolean flags may be negated.' });
    const long = record({ id: 'long', text: `A boolean. ${NOISE} A negation. ${NOISE} An argument.` });
    const { engine, find } = searchOver([...fillers(300), about, long]);
    expect(await find('boolean negation argument')).toEqual(['/long', '/about']);
    const { rows } = await engine.search('boolean negation argument', { limit: 1 });
    expect(rows.map(({ url }) => url)).toEqual(['/long']);
  });

  it('has the section that is meant first, where its page has the rest', async () => {
    const page = { url: '/page', title: 'Arguments' };
    const { engine } = searchOver([
      ...fillers(300),
      record({ ...page, id: 'start', text: 'What a parser reads.' }),
      record({ ...page, id: 'negation', anchor: 'negation', headings: ['Boolean negation'] }),
      record({ id: 'other', text: `A boolean. ${NOISE} A negation. ${NOISE} A parser.` }),
    ]);
    const { rows } = await engine.search('parser boolean negation');
    expect(rows.map(({ full }) => full)).toEqual([true, true, true]);
    expect(rows[0]).toMatchObject({ url: '/page', anchor: 'negation' });
  });

  it('keeps to areas and counts only what is in them', async () => {
    const { engine } = searchOver([
      ...fillers(300),
      record({ id: 'a', area: 'zoo', text: 'A zebra and a quokka.' }),
      record({ id: 'b', text: 'A zebra and a quokka.' }),
    ]);
    const { rows, total } = await engine.search('zebra quokka', { areas: ['zoo'] });
    expect([rows.map(({ url }) => url), total]).toEqual([['/a'], 1]);
  });
});
