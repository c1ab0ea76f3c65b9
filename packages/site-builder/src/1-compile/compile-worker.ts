import { parentPort, workerData } from 'node:worker_threads';
import { compileHere, type CompileTask } from './compile-here.js';
import type { CompileBatch, CompiledBatch } from './compile-pool.js';

parentPort?.on('message', ({ id, sources }: CompileBatch) => {
  const lines = [...compileHere(workerData as CompileTask, sources)].join('');
  parentPort?.postMessage({ id, lines } satisfies CompiledBatch);
});
