import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import type { CompileTask } from './compile-here.js';
import { PAGE_TIME_LIMIT, pageCodeStopped } from './page-code-stopped.js';
import { WorkerProgress } from './worker-progress.js';

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

/**
 * Bounds of a thread's heap, in MB. A page needs some 30, but without bounds the engine lets four times what lives and more pile
 * up before it collects, so that threads grow for as long as they run. Below 2 GB it stays under twice. The largest page that
 * is compiled needs less, and 2 GB is the engine's own limit on a machine of 4 GB; `--max-old-space-size` overrides it.
 */
const HEAP = { maxOldGenerationSizeMb: 2000, maxYoungGenerationSizeMb: 24 };

/** How many times that it may take on a busy machine, or while it waits for something: then it is over, too. */
const PATIENCE = 60;

/**
 * Threads load files as Node does: when these sources run as they are, in tests, the thread runs what was built of them, without
 * the options by which packages are found as sources.
 */
function startWorker(options: WorkerOptions): Worker {
  const file = new URL('./compile-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(file))) return new Worker(file, options);
  return new Worker(new URL('../../dist/1-compile/compile-worker.js', import.meta.url), {
    ...options,
    execArgv: [],
  });
}

interface Waiting {
  batch: CompileBatch;
  resolve(answer: CompiledBatch): void;
  reject(error: Error): void;
}

/** One thread that compiles the shares it is given, one after the other. One that dies, or hangs, fails with the page it was at. */
export class CompileThread {
  readonly #task: CompileTask;
  readonly #worker: Worker;
  readonly #progress = new WorkerProgress();
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  #failure: Error | undefined;

  /** @param count how many threads this process has at work: the time of its processors is theirs together */
  constructor(task: CompileTask, count: number) {
    this.#task = task;
    this.#worker = startWorker({
      workerData: { task, shared: this.#progress.shared },
      resourceLimits: HEAP,
    });
    const watch = this.#watch(task.timeLimit ?? PAGE_TIME_LIMIT, count);
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        clearInterval(watch);
        this.#fail(this.#stopped(`has ended the thread that compiles it (exit code ${code})`));
        resolve();
      });
    });
    this.#worker.on('message', (answer: CompiledBatch) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(isMemory ? this.#stopped('needs more memory than a page may have') : error);
    });
  }

  compile(batch: CompileBatch): Promise<CompiledBatch> {
    const answer = new Promise<CompiledBatch>((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      // The memory goes to the thread, and is of no use here.
      const { id, sources } = batch;
      this.#waiting.set(id, { batch: { id, sources, memory: NO_MEMORY }, resolve, reject });
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

  /** The first failure is the cause of all others. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }

  /** Ends the thread when it has work and stays at one page. */
  #watch(limit: number, count: number): NodeJS.Timeout {
    let [step, since, used] = [this.#progress.step, performance.now(), process.cpuUsage()];
    return setInterval(
      () => {
        if (this.#waiting.size === 0 || this.#progress.step !== step) {
          [step, since, used] = [this.#progress.step, performance.now(), process.cpuUsage()];
          return;
        }
        const { user, system } = process.cpuUsage(used);
        const isOver = (user + system) / 1000 > limit * count;
        if (!isOver && performance.now() - since < limit * PATIENCE) return;
        this.#fail(this.#stopped(`is not compiled after ${limit / 1000} s of computing`));
        void this.#worker.terminate();
      },
      Math.min(limit / 4, 500),
    );
  }

  #stopped(what: string): Error {
    const { current } = this.#progress;
    const source = current && this.#waiting.get(current.batch)?.batch.sources[current.page];
    if (source === undefined)
      return new Error(`Code that the site's pages use ${what}: a plugin, a component, or what they import.`);
    return pageCodeStopped(nameInWorkspace(path.join(this.#task.contentDir, source)), what);
  }
}

const NO_MEMORY = new ArrayBuffer(0);
