import { describe, expect, it } from 'vitest';
import { fillers, record } from '../../test/search-over.js';
import { buildSearchIndex } from './index.js';

const RECORDS = fillers(2000);
const changed = (edited: typeof RECORDS, from = RECORDS) => {
  const before = buildSearchIndex(from).files;
  const after = buildSearchIndex(edited).files;
  return { files: [...after.keys()].filter((name) => !before.has(name)).length, of: after.size };
};

describe('names and bytes', () => {
  it('gives the same bytes for the same records in any order', () => {
    expect(buildSearchIndex([...RECORDS].reverse())).toEqual(buildSearchIndex(RECORDS));
  });

  it('changes few files when a text changes', () => {
    const [first, ...others] = RECORDS;
    const { files, of } = changed([{ ...first!, text: `${first!.text} Restart it.` }, ...others]);
    expect(of).toBeGreaterThan(250);
    expect(files).toBeLessThan(10);
  });

  it('changes few files when a record comes', () => {
    expect(changed([...RECORDS, record({ id: 'new', title: 'Quokka' })]).files).toBeLessThan(25);
  });

  it('changes few files when the first section of a page comes or goes', () => {
    const pages = fillers(2000).map((filler, at) => ({ ...filler, url: `/page-${Math.floor(at / 10)}` }));
    const [first, ...others] = pages;
    expect(changed(others, pages).files).toBeLessThan(30);
    expect(changed([{ ...first!, id: 'new' }, ...pages], pages).files).toBeLessThan(30);
  });

  it('has a set for each locale and version, in folders that are safe in an address', () => {
    const { manifest, files } = buildSearchIndex([
      record({ id: 'a' }),
      record({ id: 'a', locale: 'fr' }),
      record({ id: 'a', version: '../v 4' }),
    ]);
    expect(manifest.sets.map(({ locale, version, records }) => [locale, version, records])).toEqual([
      ['en', '../v 4', 1],
      ['en', 'current', 1],
      ['fr', 'current', 1],
    ]);
    expect([...files.keys()].map((name) => name.replace(/\/[^/]*$/, ''))).toEqual([
      'en/..~2fv~204',
      'en/current',
      'fr/current',
    ]);
    expect([...files.keys()].sort()).toEqual(manifest.sets.map(({ file }) => file).sort());
  });
});

describe('mistakes', () => {
  it('tells what is wrong with records and synonyms', () => {
    const messages = [
      () => buildSearchIndex([record({ id: 'a' }), record({ id: 'a' })]),
      () => buildSearchIndex([record({ id: 'a', boost: 3 })]),
      () => buildSearchIndex([record({ id: 'a' })], { synonyms: [['ci', '–']] }),
    ].map((build) => {
      try {
        return build();
      } catch (error) {
        return (error as TypeError).message;
      }
    });
    expect(messages).toMatchInlineSnapshot(`
      [
        "Two search records of en current have the id "a"; results could not tell them apart. Make the id of one of them different.",
        "The search record "a" has the boost 3; weights are stored in a byte that holds factors from 0.1 to 2. Use a number in this range.",
        "The synonym "–" has no letter or digit in it, so nothing could ever be found by it. Use words, or leave it out.",
      ]
    `);
  });
});
