import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compilePage } from '@org/content-pipeline';
import { afterAll, expect, it } from 'vitest';
import { indexRow, indexText, knownRows, readIndex } from './compiled-index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'index-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [indexFile, pagesFile] = [path.join(folder, 'index.jsonl'), path.join(folder, 'pages.jsonl')];

const lineOf = (text: string): Buffer =>
  Buffer.from(`${JSON.stringify(compilePage({ path: 'a.md', text }, { read: () => undefined }))}\n`);
const [one, other] = [lineOf('# One\n'), lineOf('# Other\n')];

it('takes the row of a line that an earlier index has, and makes that of another', () => {
  writeFileSync(indexFile, indexText([indexRow(one)]));
  const known = knownRows(indexFile);
  expect([...known.values()]).toEqual([indexRow(one)]);
  // Told from a new one by what no page says.
  const marked = new Map([...known].map(([hash, row]) => [hash, row.replace('"One"', '"Kept"')]));
  expect([indexRow(one, marked), indexRow(other, marked)]).toEqual([
    indexRow(one).replace('"One"', '"Kept"'),
    indexRow(other),
  ]);
});

it('is read as it was written', () => {
  writeFileSync(pagesFile, Buffer.concat([one, other]));
  writeFileSync(indexFile, indexText([indexRow(one), indexRow(other)]));
  expect(readIndex(indexFile, pagesFile)?.map(({ offset, summary }) => [offset, summary.title])).toEqual([
    [0, 'One'],
    [one.length, 'Other'],
  ]);
});

it('gives no row of an index that is damaged, or not there', () => {
  const bytes = readFileSync(indexFile);
  bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
  writeFileSync(indexFile, bytes);
  expect(knownRows(indexFile).size).toBe(0);
  expect(knownRows(path.join(folder, 'nowhere')).size).toBe(0);
});
