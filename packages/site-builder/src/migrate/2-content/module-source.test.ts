import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isReadable, moduleSource } from './module-source.js';

const folder = mkdtempSync(path.join(tmpdir(), 'module-source-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

it('takes types of Flow out of a module that says it has them, line by line', () => {
  const file = written('bed.js', [
    '/**',
    ' * @flow strict',
    ' */',
    "import type { Plant } from './plant';",
    "import * as React from 'react';",
    'type Props = {| +plant: Plant, depth?: ?number |};',
    'export default function Bed({ plant, depth }: Props): React.Node {',
    '  return <p>{plant.name} {(depth: any) ?? 1}</p>;',
    '}',
  ]);
  const lines = moduleSource(file).split('\n');
  expect(isReadable(file, lines.join('\n'))).toBe(true);
  expect(lines[4]?.trim()).toBe("import * as React from 'react';");
  expect(lines[6]).toBe('export default function Bed({ plant, depth }) {');
  expect(lines[7]).toBe('  return <p>{plant.name} {(depth) ?? 1}</p>;');
  expect(lines.join('\n')).not.toContain('./plant');
});

it('leaves other modules as they are', () => {
  const lines = ['// Not of @flower.', 'export const tall = (height) => <b>{height}</b>;'];
  expect(moduleSource(written('tall.js', lines))).toBe(lines.join('\n'));
  const typed = ['/* @flow */', 'export const wide = <T,>(width: T): T => width;'];
  expect(moduleSource(written('wide.ts', typed))).toBe(typed.join('\n'));
});

it('says what no bundler reads', () => {
  const file = written('odd.js', ['// @flow', 'component Odd(width: number) { return <b />; }']);
  expect(isReadable(file, moduleSource(file))).toBe(false);
});
