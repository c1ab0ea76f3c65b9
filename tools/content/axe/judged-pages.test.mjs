import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { judgedPages } from './judged-pages.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'judged-'));
const file = path.join(folder, 'some/area.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function judge(...documents) {
  const judged = judgedPages(file, '1.0');
  for (const document of documents) judged.addClean(judged.keyOf(document));
  judged.write();
}

it('knows a document again that was clean, until a run leaves it out', () => {
  judge('<p>a</p>', '<p>b</p>');
  const again = judgedPages(file, '1.0');
  expect(['<p>a</p>', '<p>b</p>', '<p>c</p>'].map((text) => again.isClean(again.keyOf(text)))).toEqual([
    true,
    true,
    false,
  ]);
  judge('<p>a</p>');
  const last = judgedPages(file, '1.0');
  expect(last.isClean(last.keyOf('<p>b</p>'))).toBe(false);
});

it('judges all again with another browser, and where the file is damaged', () => {
  judge('<p>a</p>');
  const other = judgedPages(file, '2.0');
  expect(other.isClean(other.keyOf('<p>a</p>'))).toBe(false);
  writeFileSync(file, '["tru');
  const damaged = judgedPages(file, '1.0');
  expect(damaged.isClean(damaged.keyOf('<p>a</p>'))).toBe(false);
});
