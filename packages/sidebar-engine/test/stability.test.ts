import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Names in the last paragraph of a section: what stands before it explains. */
function listed(section: string): string[] {
  const [, body = ''] = read('STABILITY.md').split(`## ${section}\n`);
  const paragraphs = (body.split('\n## ')[0] ?? '').trim().split('\n\n');
  return [...(paragraphs.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

it('lists the codes of all diagnostics', () => {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => read(path.join('src', file)));
  const codes = sources.flatMap((text) => [...text.matchAll(/\bcode: '([a-z]+(?:-[a-z]+)+)'/g)]);
  expect(listed('Codes of diagnostics')).toEqual([...new Set(codes.map(([, code = '']) => code))].sort());
});
