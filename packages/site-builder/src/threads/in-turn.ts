import { setImmediate } from 'node:timers/promises';
import type { Transferable } from 'node:worker_threads';
import { PageThread, type PageWork } from './page-thread.js';
import type { Share } from './serve-thread.js';

/** Shares that each of those at work may have in hand; bounds what waits in memory for its turn. */
const IN_HAND = 3;

/** What is to be done, a share after the other. */
export interface Shares<S extends Share, A> {
  count: number;
  /** @param former an answer that was taken and is no longer needed */
  share(id: number, former: A | undefined): S;
  /** Memory of a share that goes to its thread. @default none */
  transferred?(share: S): readonly Transferable[];
}

/** Who does it. */
export interface Crew<S extends Share, A> {
  work: PageWork<S>;
  /** How many threads of their own are at work. */
  threads: number;
  /** One more, from when another thread of the process is done, and if there are so many shares left that it pays. @default there is none */
  later?: { from: Promise<unknown>; least: number } | undefined;
  /** The same work in this thread, which then takes part. @default it waits for the others */
  here?(share: S): Promise<A>;
}

/** Has several threads work through shares and gives the answers in the order of the shares. An answer is there until the next one is asked for. */
export async function* inTurn<S extends Share, A extends Share>(
  { work, threads, later, here }: Crew<S, A>,
  shares: Shares<S, A>,
): AsyncGenerator<A> {
  const own = here ? [new HereRunner(here)] : [];
  const count = Math.min(threads + own.length, shares.count);
  const runners: Runner<S, A>[] = [
    ...own,
    ...Array.from({ length: count - own.length }, () => new PageThread<S, A>(work, count)),
  ];
  const inHand = runners.map(() => 0);
  const answers: Promise<A>[] = [];
  let next = 0;
  const handOut = (share: S): Promise<A> => {
    const free = inHand.indexOf(Math.min(...inHand));
    const runner = runners[free];
    if (!runner) throw new Error('Nobody does the work.');
    const answer = runner.run(share, shares.transferred?.(share));
    inHand[free] = (inHand[free] ?? 0) + 1;
    const done = (): number => (inHand[free] = (inHand[free] ?? 0) - 1);
    answer.then(done, done);
    return answer;
  };
  const fill = (former?: A): void => {
    for (; next < shares.count && answers.length < runners.length * IN_HAND; former = undefined)
      answers.push(handOut(shares.share(next++, former)));
  };
  let isOver = false;
  const join = (): void => {
    if (isOver || shares.count - next < (later?.least ?? 0)) return;
    inHand.push(0);
    runners.push(new PageThread<S, A>(work, count + 1));
  };
  later?.from.then(join, join);
  try {
    fill();
    for (let answer = answers.shift(); answer; answer = answers.shift()) {
      const taken = await answer;
      yield taken;
      fill(taken);
    }
  } finally {
    isOver = true;
    await Promise.all(runners.map((runner) => runner.stop()));
  }
}

/** Works through the shares it is given, one after the other. */
interface Runner<S, A> {
  run(share: S, transferred?: readonly Transferable[]): Promise<A>;
  stop(): Promise<void>;
}

/** This thread as one of several: between two shares it hears what the others have to say. */
class HereRunner<S, A> implements Runner<S, A> {
  readonly #work: (share: S) => Promise<A>;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(work: (share: S) => Promise<A>) {
    this.#work = work;
  }

  run(share: S): Promise<A> {
    const answer = this.#last.then(async () => {
      await setImmediate();
      if (this.#isStopped) throw new Error('The work was given up.');
      return this.#work(share);
    });
    // A failure is thrown when its turn comes; until then it must not count as unhandled.
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#last;
  }
}
