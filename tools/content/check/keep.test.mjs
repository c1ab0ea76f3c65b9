import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { keeper } from './keep.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'keep-'));
const places = { root, cache: path.join(root, 'cache') };
const write = (name, text) => writeFileSync(path.join(root, name), text);
const find = vi.fn(() => ['found']);
const ask = (about, name = 'a/page.md') => keeper('words', ['check.mjs'], places)(name, about, find);
const filesOfWords = () => {
  const folder = path.join(places.cache, 'words');
  return readdirSync(folder).map((name) => path.join(folder, name));
};

beforeEach(() => {
  rmSync(places.cache, { recursive: true, force: true });
  write('pnpm-lock.yaml', '1');
  write('check.mjs', '1');
  find.mockClear();
});
afterAll(() => rmSync(root, { recursive: true }));

it('answers from what was kept when nothing has changed', async () => {
  expect(await ask('text')).toEqual(['found']);
  expect(await ask('text')).toEqual(['found']);
  expect(find).toHaveBeenCalledTimes(1);
});

it('asks again when the text, the check or a package has changed', async () => {
  await ask('text');
  await ask('other text');
  write('check.mjs', '2');
  await ask('other text');
  write('pnpm-lock.yaml', '2');
  await ask('other text');
  expect(find).toHaveBeenCalledTimes(4);
});

it('keeps one answer for a name', async () => {
  await ask('text');
  await ask('other text');
  await ask('text', 'a/other.md');
  expect(filesOfWords()).toHaveLength(2);
});

it('asks again when what was kept cannot be read', async () => {
  await ask('text');
  const [file] = filesOfWords();
  writeFileSync(file, '{"key":');
  expect(await ask('text')).toEqual(['found']);
  expect(find).toHaveBeenCalledTimes(2);
});
