import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultCompileOptions } from '@org/content-pipeline';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './fixture-site.js';

const contentDir = temporaryFolder();
const task = {
  contentDir,
  options: defaultCompileOptions,
  plugins: {
    specs: { remark: [['./mark.mjs', { mark: 'by a plugin' }]], rehype: [] },
    origin: { folder: contentDir, file: 'site.config.ts' },
  },
};
const sources = Array.from({ length: 75 }, (_, index) => `area/page-${index}.md`);

beforeAll(() => {
  mkdirSync(path.join(task.contentDir, 'area'));
  writeFileSync(
    path.join(task.contentDir, 'mark.mjs'),
    `export default ({ mark }) => (tree) => void tree.children.push({ type: 'text', value: mark });`,
  );
  for (const source of sources) {
    writeFileSync(path.join(task.contentDir, source), `# ${source}\n\n${'Some words. '.repeat(50)}\n`);
  }
});

/** Threads load files as Node does, so this runs what the build has made, in a process of its own. Returns what it prints. */
function compileBuilt(which: 'here' | 'workers', pages: string[]): string {
  const built = (name: string): string =>
    pathToFileURL(path.join(import.meta.dirname, '../dist/1-compile', name)).href;
  const input = JSON.stringify({ task, pages });
  const script = `
    import { compileHere } from '${built('compile-here.js')}';
    import { compileInWorkers } from '${built('compile-pool.js')}';
    const { task, pages } = ${input};
    const lines = ${which === 'here' ? 'compileHere(task, pages)' : 'compileInWorkers(task, pages, 3)'};
    try {
      for await (const { json } of lines) process.stdout.write(json + '\\n');
    } catch (error) {
      process.stdout.write('stopped by ' + error.message);
    }`;
  const file = path.join(task.contentDir, `${which}.mjs`);
  writeFileSync(file, script);
  return execFileSync(process.execPath, [file], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

describe('workers', () => {
  it('give the lines that one thread gives, in the order of the pages', () => {
    const lines = compileBuilt('workers', sources);
    expect(lines.split('\n')).toHaveLength(76);
    expect(lines.split('\n').filter((line) => line.includes('by a plugin'))).toHaveLength(75);
    expect(lines).toBe(compileBuilt('here', sources));
  });

  it('pass on what broke one of them, and stop', () => {
    expect(compileBuilt('workers', [...sources, 'area/none.md'])).toMatch(/stopped by ENOENT.*none\.md/);
  });
});
