import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as entry from './index.js';

const stability = readFileSync(new URL('../STABILITY.md', import.meta.url), 'utf8');

/** Names in the last paragraph of a section: what stands before it explains. */
function listed(section: string): string[] {
  const [, body = ''] = stability.split(`## ${section}\n`);
  const paragraphs = (body.split('\n## ')[0] ?? '').trim().split('\n\n');
  return [...(paragraphs.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

it('exports what its README names', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['FLAVOURS', 'createSite']);
});

it('lists the arguments that the usage names, and the flavours', () => {
  const source = readFileSync(new URL('./cli.ts', import.meta.url), 'utf8');
  const [, usage = ''] = /const USAGE = `([\s\S]*?)`;/.exec(source) ?? [];
  const named = [...usage.matchAll(/--[a-z][a-z-]*/g)].map(([flag]) => flag);
  expect(listed('Command line')).toEqual(expect.arrayContaining([...new Set(named)]));
  expect(listed('Flavours').toSorted()).toEqual(entry.FLAVOURS.toSorted());
});
