import { type ResourceLimits, Worker } from 'node:worker_threads';
import { nodeModule } from './node-module.js';

/** What a thread may be told before it is known what it is to do. */
export interface EarlyThread {
  /** The module that it runs: it waits for a task. */
  module: URL;
  resourceLimits?: ResourceLimits | undefined;
  /** Absolute path of another module that it will need. */
  preload?: string | undefined;
}

/** Threads that have begun to load their module and have no work yet, by its address. */
const early = new Map<string, Worker[]>();

/** Has threads load what they run while this one does something else. They keep no process alive. */
export function startEarly(thread: EarlyThread, count: number): void {
  const { href } = thread.module;
  const threads = Array.from({ length: count }, () => startThread(thread));
  for (const worker of threads) worker.unref();
  early.set(href, [...(early.get(href) ?? []), ...threads]);
}

/** A thread that has begun early, or a new one. */
export function takeThread(thread: EarlyThread): Worker {
  const started = early.get(thread.module.href)?.pop();
  started?.ref();
  return started ?? startThread(thread);
}

/** Ends the threads that nobody has taken. */
export async function endEarly(): Promise<void> {
  const threads = [...early.values()].flat();
  early.clear();
  await Promise.all(threads.map((worker) => worker.terminate()));
}

function startThread({ module, resourceLimits = {}, preload }: EarlyThread): Worker {
  const { url, ...node } = nodeModule(module);
  return new Worker(url, { ...node, resourceLimits, workerData: { preload } satisfies ThreadData });
}

/** What such a thread finds as its `workerData`. */
export interface ThreadData {
  preload: string | undefined;
}
