import type { CacheEntry } from '@org/content-pipeline';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { startProfile } from '../stage-profile.js';
import { type CompileTask, createCompiler } from './compile-here.js';
import { packEntries } from './pack-entries.js';
import type { CompileBatch, CompiledBatch } from './compile-pool.js';
import { WorkerProgress } from '../threads/worker-progress.js';

const { task, shared } = workerData as { task: CompileTask; shared: SharedArrayBuffer };
const progress = new WorkerProgress(shared);
const profile = startProfile('compile');
const compiler = createCompiler(task);

parentPort?.on('message', (message: CompileBatch | 'end') => {
  void (message === 'end' ? end() : compileBatch(message));
});

async function compileBatch({ id, sources, memory }: CompileBatch): Promise<void> {
  const { compile } = await compiler;
  // While shares wait, the port hands over one after the other without a turn of the event loop; but only in such turns is freed
  // what native modules, the parser above all, have let go.
  await setImmediate();
  let page = 0;
  const compileNext = (source: string): CacheEntry => {
    progress.begin(id, page++);
    return compile(source);
  };
  const packed = packEntries(sources, compileNext, memory);
  progress.begin();
  parentPort?.postMessage({ id, ...packed } satisfies CompiledBatch, [packed.memory]);
}

/** Without its port the thread has nothing to wait for, and ends. */
async function end(): Promise<void> {
  (await compiler).close();
  await (
    await profile
  )();
  parentPort?.close();
}
