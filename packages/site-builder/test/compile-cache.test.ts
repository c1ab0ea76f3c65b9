import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CompileCache, defaultCompileOptions } from '@org/content-pipeline';
import { expect, it, vi } from 'vitest';
import { compileArea } from '../src/1-compile/compile-area.js';
import { compiledFile } from '../src/1-compile/compiled-files.js';
import { compileLines } from '../src/1-compile/compile-lines.js';
import { FixtureSite } from './fixture-site.js';

const linesOf = async (fixture: FixtureSite): Promise<string> => {
  const site = await fixture.load();
  await compileArea(site, 'cloud');
  return readFileSync(compiledFile(site, 'cloud'), 'utf8');
};

it('gives the same lines from the cache, and a changed page anew', async () => {
  const fixture = new FixtureSite();
  const first = await linesOf(fixture);
  const packs = () => readdirSync(path.join(fixture.root, '.site-cache/pages'));
  const before = packs();
  expect(before).toHaveLength(1);

  expect(await linesOf(fixture)).toBe(first);
  expect(packs()).toEqual(before);

  await fixture.write('content/cloud/intro.md', '# Changed\n');
  const changed = await linesOf(fixture);
  expect(changed).toContain('"title":"Changed"');
  expect(changed.split('\n')).toHaveLength(first.split('\n').length);
  expect(packs()).toHaveLength(2);
});

it('compiles only what the cache does not know, and keeps the order of the pages', async () => {
  const fixture = new FixtureSite();
  const folder = path.join(fixture.root, 'cache');
  const task = { contentDir: path.join(fixture.root, 'content'), options: defaultCompileOptions };
  const sources = ['cloud/intro.md', 'cloud/projects/index.md', 'cloud/projects/overview.md'];
  const compile = async (pages: string[]) => {
    const cache = new CompileCache(defaultCompileOptions, { folder });
    const write = vi.spyOn(cache, 'write');
    const lines: string[] = [];
    for await (const { bytes } of compileLines(task, pages, cache)) lines.push(Buffer.from(bytes).toString());
    const written = write.mock.calls.length;
    cache.close();
    return { lines: lines.map((line) => (JSON.parse(line) as { source: string }).source), written };
  };
  expect(await compile(sources.slice(1, 2))).toEqual({ lines: sources.slice(1, 2), written: 1 });
  expect(await compile(sources)).toEqual({ lines: sources, written: 2 });
  expect(await compile(sources)).toEqual({ lines: sources, written: 0 });
});
