import type { ResourceLimits, Transferable, Worker } from 'node:worker_threads';
import { SiteError } from '../diagnostics/diagnostic.js';
import { takeThread } from './early-threads.js';
import { PAGE_TIME_LIMIT, pageCodeStopped } from './page-code-stopped.js';
import type { Share, ThreadStart } from './serve-thread.js';
import { WorkerProgress } from './worker-progress.js';

/** What threads do with pages. */
export interface PageWork<S extends Share> {
  /** The module that they run, see `serveThread`; each share is a message to it, and its answer has the id of the share. */
  module: URL;
  /** What it starts with: plain data. */
  task: unknown;
  resourceLimits?: ResourceLimits;
  /** What is done, for messages: `compiled`, `compiles`. */
  verb: { done: string; does: string };
  /** The source of a page of a share, as messages name it. */
  fileOf(share: S, page: number): string | undefined;
  /** Milliseconds of a processor's time that one page may take. @default 10 seconds, where pages take some ten milliseconds */
  timeLimit?: number | undefined;
}

/** How many times that it may take on a busy machine, or while it waits for something: then it is over, too. */
const PATIENCE = 60;

interface Waiting<S, A> {
  share: S;
  resolve(answer: A): void;
  reject(error: Error): void;
}

/** One thread that works through the shares it is given, one after the other. One that dies, or hangs, fails with the page it was at. */
export class PageThread<S extends Share, A extends Share> {
  readonly #work: PageWork<S>;
  readonly #worker: Worker;
  readonly #progress = new WorkerProgress();
  readonly #ended: Promise<void>;
  readonly #waiting = new Map<number, Waiting<S, A>>();
  #failure: Error | undefined;

  /** @param count how many threads this process has at work: the time of its processors is theirs together */
  constructor(work: PageWork<S>, count: number) {
    this.#work = work;
    const { module, task, resourceLimits } = work;
    this.#worker = takeThread({ module, resourceLimits });
    this.#worker.postMessage({ task, shared: this.#progress.shared } satisfies ThreadStart<unknown>);
    const watch = this.#watch(work.timeLimit ?? PAGE_TIME_LIMIT, count);
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        clearInterval(watch);
        this.#fail(this.#stopped(`has ended the thread that ${work.verb.does} it (exit code ${code})`));
        resolve();
      });
    });
    this.#worker.on('message', (answer: A) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(isMemory ? this.#stopped('needs more memory than a page may have') : asSiteError(error));
    });
  }

  /** @param transferred memory of the share that goes to the thread, and is of no use here any more */
  run(share: S, transferred: readonly Transferable[] = []): Promise<A> {
    const answer = new Promise<A>((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      this.#waiting.set(share.id, { share, resolve, reject });
      this.#worker.postMessage(share, transferred);
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
        this.#fail(this.#stopped(`is not ${this.#work.verb.done} after ${limit / 1000} s of computing`));
        void this.#worker.terminate();
      },
      Math.min(limit / 4, 500),
    );
  }

  #stopped(what: string): Error {
    const { current } = this.#progress;
    const share = current && this.#waiting.get(current.batch)?.share;
    const file = share && this.#work.fileOf(share, current.page);
    if (file === undefined)
      return new Error(`Code that the site's pages use ${what}: a plugin, a component, or what they import.`);
    return pageCodeStopped({ file, what, done: this.#work.verb.done });
  }
}

/** What a thread throws has its properties here, and is of no class. */
function asSiteError(error: Error): Error {
  const { diagnostics } = error as Partial<SiteError>;
  return diagnostics ? new SiteError(diagnostics) : error;
}
