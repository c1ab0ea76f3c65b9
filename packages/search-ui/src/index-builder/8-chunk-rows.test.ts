import { expect, it } from 'vitest';
import { record } from '../../test/search-over.js';
import { chunkRows } from './8-chunk-rows.js';

/** What the row of a section with this text shows. */
function shown(text: string): string | undefined {
  const page = { key: '', read: () => [] };
  const unread = { id: 'a', url: '/a', area: 'guides', page, at: 0 };
  const [chunk] = chunkRows([{ number: 0, record: unread }], () => record({ id: 'a', text }));
  return chunk?.rows[0]?.[6];
}

it('shows whole words of the beginning, in one line', () => {
  expect(shown(' One\n\n two\tthree ')).toBe('One two three');
  const long = Array.from({ length: 300 }, (_, at) => `word${at}`);
  for (const space of [' ', '\n', ' '.repeat(40), ' '.repeat(2000)]) {
    const text = shown(long.join(space)) ?? '';
    expect(text.length).toBeGreaterThan(400);
    expect(text.length).toBeLessThanOrEqual(420);
    expect(long.join(' ').startsWith(`${text} `)).toBe(true);
  }
});

it('cuts a word that is longer than what is shown, and no character', () => {
  expect(shown('a'.repeat(2000))).toBe('a'.repeat(420));
  expect(shown(`${'a'.repeat(419)}${'😀'.repeat(1000)}`)).toBe('a'.repeat(419));
});

it('shows the end of a text whose white space alone is long', () => {
  expect(shown(`One${' '.repeat(3000)}two`)).toBe('One two');
});
