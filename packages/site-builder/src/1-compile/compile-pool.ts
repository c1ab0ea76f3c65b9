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
  const shares = toShares(sources, count);
  const workers = Array.from(
    { length: Math.min(count, shares.length) },
    () => new CompileThread(task, count),
  );
  const ahead = workers.length * IN_HAND;
  const handOut = (id: number, memory = new ArrayBuffer(0)): Promise<CompiledBatch> | undefined => {
    const share = shares[id];
    return share && workers[id % workers.length]?.compile({ id, sources: share, memory });
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

/** Of few pages each thread has its part. */
function toShares(sources: string[], count: number): string[][] {
  const size = Math.min(BATCH, Math.ceil(sources.length / count));
  return Array.from({ length: Math.ceil(sources.length / size) }, (_, id) =>
    sources.slice(id * size, (id + 1) * size),
  );
}
