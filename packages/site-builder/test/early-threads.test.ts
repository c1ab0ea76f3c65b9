import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from './fixture-site.js';

const folder = temporaryFolder();
writeFileSync(
  path.join(folder, 'worker.mjs'),
  `import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (text) => parentPort.postMessage(text + ' ' + threadId));`,
);

/** Threads load files as Node does, so this runs what the build has made, in a process of its own. Returns what it prints. */
function run(script: string): string {
  const module = pathToFileURL(path.join(import.meta.dirname, '../dist/threads/early-threads.js')).href;
  writeFileSync(
    path.join(folder, 'run.mjs'),
    `import { once } from 'node:events';
    import { endEarly, startEarly, takeThread } from '${module}';
    const thread = { module: new URL('./worker.mjs', import.meta.url) };
    const ask = async (worker) => {
      worker.postMessage('thread');
      const [answer] = await once(worker, 'message');
      console.log(answer);
      await worker.terminate();
    };
    ${script}`,
  );
  const env = { ...process.env, NODE_OPTIONS: '' };
  return execFileSync(process.execPath, [path.join(folder, 'run.mjs')], { encoding: 'utf8', env });
}

it('gives the threads that have begun before it starts others', () => {
  expect(run(`startEarly(thread, 1); for (const _ of [1, 2]) await ask(takeThread(thread));`)).toBe(
    'thread 1\nthread 2\n',
  );
});

it('gives them to nobody after they were ended', () => {
  expect(run(`startEarly(thread, 2); await endEarly(); await ask(takeThread(thread));`)).toBe('thread 3\n');
});

it('keeps no process alive that has no work for them', () => {
  expect(run(`startEarly(thread, 2); startEarly(thread, -1);`)).toBe('');
});
