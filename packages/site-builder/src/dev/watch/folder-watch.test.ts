import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderWatch } from './folder-watch.js';

let root: string;
let edited: string[];
let folders: FolderWatch;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'folder-watch-')));
  write('docs/intro.md');
  write('docs/deep/page.md');
  edited = [];
  folders = new FolderWatch((file) => edited.push(path.relative(root, file)));
});
afterEach(() => {
  folders.close();
  rmSync(root, { recursive: true });
});

function write(name: string, text = name): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));
const told = async (action: () => void): Promise<string[]> => {
  edited.length = 0;
  action();
  await quiet();
  return [...new Set(edited)].sort();
};

it('tells of files that are changed, added and removed, in any folder', async () => {
  folders.add(root);
  expect(await told(() => write('docs/intro.md', 'changed'))).toEqual(['docs/intro.md']);
  expect(await told(() => write('docs/deep/new.md'))).toEqual(['docs/deep/new.md']);
  expect(await told(() => rmSync(path.join(root, 'docs/deep/page.md')))).toEqual(['docs/deep/page.md']);
});

it('tells of what is in a folder that comes, and of what changes in it later', async () => {
  folders.add(root);
  const added = await told(() => {
    write('cloud/one.md');
    write('cloud/deep/er/two.md');
  });
  expect(added).toEqual(['cloud/deep/er/two.md', 'cloud/one.md']);
  expect(await told(() => write('cloud/deep/er/two.md', 'changed'))).toEqual(['cloud/deep/er/two.md']);
});

it('goes on under the new name of a folder, and under the old one when that comes back', async () => {
  folders.add(root);
  const move = (from: string, to: string) => renameSync(path.join(root, from), path.join(root, to));
  const moved = await told(() => move('docs', 'guide'));
  expect(moved).toEqual(expect.arrayContaining(['docs', 'guide/deep/page.md', 'guide/intro.md']));
  expect(await told(() => write('guide/deep/page.md', 'changed'))).toEqual(['guide/deep/page.md']);
  const swapped = await told(() => {
    move('guide', 'docs');
    write('guide/other.md');
  });
  expect(swapped).toEqual(expect.arrayContaining(['docs/intro.md', 'guide/other.md']));
  expect(await told(() => write('docs/deep/page.md', 'again'))).toEqual(['docs/deep/page.md']);
  expect(await told(() => write('guide/other.md', 'changed'))).toEqual(['guide/other.md']);
});

it('takes a file that is replaced by another one for changed, at once', async () => {
  folders.add(root);
  const changed = await told(() => {
    rmSync(path.join(root, 'docs/intro.md'));
    write('docs/intro.md', 'another');
  });
  expect(changed).toEqual(['docs/intro.md']);
});

it('leaves out what is compiled or installed', async () => {
  folders.add(root);
  expect(await told(() => write('docs/.compiled/pages.jsonl'))).toEqual([]);
  expect(await told(() => write('node_modules/package/readme.md'))).toEqual([]);
});

it('waits for a folder that is not there yet', async () => {
  folders.add(path.join(root, 'more/content'));
  expect(await told(() => write('more/unrelated.md'))).toEqual([]);
  expect(await told(() => write('more/content/docs/page.md'))).toEqual(['more/content/docs/page.md']);
  expect(await told(() => write('more/content/docs/page.md', 'changed'))).toEqual([
    'more/content/docs/page.md',
  ]);
});

it('tells the name through which a folder is watched that is a link', async () => {
  symlinkSync(path.join(root, 'docs'), path.join(root, 'linked'));
  folders.add(path.join(root, 'linked'));
  expect(await told(() => write('docs/deep/page.md', 'changed'))).toEqual(['linked/deep/page.md']);
});
