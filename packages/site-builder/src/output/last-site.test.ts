import { appendFileSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesBelow, temporaryFolder } from '../../test/fixture-site.js';
import { copyHashed } from './copy-files.js';
import { LastSite } from './last-site.js';
import { sha256Of } from './site-manifest.js';
import { SiteOutput } from './site-output.js';

let dist: string;
let state: string;

beforeEach(async () => {
  const root = temporaryFolder();
  dist = path.join(root, 'dist');
  state = path.join(root, 'state.json');
  const output = new SiteOutput(dist);
  output.write('a.html', 'a');
  output.write('b.html', 'b');
  output.writeHashed('assets/x.js', 'x');
  output.keepUnit('page', { key: { text: '1', site: '1' }, files: ['a.html', 'assets/x.js'], result: [1] });
  await finish(output, 'same');
});

async function finish(output: SiteOutput, input: string): Promise<void> {
  const placed = await output.commit();
  LastSite.remember(dist, state, placed, { ...output.remembered, input, result: { pages: 1 } });
}

const open = () => LastSite.open(dist, state);
const inode = (file: string): number => statSync(path.join(dist, file)).ino;

it('gives its files to the next one where their bytes are the same, and writes the others anew', async () => {
  const before = [inode('a.html'), inode('b.html')];
  const output = new SiteOutput(dist, open());
  output.write('a.html', 'a');
  output.write('b.html', 'B');
  expect(output.counts).toEqual({ written: 1, linked: 1 });
  await finish(output, 'other');
  expect([inode('a.html') === before[0], inode('b.html') === before[1]]).toEqual([true, false]);
});

it('gives its files without theirs being read, where it is known what is in those', () => {
  const client = path.join(path.dirname(dist), 'client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  for (const name of ['x', 'y', 'z']) writeFileSync(path.join(client, `assets/${name}.js`), name);
  const output = new SiteOutput(dist, open());
  const hashes = { 'assets/x.js': sha256Of('x'), 'assets/y.js': sha256Of('y') };
  // One that is read would be found to be another.
  writeFileSync(path.join(client, 'assets/x.js'), 'not read');
  copyHashed(client, output, { hashes });
  const texts = ['x', 'y', 'z'].map((name) => output.read(`assets/${name}.js`));
  expect([texts, output.counts]).toEqual([['x', 'y', 'z'], { written: 2, linked: 1 }]);
  expect(['x', 'y', 'z'].every((name) => output.isHashed(`assets/${name}.js`))).toBe(true);
});

it('gives no file whose bytes are others now', () => {
  const client = path.join(path.dirname(dist), 'client');
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'assets/x.js'), 'another');
  const output = new SiteOutput(dist, open());
  copyHashed(client, output, { hashes: { 'assets/x.js': sha256Of('another') } });
  expect([output.read('assets/x.js'), output.counts.written]).toEqual(['another', 1]);
});

it('is never written into', () => {
  const output = new SiteOutput(dist, open());
  output.write('a.html', 'a');
  output.write('a.html', 'another');
  expect(readFileSync(path.join(dist, 'a.html'), 'utf8')).toBe('a');
});

it('knows what its files cost on the wire, where that was asked', async () => {
  const output = new SiteOutput(dist, open());
  output.write('a.html', 'a');
  output.write('b.html', 'b');
  const size = output.gzipOf('a.html');
  await finish(output, 'other');
  expect([open()?.gzipOf(sha256Of('a')), open()?.gzipOf(sha256Of('b'))]).toEqual([size, undefined]);
  const next = new SiteOutput(dist, open());
  next.write('a.html', 'another');
  expect(next.gzipOf('a.html')).toBe(gzipSync('another').byteLength);
});

describe('a unit', () => {
  const key = { text: '1', site: '1' };

  it('is taken whole where its key is the same, with what came of it', async () => {
    const output = new SiteOutput(dist, open());
    expect(output.reuseUnit('page', key)).toEqual({ result: [1], from: 'last site' });
    expect([output.has('a.html'), output.isHashed('assets/x.js'), output.isHashed('a.html')]).toEqual([
      true,
      true,
      false,
    ]);
    await finish(output, 'other');
    expect(Object.keys(filesBelow(dist))).toEqual(['a.html', 'assets/x.js', 'manifest.json']);
    expect(new SiteOutput(dist, open()).reuseUnit('page', key)).toMatchObject({ result: [1] });
  });

  it('is not taken for another key, and the part that has changed is the reason', () => {
    const output = new SiteOutput(dist, open());
    expect(output.reuseUnit('page', { text: '1', site: '2' })).toBeUndefined();
    expect(output.reasonFor('page', { text: '1', site: '2' })).toBe('site');
    expect(output.reasonFor('page', { ...key, sidebar: '1' })).toBe('sidebar');
    expect(output.reasonFor('other', key)).toBe('new');
    expect(new SiteOutput(dist).reasonFor('page', key)).toBe('no last site');
  });

  it('is not taken in part, where something else has written one of its files', () => {
    appendFileSync(path.join(dist, 'assets/x.js'), 'y');
    const output = new SiteOutput(dist, open());
    expect(output.reuseUnit('page', key)).toBeUndefined();
    expect(output.reasonFor('page', key)).toBe('file gone');
    expect([output.has('a.html'), output.written, output.counts.linked]).toEqual([false, [], 0]);
  });
});

describe('what the last build said', () => {
  it('is known for the same input alone', () => {
    expect(open()?.resultFor('same')).toEqual({ pages: 1 });
    expect(open()?.resultFor('other')).toBeUndefined();
  });

  it('is not known where a file of the site is another, even of the same size', () => {
    const file = path.join(dist, 'a.html');
    writeFileSync(file, 'A');
    utimesSync(file, 1, 1);
    expect(open()?.resultFor('same')).toBeUndefined();
  });

  it.each([
    [
      'the state is damaged',
      () => writeFileSync(state, readFileSync(state, 'utf8').replace('"page"', '"pagE"')),
    ],
    ['the site is another', () => appendFileSync(path.join(dist, 'manifest.json'), '\n')],
  ])('is not known where %s', (_what, change) => {
    change();
    expect(open()).toBeUndefined();
  });
});
