import { Worker } from 'node:worker_threads';
import type { CompileTask } from './compile-here.js';

/** What goes to a worker: a share of the pages. Its answer is their lines, in order. */
export interface CompileBatch {
  id: number;
  sources: string[];
}

export interface CompiledBatch {
  id: number;
  lines: string;
}

/** Pages in one share: enough to make the message cheap, few enough to keep all workers busy to the end. */
const BATCH = 16;
/** Shares that each worker may have in hand; bounds what waits in memory for its turn. */
const IN_HAND = 3;

/** Compiles shares of the pages in worker threads and gives their lines in the order of `sources`. */
export async function* compileInWorkers(
  task: CompileTask,
  sources: string[],
  count: number,
): AsyncGenerator<string> {
  const workers = Array.from({ length: count }, () => new CompileWorker(task));
  const total = Math.ceil(sources.length / BATCH);
  const answers = new Map<number, Promise<string>>();
  try {
    for (let done = 0, next = 0; done < total; done++) {
      for (; next < total && next < done + count * IN_HAND; next++) {
        const batch = { id: next, sources: sources.slice(next * BATCH, (next + 1) * BATCH) };
        const answer = workers[next % count]?.compile(batch);
        // A failure is thrown when its turn comes; until then it must not count as unhandled.
        answer?.catch(() => undefined);
        if (answer) answers.set(next, answer);
      }
      yield (await answers.get(done)) ?? '';
      answers.delete(done);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** One thread that compiles the shares it is given, one after the other. */
class CompileWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(lines: string): void; reject(error: Error): void }>();

  constructor(task: CompileTask) {
    this.#worker = new Worker(new URL('./compile-worker.js', import.meta.url), { workerData: task });
    this.#worker.on('message', ({ id, lines }: CompiledBatch) => {
      this.#waiting.get(id)?.resolve(lines);
      this.#waiting.delete(id);
    });
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  compile(batch: CompileBatch): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(batch.id, { resolve, reject });
      this.#worker.postMessage(batch);
    });
  }

  stop(): Promise<number> {
    return this.#worker.terminate();
  }
}
