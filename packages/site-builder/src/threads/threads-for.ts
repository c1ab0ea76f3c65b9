import os from 'node:os';

/**
 * How many threads share some work. The variable `SITE_BUILDER_THREADS` says how many there may be, where that is another number than that of
 * the processors, and then they share the least work, too: what comes out is the same.
 * @param least items from which several threads are done sooner than one
 */
export function threadsFor(items: number, least: number): number {
  const asked = Number(process.env.SITE_BUILDER_THREADS);
  if (asked >= 1) return Math.min(Math.floor(asked), Math.max(items, 1));
  return items >= least ? os.availableParallelism() : 1;
}
