import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { compileAll, FixtureSite } from '../../test/fixture-site.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { compiledFile, compiledIndexFile } from './compiled-files.js';
import { DamagedAreaError, readArea, readPages } from './read-compiled.js';

let site: LoadedSite;

beforeEach(async () => {
  site = await new FixtureSite().load();
  await compileAll(site);
});

async function sourcesOf(pages: ReturnType<typeof readArea>): Promise<string[]> {
  const sources: string[] = [];
  for await (const { source } of readPages(site, 'cloud', pages)) sources.push(source);
  return sources;
}

it('gives the pages that are asked for, next to each other or not', async () => {
  const all = readArea(site, 'cloud');
  const [first, , third] = all.map(({ summary }) => summary.source);
  expect(await sourcesOf(all)).toEqual(all.map(({ summary }) => summary.source));
  expect(await sourcesOf(all.filter((_, index) => index !== 1))).toEqual([first, third]);
  expect(await sourcesOf([])).toEqual([]);
});

/** Each bit of the file that is turned at a place. */
function damage(file: string, place: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor(place * (bytes.length - 1));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

describe('what is damaged is not read', () => {
  const read = async () => sourcesOf(readArea(site, 'cloud'));

  it.each([0, 0.3, 0.7, 1])('a bit of the pages, at %f of the file', async (place) => {
    damage(compiledFile(site, 'cloud'), place);
    await expect(read()).rejects.toBeInstanceOf(DamagedAreaError);
  });

  it.each([0, 0.01, 0.5, 1])('a bit of the index, at %f of the file', async (place) => {
    damage(compiledIndexFile(site, 'cloud'), place);
    await expect(read()).rejects.toBeInstanceOf(DamagedAreaError);
  });

  it('pages without their index, or of another size', async () => {
    const file = compiledFile(site, 'cloud');
    writeFileSync(file, readFileSync(file).subarray(0, -1));
    await expect(read()).rejects.toBeInstanceOf(DamagedAreaError);
    await compileAll(site);
    rmSync(compiledIndexFile(site, 'cloud'));
    await expect(read()).rejects.toBeInstanceOf(DamagedAreaError);
  });
});
