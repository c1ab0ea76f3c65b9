import { parentPort, type Transferable } from 'node:worker_threads';
import { startProfile } from '../stage-profile.js';
import { WorkerProgress } from './worker-progress.js';

/** Some of the pages, as they go to a thread. */
export interface Share {
  id: number;
}

/** What a thread is told first. */
export interface ThreadStart<T> {
  /** Plain data. */
  task: T;
  /** Memory of its {@link WorkerProgress}. */
  shared: SharedArrayBuffer;
}

/** Does what a thread is for. */
export interface ShareRunner<S extends Share, A> {
  run(share: S): Promise<{ answer: A; transferred?: readonly Transferable[] }>;
  /** Lets it write what it keeps for the next run. */
  close?(): void;
}

/**
 * The other end of a `PageThread`, in the thread: shares come while others are at work, and are done one after the other, so that it is known at
 * which page the thread is. What is thrown ends the thread.
 * @param stage whose profile is written
 * @param begin makes what runs the shares of a task
 */
export function serveThread<T, S extends Share, A>(
  stage: string,
  begin: (task: T, progress: WorkerProgress) => Promise<ShareRunner<S, A>>,
): void {
  const profile = startProfile(stage);
  let runner: Promise<ShareRunner<S, A>> | undefined;
  let last: Promise<void> = Promise.resolve();
  const answer = async (share: S): Promise<void> => {
    const done = await (await runner)?.run(share);
    parentPort?.postMessage(done?.answer, done?.transferred ?? []);
  };
  // Without its port the thread has nothing to wait for, and ends.
  const end = async (): Promise<void> => {
    (await runner)?.close?.();
    await (
      await profile
    )();
    parentPort?.close();
  };
  parentPort?.on('message', (message: ThreadStart<T> | S | 'end') => {
    if (message !== 'end' && 'shared' in message)
      runner = begin(message.task, new WorkerProgress(message.shared));
    else last = last.then(() => (message === 'end' ? end() : answer(message)));
  });
}
