import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { filesBelow, temporaryFolder } from '../../test/fixture-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { copyFiles, copyHashed } from './copy-files.js';
import { holdOutput } from './hold-output.js';
import { needManifest, sha256Of } from './site-manifest.js';
import { SiteOutput } from './site-output.js';

let root: string;
let dist: string;

beforeEach(() => {
  root = temporaryFolder();
  dist = path.join(root, 'dist');
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'old.html'), 'the last good site');
});

it('leaves the last good site where it is until the new one is complete', () => {
  const output = new SiteOutput(dist);
  output.write('index.html', 'new');
  expect(filesBelow(dist)).toEqual({ 'old.html': 'the last good site' });
});

it('replaces the site whole', async () => {
  const output = new SiteOutput(dist);
  output.write('index.html', 'new');
  output.write('cloud/intro.html', 'page');
  await output.commit();
  const { 'dist/manifest.json': _, ...files } = filesBelow(root);
  expect(files).toEqual({ 'dist/index.html': 'new', 'dist/cloud/intro.html': 'page' });
});

it('lists what it has written, with size and hash, but for what the report says of itself', async () => {
  const output = new SiteOutput(dist);
  output.writeReport('report.json', '{}');
  output.write('cloud/intro.html', 'é');
  await output.commit();
  expect(needManifest(dist)).toEqual({
    version: 1,
    files: { 'cloud/intro.html': { bytes: 2, sha256: sha256Of('é') }, 'report.json': { selfChecked: true } },
  });
  expect(Object.keys(needManifest(dist).files)).toEqual(['cloud/intro.html', 'report.json']);
});

it('writes a long text part by part, as the manifest says', async () => {
  const output = new SiteOutput(dist);
  output.writeParts('all.txt', ['é', '', 'nd']);
  expect(output.read('all.txt')).toBe('énd');
  await output.commit();
  expect(needManifest(dist).files['all.txt']).toEqual({ bytes: 4, sha256: sha256Of('énd') });
});

it('publishes nothing when the output was taken away from it', async () => {
  const output = new SiteOutput(dist);
  output.write('index.html', 'new');
  const taken = (): never => {
    throw new Error('taken');
  };
  await expect(output.commit(taken)).rejects.toThrow('taken');
  expect(filesBelow(dist)).toEqual({ 'old.html': 'the last good site' });
});

it('names the file that cannot be written', () => {
  const output = new SiteOutput(dist);
  output.write('cloud', 'a file');
  const error = caught(() => output.write('cloud/intro.html', 'page'));
  expect(error.diagnostics).toMatchObject([
    { code: 'output-failed', message: expect.stringContaining('so nothing is published') as string },
  ]);
  expect(error.diagnostics[0]?.file).toMatch(/dist\/cloud\/intro\.html$/);
});

function caught(run: () => void): SiteError {
  try {
    run();
  } catch (error) {
    if (error instanceof SiteError) return error;
  }
  throw new Error('No error was thrown.');
}

it('writes the first site', async () => {
  const output = new SiteOutput(path.join(root, 'first'));
  output.write('index.html', 'new');
  await output.commit();
  expect(filesBelow(path.join(root, 'first'))).toHaveProperty(['index.html'], 'new');
});

it('leaves nothing beside the output, whether it was put in place or not', async () => {
  const failed = holdOutput(dist, () => {
    new SiteOutput(dist).write('broken.html', 'half');
    return Promise.reject(new Error('broken'));
  });
  await expect(failed).rejects.toThrow('broken');
  expect(filesBelow(root)).toEqual({ 'dist/old.html': 'the last good site' });
  await holdOutput(dist, ({ confirm }) => new SiteOutput(dist).commit(confirm));
  expect(Object.keys(filesBelow(root))).toEqual(['dist/manifest.json']);
  expect(existsSync(`${dist}.next`)).toBe(false);
});

it('counts what it has written, and says what a file costs on the wire', () => {
  const output = new SiteOutput(dist);
  output.write('a.html', 'é'.repeat(100));
  output.write('b.svg', Buffer.from('<svg/>'));
  expect(output.written).toEqual([
    { file: 'a.html', bytes: 200 },
    { file: 'b.svg', bytes: 6 },
  ]);
  expect(output.gzipOf('a.html')).toBe(gzipSync('é'.repeat(100)).byteLength);
});

it('knows which names change with their bytes', () => {
  const output = new SiteOutput(dist);
  output.writeHashed('assets/a.0a1b.js', 'a');
  output.write('assets/logo.svg', 'b');
  output.writeHashed('assets/c.js', 'c');
  output.write('assets/c.js', 'the site has one of that name');
  const files = output.written.map(({ file }) => file);
  expect(files.filter((file) => output.isHashed(file))).toEqual(['assets/a.0a1b.js']);
});

it('copies a folder but for what is left out, and minds no folder that is not there', async () => {
  const client = path.join(root, 'client');
  for (const file of ['assets/a.js', '.vite/manifest.json', 'assets/.vite/b.js']) {
    mkdirSync(path.dirname(path.join(client, file)), { recursive: true });
    writeFileSync(path.join(client, file), file);
  }
  const output = new SiteOutput(dist);
  copyHashed(client, output, { except: ['.vite'] });
  copyFiles(path.join(root, 'nowhere'), output);
  await output.commit();
  expect(Object.keys(filesBelow(dist))).toEqual(['assets/.vite/b.js', 'assets/a.js', 'manifest.json']);
  expect(existsSync(path.join(root, 'nowhere'))).toBe(false);
});

it.each([
  '../out.html',
  'cloud/../../out.html',
  '../../out.html',
  '../dist.next2/out.html',
  '/out.html',
  '',
  '.',
  'cloud/..',
  'cloud/',
  'a\0b.html',
])('writes nothing outside of its folder: %j', (file) => {
  const output = new SiteOutput(path.join(root, 'deep/er/dist'));
  expect(() => output.write(file, 'out')).toThrow('no file inside the output folder');
  expect(output.written).toEqual([]);
});

it('follows no link out of its folder', () => {
  const output = new SiteOutput(dist);
  mkdirSync(path.join(root, 'elsewhere'));
  const [staging = ''] = readdirSync(`${dist}.next`);
  symlinkSync(path.join(root, 'elsewhere'), path.join(`${dist}.next`, staging, 'cloud'));
  expect(() => output.write('cloud/intro.html', 'out')).toThrow('no file inside the output folder');
  expect(existsSync(path.join(root, 'elsewhere/intro.html'))).toBe(false);
});
