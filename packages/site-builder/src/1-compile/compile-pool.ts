import type { CacheEntry } from '@org/content-pipeline';
import type { CompileTask } from './compile-here.js';
import { type CompiledBatch, CompileThread } from './compile-thread.js';

/** Pages in one share: enough to make the message cheap, few enough to keep all workers busy to the end. */
const BATCH = 16;
/** Shares that each worker may have in hand; bounds what waits in memory for its turn. */
const IN_HAND = 3;

/**
 * Compiles shares of the pages in worker threads and gives them in the order of `sources`. The bytes of an entry are there until
 * the next one is asked for.
 */
export async function* compileInWorkers(
  task: CompileTask,
  sources: string[],
  count: number,
): AsyncGenerator<CacheEntry> {
  const workers = Array.from({ length: count }, () => new CompileThread(task, count));
  const shares = toShares(sources);
  const ahead = count * IN_HAND;
  const handOut = (id: number, memory = new ArrayBuffer(0)): Promise<CompiledBatch> | undefined => {
    const share = shares[id];
    return share && workers[id % count]?.compile({ id, sources: share, memory });
  };
  try {
    const answers = shares.slice(0, ahead).map((_, id) => handOut(id));
    for (const id of shares.keys()) {
      const answer = await answers.shift();
      if (!answer) return;
      const { places, memory } = answer;
      for (const { key, start, end } of places)
        yield { key, bytes: new Uint8Array(memory, start, end - start) };
      answers.push(handOut(id + ahead, memory));
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

const toShares = (sources: string[]): string[][] =>
  Array.from({ length: Math.ceil(sources.length / BATCH) }, (_, id) =>
    sources.slice(id * BATCH, (id + 1) * BATCH),
  );
