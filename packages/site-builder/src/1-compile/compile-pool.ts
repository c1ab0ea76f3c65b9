import { Worker } from 'node:worker_threads';
import type { CacheEntry } from '@org/content-pipeline';
import type { CompileTask } from './compile-here.js';

/** What goes to a worker: a share of the pages. */
export interface CompileBatch {
  id: number;
  sources: string[];
  /** For the answer: that of an earlier one, so that not every page takes new memory and lets it go somewhere else. */
  memory: ArrayBuffer;
}

/** What the pages became, in order. */
export interface CompiledBatch {
  id: number;
  /** Where the bytes of each entry lie. */
  places: { key: string; start: number; end: number }[];
  memory: ArrayBuffer;
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

/**
 * Compiles shares of the pages in worker threads and gives them in the order of `sources`. The bytes of an entry are there until
 * the next one is asked for.
 */
export async function* compileInWorkers(
  task: CompileTask,
  sources: string[],
  count: number,
): AsyncGenerator<CacheEntry> {
  const workers = Array.from({ length: count }, () => new CompileWorker(task));
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

/** One thread that compiles the shares it is given, one after the other. */
class CompileWorker {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, { resolve(answer: CompiledBatch): void; reject(error: Error): void }>();

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
    this.#worker.on('message', (answer: CompiledBatch) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  compile(batch: CompileBatch): Promise<CompiledBatch> {
    const answer = new Promise<CompiledBatch>((resolve, reject) => {
      this.#waiting.set(batch.id, { resolve, reject });
      this.#worker.postMessage(batch, [batch.memory]);
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
