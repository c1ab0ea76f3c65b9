import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { filesBelow, temporaryFolder } from '../../test/fixture-site.js';
import { LastSite } from './last-site.js';
import { SiteOutput } from './site-output.js';
import { isUnwritable } from './unwritable.js';
import { verifySite } from './verify-site.js';

let dist: string;
let state: string;
let kept: string;

beforeEach(async () => {
  const root = temporaryFolder();
  [dist, state, kept] = [
    path.join(root, 'dist'),
    path.join(root, 'state.json'),
    path.join(root, 'cache/spare'),
  ];
  await build({ 'a.html': '1', 'b/x.html': '1', 'b/y.html': '1', 'c.html': '1' });
});

/** Makes a site of these files, and takes from the last one what is the same. */
async function build(files: Record<string, string>): Promise<SiteOutput> {
  const output = new SiteOutput(dist, LastSite.open(dist, state), [], kept);
  const former = existsSync(dist) ? filesBelow(dist) : {};
  for (const [file, text] of Object.entries(files)) {
    if (former[file] !== text || !output.reuse(file)) output.write(file, text);
  }
  const placed = await output.commit();
  LastSite.remember(dist, state, placed, { ...output.remembered, input: null, result: null });
  return output;
}

function expectSite(files: Record<string, string>): void {
  const { 'manifest.json': _, ...found } = filesBelow(dist);
  expect(found).toEqual(files);
  expect(verifySite(dist)).toEqual([]);
}

const one = { 'a.html': '1', 'b/x.html': '1', 'b/y.html': '1', 'c.html': '1' };
const inode = (file: string): number => statSync(path.join(dist, file)).ino;

it('is the folder of the next site, in which every file is as it would be in a new one', async () => {
  const before = inode('b/x.html');
  await build({ ...one, 'a.html': '2' });
  expect(Object.keys(filesBelow(kept))).toContain('a.html');
  const { counts } = await build({ ...one, 'a.html': '2', 'c.html': '2' });
  expect(counts).toEqual({ written: 1, linked: 3 });
  expectSite({ ...one, 'a.html': '2', 'c.html': '2' });
  await build({ ...one, 'a.html': '3', 'c.html': '2' });
  expectSite({ ...one, 'a.html': '3', 'c.html': '2' });
  expect(inode('b/x.html')).toBe(before);
});

it('leaves nothing that the new site has not: pages that are gone, and files that others have put there', async () => {
  await build({ ...one, 'd/e/f.html': '1' });
  writeFileSync(path.join(dist, 'CNAME'), 'example.com');
  symlinkSync('b', path.join(dist, 'link'));
  await build({ ...one, 'd/e/f.html': '1', 'a.html': '2' });
  await build({ ...one, 'a.html': '3' });
  expectSite({ ...one, 'a.html': '3' });
  expect(existsSync(path.join(dist, 'd'))).toBe(false);
});

it('gives nothing that was changed since, also where its names lead to files of the site', async () => {
  await build({ ...one, 'a.html': '2' });
  writeFileSync(path.join(kept, 'b/x.html'), 'changed');
  expect(readFileSync(path.join(dist, 'b/x.html'), 'utf8')).toBe('changed');
  await build({ ...one, 'a.html': '3' });
  expectSite({ ...one, 'a.html': '3' });
});

it('is in the way where the new site has a file instead of a folder, or the other way round, and says so', async () => {
  const rest = { 'c.html': '1', 'd.html': '1', 'e.html': '1' };
  await build({ ...rest, a: '1', 'b/x/y': '1' });
  await build({ ...rest, a: '1', 'b/x/y': '1', 'f.html': '1' });
  const output = new SiteOutput(dist, LastSite.open(dist, state), [], kept);
  const thrownBy = (file: string): unknown => {
    try {
      return output.write(file, '1');
    } catch (error) {
      return error;
    }
  };
  expect(['a/x/y', 'b'].map((file) => isUnwritable(thrownBy(file)))).toEqual([true, true]);
  expect(output.discardSpare()).toBe(true);
  await build({ ...rest, 'a/x/y': '1', b: '1' });
  expectSite({ ...rest, 'a/x/y': '1', b: '1' });
});

it('is taken away where most files of the new site are others', async () => {
  await build({ ...one, 'a.html': '2' });
  expect(existsSync(kept)).toBe(true);
  await build({ 'z.html': '1' });
  expect(existsSync(kept)).toBe(false);
  expectSite({ 'z.html': '1' });
});
