import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { record } from '../../test/search-over.js';
import { buildSearchIndex, type FormerSearchIndex, SearchIndexBuilder } from './index.js';

/** Pages by key: of 1 to 12 sections, in two versions, with words of their own, common ones and forms of one another. */
type Pages = Map<string, ReturnType<typeof record>[]>;

const ENDINGS = ['', 's', 'ed', 'ing'];

function page(number: number, edit = 0): ReturnType<typeof record>[] {
  const version = number % 7 === 0 ? 'old' : 'current';
  const word = (at: number): string => `wor${(at % 500).toString(36)}d${ENDINGS[at % ENDINGS.length]}`;
  return Array.from({ length: (number * 5 + edit) % 13 }, (_, at) =>
    record({
      id: `${number}#${at}`,
      url: `/page-${number}`,
      title: `Page ${word(number)}`,
      headings: at === 0 ? [] : [`About ${word(number * at)} ${word(at)}`],
      text: `The ${word(number * 3 + at)} parses every ${word(number + at * 7)} ${word(number * at + edit)} ${edit ? `only${number}at${edit}` : ''}.`,
      area: number % 2 ? 'guides' : 'api',
      version,
    }),
  );
}

const pagesOf = (numbers: number[], edits: Record<number, number> = {}): Pages =>
  new Map(numbers.map((number) => [`${number} ${edits[number] ?? 0}`, page(number, edits[number])]));

const OPTIONS = { synonyms: [['wor1d', 'every page']], sets: [{ locale: 'en', version: 'next' }] };

/** The index of pages, of which those of a former index are kept. */
function update(pages: Pages, former?: FormerSearchIndex) {
  const builder = new SearchIndexBuilder(OPTIONS, former);
  let added = 0;
  for (const [key, records] of pages) {
    if (builder.keep(key)) continue;
    builder.add(key, records);
    added++;
  }
  const early = new Map<string, Uint8Array>();
  const { manifest, files: rest, state } = builder.build((name, bytes) => early.set(name, bytes));
  const files = new Map([...early, ...rest]);
  const whole = new Map(
    [...files].map(([name, bytes]): [string, Uint8Array] => [name, bytes ?? former!.read(name)]),
  );
  const written = [...files.values()].filter(Boolean).length;
  const read = (name: string): Uint8Array => {
    const bytes = whole.get(name);
    if (!bytes) throw new Error(`There is no ${name}.`);
    return bytes;
  };
  return {
    manifest,
    files: sorted(whole),
    added,
    written,
    early,
    rest,
    former: { state: Buffer.concat([...state]), read },
  };
}

/** Names and hashes: to compare byte by byte takes longer than to build. */
const sorted = (files: Map<string, Uint8Array>): [string, string][] =>
  [...files]
    .map(([name, bytes]): [string, string] => [name, createHash('sha256').update(bytes).digest('hex')])
    .sort(([one], [other]) => (one < other ? -1 : 1));

function expectWhole(pages: Pages, { manifest, files }: ReturnType<typeof update>): void {
  const whole = buildSearchIndex([...pages.values()].flat(), OPTIONS);
  expect(manifest).toEqual(whole.manifest);
  expect(files).toEqual(sorted(whole.files));
}

const NUMBERS = Array.from({ length: 400 }, (_, number) => number);

describe('pages that are read when they are needed', () => {
  const pages = [...pagesOf(NUMBERS)];

  /** The files of the pages, and how often each was read. */
  function build(recordsOf: (records: ReturnType<typeof record>[]) => ReturnType<typeof record>[]) {
    const reads = new Map<string, number>();
    const builder = new SearchIndexBuilder(OPTIONS);
    for (const [key, records] of pages) {
      const heads = records.map(({ id, url, area, locale, version }) => ({ id, url, area, locale, version }));
      builder.add(key, heads, () => {
        reads.set(key, (reads.get(key) ?? 0) + 1);
        return recordsOf(records);
      });
    }
    expect(reads.size).toBe(0);
    const { manifest, files } = builder.build();
    return { reads, manifest, files };
  }

  it('make the same index, and are read once', () => {
    const { reads, ...index } = build((records) => records);
    expect(index).toEqual(
      buildSearchIndex(
        pages.flatMap(([, records]) => records),
        OPTIONS,
      ),
    );
    expect([...reads.values()]).toEqual(pages.flatMap(([, { length }]) => (length > 0 ? [1] : [])));
  });

  it('are not mixed up where they have changed meanwhile', () => {
    expect(() => build((records) => records.slice(1))).toThrow(/"\d+#\d+" is not there any more/);
  });
});

describe('an index that is made again', () => {
  it('is the one that is made from nothing, after each of many edits', () => {
    let [pages, numbers, edits] = [pagesOf(NUMBERS), NUMBERS, {} as Record<number, number>];
    let last = update(pages);
    expectWhole(pages, last);
    for (let step = 1; step <= 12; step++) {
      const at = (step * 53) % numbers.length;
      if (step % 3 === 0) numbers = numbers.filter((_, place) => place !== at);
      else if (step % 3 === 1) numbers = [...numbers, 400 + step];
      else edits = { ...edits, [numbers[at] ?? 0]: step };
      if (step % 4 === 0) numbers = numbers.filter((number) => number % 11 !== step % 11);
      pages = pagesOf(numbers, edits);
      last = update(pages, last.former);
      expectWhole(pages, last);
    }
  });

  it('is that, too, while texts change and sections stay where they are', () => {
    let edits: Record<number, number> = {};
    let last = update(pagesOf(NUMBERS));
    for (let step = 1; step <= 16; step++) {
      // Thirteen edits give a page as many sections as it had; back again, words are gone that no other page has.
      for (let more = 0; more < step; more++) {
        const number = (step * 31 + more * 97) % NUMBERS.length;
        edits = { ...edits, [number]: step % 5 === 0 ? 0 : 13 * step };
      }
      const pages = pagesOf(NUMBERS, edits);
      last = update(pages, last.former);
      expectWhole(pages, last);
    }
  });

  it('reads what has changed, and writes what is made of that', () => {
    const first = update(pagesOf(NUMBERS));
    const again = update(pagesOf(NUMBERS), first.former);
    expect([again.added, again.files]).toEqual([0, first.files]);
    const edited = update(pagesOf(NUMBERS, { 5: 1 }), first.former);
    expect(edited.added).toBe(1);
    expect(edited.files.length).toBeGreaterThan(150);
    const before = new Set(first.files.map(([name]) => name));
    expect(edited.files.filter(([name]) => !before.has(name)).length).toBeLessThan(30);
    // Tables are small and are made again; shards and rows are not.
    expect(edited.written).toBeLessThan(100);
  });

  it('becomes one file, and many again', () => {
    const large = update(pagesOf(NUMBERS));
    const few = pagesOf(NUMBERS.slice(0, 30));
    const small = update(few, large.former);
    expect(small.added).toBe(0);
    expectWhole(few, small);
    const grown = update(pagesOf(NUMBERS), small.former);
    expectWhole(pagesOf(NUMBERS), grown);
  });
});

it('gives away nearly all files of a large index while it is made, and returns those of a small one', () => {
  const large = update(pagesOf(NUMBERS));
  expect(large.early.size).toBeGreaterThan(100);
  expect([...large.rest.keys()].filter((name) => large.early.has(name))).toEqual([]);
  const small = update(pagesOf([1, 2, 3]));
  expect(small.early.size).toBe(0);
  expectWhole(pagesOf([1, 2, 3]), small);
});
