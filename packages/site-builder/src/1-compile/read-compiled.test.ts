import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readLines } from './read-compiled.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'read-lines-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function linesOf(text: string): Promise<string[]> {
  const file = path.join(folder, 'lines.txt');
  writeFileSync(file, text);
  const lines: string[] = [];
  for await (const line of readLines(file)) lines.push(line);
  return lines;
}

it('gives each line, whatever signs, ends of other kinds and emptiness it has', async () => {
  expect(await linesOf('a\n\nü€😀\u2028b\r\nlast\n')).toEqual(['a', '', 'ü€😀\u2028b\r', 'last']);
  expect(await linesOf('')).toEqual([]);
  expect(await linesOf('no end')).toEqual(['no end']);
});

it('gives lines whole that begin in one chunk and end in another, or are longer than several', async () => {
  const lines = [
    'a'.repeat(2 ** 20 - 1),
    '€'.repeat(700_000),
    'b',
    'c'.repeat(3 * 2 ** 20),
    '😀'.repeat(300_000),
  ];
  expect(await linesOf(`${lines.join('\n')}\n`)).toEqual(lines);
});

it('says which file it could not read', async () => {
  await expect(readLines(path.join(folder, 'none')).next()).rejects.toThrow('none');
});
