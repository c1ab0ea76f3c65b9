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

const PIPELINE = pathToFileURL(
  path.join(import.meta.dirname, '../node_modules/@org/content-pipeline/dist/index.js'),
).href;

/** Threads load files as Node does, so this runs what the build has made, in a process of its own. Returns what it prints. */
function runBuilt(name: string, pages: string[], script: string): string {
  const built = (module: string): string =>
    pathToFileURL(path.join(import.meta.dirname, '../dist/1-compile', module)).href;
  const file = path.join(task.contentDir, `${name}.mjs`);
  writeFileSync(
    file,
    `import { Worker } from 'node:worker_threads';
    import { pageLine } from '${PIPELINE}';
    import { compileHere } from '${built('compile-here.js')}';
    import { compileInThreads } from '${built('compile-pool.js')}';
    const { task, pages } = ${JSON.stringify({ task, pages })};
    ${script}`,
  );
  return execFileSync(process.execPath, [file], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

const CALLS = {
  here: 'compileHere(task, pages)',
  workers: 'compileInThreads(task, pages, { count: 3 })',
  both: 'compileInThreads(task, pages, { count: 3, isHere: true })',
};

const compileBuilt = (which: keyof typeof CALLS, pages: string[]): string =>
  runBuilt(
    which,
    pages,
    `const entries = ${CALLS[which]};
    try {
      for await (const { bytes } of entries) process.stdout.write(pageLine(bytes));
    } catch (error) {
      for (const { code, message } of error.diagnostics) process.stdout.write('stopped by ' + code + ' ' + message);
    }`,
  );

describe('workers', () => {
  it('give the lines that one thread gives, in the order of the pages', () => {
    const lines = compileBuilt('workers', sources);
    expect(lines.split('\n')).toHaveLength(76);
    expect(lines.split('\n').filter((line) => line.includes('by a plugin'))).toHaveLength(75);
    expect(lines).toBe(compileBuilt('here', sources));
    expect(lines).toBe(compileBuilt('both', sources));
  });

  it('pass on what broke one of them, and stop', () => {
    for (const which of ['workers', 'both'] as const)
      expect(compileBuilt(which, [...sources, 'area/none.md'])).toMatch(
        /stopped by source-unreadable .*ENOENT.*none\.md/,
      );
  });

  it('are a few shares ahead of what is taken, whatever the number of pages, and their heaps have a bound', () => {
    const measured = runBuilt(
      'ahead',
      [...sources, ...sources],
      `let [ahead, most, heap] = [0, 0, 0];
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message) {
        ahead += message.sources?.length ?? 0;
        most = Math.max(most, ahead);
        heap = this.resourceLimits.maxOldGenerationSizeMb;
        return postMessage.call(this, message);
      };
      for await (const _ of compileInThreads(task, pages, { count: 1 })) ahead -= 1;
      console.log(JSON.stringify({ most, heap }));`,
    );
    // Three shares of 16. From 2,048 MB the engine lets four times what lives pile up as garbage.
    expect(JSON.parse(measured)).toEqual({ most: 48, heap: 2000 });
  });

  it('take turns of the event loop between the shares, in which native memory is freed', () => {
    writeFileSync(
      path.join(task.contentDir, 'count-turns.mjs'),
      `let [pages, waits] = [0, false];
      const turn = () => {
        [pages, waits] = [0, false];
      };
      export default () => (tree) => {
        if (!waits) setImmediate(turn);
        waits = true;
        tree.children.push({ type: 'text', value: 'turn:' + ++pages });
      };`,
    );
    const most = runBuilt(
      'turns',
      Array.from({ length: 8 }, () => sources).flat(),
      `task.plugins.specs.remark = [['./count-turns.mjs', {}]];
      let most = 0;
      for await (const { bytes } of compileInThreads(task, pages, { count: 1 })) {
        const [, count] = /turn:(\\d+)/.exec(Buffer.from(pageLine(bytes)).toString());
        most = Math.max(most, Number(count));
      }
      process.stdout.write(String(most));`,
    );
    expect(Number(most)).toBeGreaterThan(0);
    expect(Number(most)).toBeLessThanOrEqual(48);
  });
});
