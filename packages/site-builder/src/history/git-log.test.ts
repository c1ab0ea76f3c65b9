import { expect, it } from 'vitest';
import { GitLogParser } from './last-updates.js';

const LOG =
  '\u00012026-03-02T10:00:00+02:00\u0002Ada\0\ncloud/intro.md\0cloud/ä b.md\0' +
  '\u00012026-03-01T10:00:00Z\u0002Bob\0\ncloud/old.md\0';

const parse = (size: number) => {
  const parser = new GitLogParser();
  const pieces = LOG.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return [...pieces.flatMap((piece) => [...parser.read(piece)]), ...parser.end()];
};

it.each([1, 7, 1000])('reads the log in pieces of %i characters', (size) => {
  const ada = { date: '2026-03-02T08:00:00.000Z', author: 'Ada' };
  expect(parse(size)).toEqual([
    { file: 'cloud/intro.md', update: ada },
    { file: 'cloud/ä b.md', update: ada },
    { file: 'cloud/old.md', update: { date: '2026-03-01T10:00:00.000Z', author: 'Bob' } },
  ]);
});
