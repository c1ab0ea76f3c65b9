import os from 'node:os';
import { compileHere, type CompileTask } from './compile-here.js';
import { compileInWorkers } from './compile-pool.js';

/** Pages from which starting workers costs less than they save: one takes some 150 ms to load the pipeline. */
const WORTH_WORKERS = 200;

/** Compiles pages to lines of JSON, in the order of `sources`; over all cores when there are many. Nothing is kept. */
export async function* compileLines(task: CompileTask, sources: string[]): AsyncGenerator<string> {
  const workers = os.availableParallelism();
  if (workers > 1 && sources.length >= WORTH_WORKERS) yield* compileInWorkers(task, sources, workers);
  else yield* compileHere(task, sources);
}
