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

/** Whether all words are in what a record is found by: its title, its headings and its text. */
const hasAll = (...records: ReturnType<typeof record>[]): boolean =>
  WORDS.every((word) =>
    records.some(({ title, headings, text }) => [title, ...headings, text].join(' ').includes(word)),
  );

describe('several words', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'never has a record that lacks a word above one that has all, nor a page above one: seed %i',
    async (seed) => {
      const records = pages(random(seed));
      const { engine } = searchOver([
        ...fillers(300),
        record({ id: 'x', text: 'The a of with.' }),
        ...records,
      ]);
      const levelOf = (row: { url: string; anchor: string }): number => {
        const page = records.filter(({ url }) => url === row.url);
        const own = page.filter(({ anchor }) => anchor === row.anchor);
        return Number(hasAll(...own)) + Number(hasAll(...page));
      };
      // What stands for a word is a match of it: another form, a near spelling, a beginning.
      for (const query of [
        'zebra quokka wombat',
        'the zebras of a quokka with wombat ',
        'zebra quoka womb',
      ]) {
        const { rows } = await engine.search(query, { limit: 500 });
        const levels = rows.map(levelOf);
        expect(levels).toEqual([...levels].sort((one, other) => other - one));
        expect(rows.map((row) => row.full)).toEqual(levels.map((level) => level === 2));
        expect(new Set(levels).size).toBe(3);
        const few = await engine.search(query, { limit: 3 });
        expect(few.rows.map(levelOf)).toEqual(levels.slice(0, 3));
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

  it('has sections of a page that has all the words together before those of other pages', async () => {
    const page = { url: '/page', title: 'Arguments' };
    const { engine } = searchOver([
      ...fillers(300),
      record({ ...page, id: 'start', text: 'What a parser reads.' }),
      record({ ...page, id: 'negation', anchor: 'negation', headings: ['Boolean negation'] }),
      record({ id: 'other', text: `A boolean. ${NOISE} A negation. ${NOISE} A parser.` }),
      record({ id: 'least', title: 'Boolean negation', headings: ['Boolean negation'] }),
    ]);
    const { rows } = await engine.search('parser boolean negation');
    expect(rows.map(({ url, anchor, full }) => [url + anchor, full])).toEqual([
      ['/other', true],
      ['/pagenegation', false],
      ['/page', false],
      ['/least', false],
    ]);
  });

  it('has full matches before partial ones whatever the phrase, and those with the phrase first of each', async () => {
    const { find } = searchOver([
      ...fillers(300),
      record({ id: 'phrase', title: 'Boolean negation', text: 'About boolean negation.' }),
      record({ id: 'apart', text: `A negation. ${NOISE} A boolean parser.` }),
      record({ id: 'both', text: `A parser. ${NOISE} And a negation.` }),
      record({ id: 'near', text: 'A parser of boolean negation.' }),
    ]);
    expect(await find('"boolean negation" parser ')).toEqual(['/near', '/apart', '/phrase', '/both']);
  });

  it('prefers, of two sections that say nearly the same, the one on a page about it', async () => {
    const { find } = searchOver([
      ...fillers(300),
      record({ id: 'chance', anchor: 'size', headings: ['Size'], text: 'Quokkas are small.' }),
      record({
        id: 'size',
        url: '/about',
        anchor: 'size',
        headings: ['Size'],
        text: 'Quokkas are small. So it is.',
      }),
      record({ id: 'food', url: '/about', anchor: 'food', headings: ['Food of quokkas'] }),
    ]);
    expect(await find('quokka small ')).toEqual(['/about', '/chance', '/about']);
  });

  it('does not let a page fill the list before another that answers nearly as well', async () => {
    const words = (count: number): string => `${'quokka '.repeat(count)} and what else there is of it`;
    const many = [8, 7, 6].map((count) =>
      record({
        id: `many-${count}`,
        url: '/many',
        anchor: `s${count}`,
        headings: [`Part ${count}`],
        text: words(count),
      }),
    );
    const { find } = searchOver([
      ...fillers(300),
      ...many,
      record({ id: 'other', anchor: 's', headings: ['Part'], text: words(5) }),
    ]);
    expect(await find('quokka ')).toEqual(['/many', '/other', '/many', '/many']);
  });

  it('does not miss the beginning of a word that it lists for the best records only', async () => {
    const many = Array.from({ length: 60 }, (_, at) => record({ id: `w${at}`, title: `Wallaby ${at}` }));
    const { engine } = searchOver([
      // So many that no one shard has all words that begin so.
      ...fillers(1200),
      ...many,
      record({ id: 'listed', title: 'Wallaby', text: `A zebra. ${NOISE}` }),
      record({ id: 'unlisted', title: 'Zebra', text: `${NOISE} A wyvern.` }),
    ]);
    const { rows } = await engine.search('zebra w');
    expect(rows.slice(0, 2).map(({ url, full }) => [url, full])).toEqual([
      ['/unlisted', true],
      ['/listed', true],
    ]);
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
