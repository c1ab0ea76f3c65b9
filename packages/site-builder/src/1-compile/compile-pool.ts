import { Worker } from 'node:worker_threads';
import type { CacheEntry } from '@org/content-pipeline';
import type { CompileTask } from './compile-here.js';

/** What goes to a worker: a share of the pages. Its answer is what they became, in order. */
export interface CompileBatch {
  id: number;
  sources: string[];
}

export interface CompiledBatch {
  id: number;
  entries: CacheEntry[];
}

/** Pages in one share: enough to make the message cheap, few enough to keep all workers busy to the end. */
const BATCH = 16;
/** Shares that each worker may have in hand; bounds what waits in memory for its turn. */
const IN_HAND = 3;

/**
 * Bounds of a thread's heap, in MB. A page needs some 30, but without bounds the engine lets four times what lives and more pile
 * up before it collects, so that threads grow for as long as they run. Below 2 GB it stays under twice. The largest page that
 * is compiled needs less, and 2 GB is the engine's own limit on a machine of 4 GB; `--max-old-space-size` overrides it.
 */
const HEAP = { maxOldGenerationSizeMb: 2000, maxYoungGenerationSizeMb: 24 };

/** Compiles shares of the pages in worker threads and gives them in the order of `sources`. */
export async function* compileInWorkers(
  task: CompileTask,
  sources: string[],
  count: number,
): AsyncGenerator<CacheEntry> {
  const workers = Array.from({ length: count }, () => new CompileWorker(task));
  const batches = toBatches(sources);
  const ahead = count * IN_HAND;
  const handOut = (batch: CompileBatch): Promise<CacheEntry[]> | undefined =>
    workers[batch.id % count]?.compile(batch);
  try {
    const answers = batches.slice(0, ahead).map(handOut);
    for (const { id } of batches) {
      const next = batches[id + ahead];
      if (next) answers.push(handOut(next));
      yield* (await answers.shift()) ?? [];
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

function toBatches(sources: string[]): CompileBatch[] {
  return Array.from({ length: Math.ceil(sources.length / BATCH) }, (_, id) => ({
    id,
    sources: sources.slice(id * BATCH, (id + 1) * BATCH),
  }));
}

/** One thread that compiles the shares it is given, one after the other. */
class CompileWorker {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, { resolve(entries: CacheEntry[]): void; reject(error: Error): void }>();

  constructor(task: CompileTask) {
    this.#worker = new Worker(new URL('./compile-worker.js', import.meta.url), {
      workerData: task,
      resourceLimits: HEAP,
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        resolve();
      });
    });
    this.#worker.on('message', ({ id, entries }: CompiledBatch) => {
      this.#waiting.get(id)?.resolve(entries);
      this.#waiting.delete(id);
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  compile(batch: CompileBatch): Promise<CacheEntry[]> {
    const answer = new Promise<CacheEntry[]>((resolve, reject) => {
      this.#waiting.set(batch.id, { resolve, reject });
      this.#worker.postMessage(batch);
    });
    // A failure is thrown when its turn comes; until then it must not count as unhandled.
    answer.catch(() => undefined);
    return answer;
  }

  /** Lets it write what it keeps for the next run. One that has failed is gone already. */
  stop(): Promise<void> {
    this.#worker.postMessage('end');
    return this.#ended;
  }
}
