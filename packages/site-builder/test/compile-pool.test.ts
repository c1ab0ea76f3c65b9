import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultCompileOptions } from '@org/content-pipeline';
import { beforeAll, describe, expect, it } from 'vitest';
// Threads load files as Node does, so this is tested on what the build has made.
import type * as Here from '../src/1-compile/compile-here.js';
import type * as Pool from '../src/1-compile/compile-pool.js';
import { temporaryFolder } from './fixture-site.js';

const built = (name: string): string => path.join(import.meta.dirname, '../dist/1-compile', name);
const { compileHere } = (await import(built('compile-here.js'))) as typeof Here;
const { compileInWorkers } = (await import(built('compile-pool.js'))) as typeof Pool;

const task = { contentDir: temporaryFolder(), options: defaultCompileOptions };
const sources = Array.from({ length: 75 }, (_, index) => `area/page-${index}.md`);

beforeAll(() => {
  mkdirSync(path.join(task.contentDir, 'area'));
  for (const source of sources) {
    writeFileSync(path.join(task.contentDir, source), `# ${source}\n\n${'Some words. '.repeat(50)}\n`);
  }
});

describe('workers', () => {
  it('give the lines that one thread gives, in the order of the pages', async () => {
    const lines = [];
    for await (const line of compileInWorkers(task, sources, 3)) lines.push(line);
    expect(lines.join('')).toBe([...compileHere(task, sources)].join(''));
  });

  it('pass on what broke one of them, and stop', async () => {
    const collect = async (): Promise<void> => {
      for await (const _ of compileInWorkers(task, [...sources, 'area/none.md'], 2)) continue;
    };
    await expect(collect()).rejects.toThrow('area/none.md');
  });
});
