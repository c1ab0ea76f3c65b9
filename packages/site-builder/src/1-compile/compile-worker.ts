import { parentPort, workerData } from 'node:worker_threads';
import { compileHere, type CompileTask } from './compile-here.js';
import type { CompileBatch, CompiledBatch } from './compile-pool.js';

parentPort?.on('message', ({ id, sources }: CompileBatch) => {
  void compileBatch(id, sources);
});

async function compileBatch(id: number, sources: string[]): Promise<void> {
  let lines = '';
  for await (const line of compileHere(workerData as CompileTask, sources)) lines += line;
  parentPort?.postMessage({ id, lines } satisfies CompiledBatch);
}
