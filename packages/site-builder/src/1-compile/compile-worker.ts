import type { CacheEntry } from '@org/content-pipeline';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { startProfile } from '../stage-profile.js';
import { type CompileTask, createCompiler } from './compile-here.js';
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

/**
 * One after the other into `memory`, or into a larger one where that is too small. Each page's own bytes are let go at once: those
 * that grow old wait for a full collection, and many of them pile up until then.
 */
function packEntries(
  sources: string[],
  compile: (source: string) => CacheEntry,
  memory: ArrayBuffer,
): Omit<CompiledBatch, 'id'> {
  let target = new Uint8Array(memory);
  let end = 0;
  const places = sources.map((source) => {
    const { key, bytes } = compile(source);
    const start = end;
    end += bytes.length;
    if (end > target.length) target = enlarged(target.subarray(0, start), 2 * end);
    target.set(bytes, start);
    return { key, start, end };
  });
  return { places, memory: target.buffer };
}

function enlarged(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}

/** Without its port the thread has nothing to wait for, and ends. */
async function end(): Promise<void> {
  (await compiler).close();
  await (
    await profile
  )();
  parentPort?.close();
}
