import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compilePage } from '@org/content-pipeline';
import { afterAll, expect, it } from 'vitest';
import { indexRows, IndexWriter, lineHash, madeLine, readIndex, readPlaces } from './compiled-index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'index-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [indexFile, pagesFile] = [path.join(folder, 'index.jsonl'), path.join(folder, 'pages.jsonl')];

const lineOf = (text: string): Buffer =>
  Buffer.from(`${JSON.stringify(compilePage({ path: 'a.md', text }, { read: () => undefined }))}\n`);
const [one, other] = [lineOf('# One\n'), lineOf('# Other\n')];

function writeIndex(lines: Buffer[], isWhole = true): void {
  const index = new IndexWriter(indexFile);
  for (const line of lines) index.add(madeLine(line).row);
  index.close({ isWhole });
}

it('gives its rows as they are, with the hashes and the lengths of their lines', () => {
  writeIndex([one, other]);
  expect(indexRows(indexFile)).toEqual(
    [one, other].map((line) => ({ row: madeLine(line).row, hash: lineHash(line), length: line.length })),
  );
});

it('has rows of any length', () => {
  const long = lineOf(`# ${'long '.repeat(250_000)}\n`);
  writeIndex([one, long, other]);
  // As texts, because a million bytes are compared one by one.
  expect(indexRows(indexFile).map(({ row }) => row.toString())).toEqual(
    [one, long, other].map((line) => Buffer.from(madeLine(line).row).toString()),
  );
});

it('is read as it was written', () => {
  writeFileSync(pagesFile, Buffer.concat([one, other]));
  writeIndex([one, other]);
  expect(readIndex(indexFile, pagesFile)?.map(({ offset, summary }) => [offset, summary.title])).toEqual([
    [0, 'One'],
    [one.length, 'Other'],
  ]);
  expect(readPlaces(indexFile, pagesFile)).toEqual([
    { offset: 0, length: one.length, hash: lineHash(one) },
    { offset: one.length, length: other.length, hash: lineHash(other) },
  ]);
});

it('has as many rows as there are pages', () => {
  for (const lines of [[], Array.from({ length: 6000 }, () => one)]) {
    writeIndex(lines);
    expect(indexRows(indexFile)).toHaveLength(lines.length);
  }
});

it('is none where not all of it was written', () => {
  writeIndex([one], false);
  expect(indexRows(indexFile)).toEqual([]);
  expect(readIndex(indexFile, pagesFile)).toBeUndefined();
});

it('gives no row of an index that is damaged, or not there', () => {
  writeIndex([one, other]);
  const bytes = readFileSync(indexFile);
  bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
  writeFileSync(indexFile, bytes);
  expect(indexRows(indexFile)).toEqual([]);
  expect(readPlaces(indexFile, pagesFile)).toBeUndefined();
  expect(indexRows(path.join(folder, 'nowhere'))).toEqual([]);
});
