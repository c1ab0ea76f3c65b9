import { parentPort, workerData } from 'node:worker_threads';
import { type CompileTask, createCompiler } from './compile-here.js';
import type { CompileBatch, CompiledBatch } from './compile-pool.js';

const compiler = createCompiler(workerData as CompileTask);

parentPort?.on('message', (message: CompileBatch | 'end') => {
  void (message === 'end' ? end() : compileBatch(message));
});

async function compileBatch({ id, sources }: CompileBatch): Promise<void> {
  const { compile } = await compiler;
  const entries = sources.map(compile);
  parentPort?.postMessage(
    { id, entries } satisfies CompiledBatch,
    entries.map(({ line }) => line.buffer as ArrayBuffer),
  );
}

/** Without its port the thread has nothing to wait for, and ends. */
async function end(): Promise<void> {
  (await compiler).close();
  parentPort?.close();
}
