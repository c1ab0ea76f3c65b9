import { rmSync } from 'node:fs';

/** Absolute paths of files that this process writes, and puts in place when they are whole. */
const unfinished = new Set<string>();

/** Names files that are of no use where the process is stopped before it is done with them. Returns what to call when it is: it takes away those that are left. */
export function beginFiles(...files: readonly string[]): () => void {
  for (const file of files) unfinished.add(file);
  return () => {
    for (const file of files) {
      rmSync(file, { force: true });
      unfinished.delete(file);
    }
  };
}

/** Takes away what was begun, for a process that a signal stops: no `finally` runs in it. */
export function removeUnfinished(): void {
  for (const file of unfinished) rmSync(file, { force: true });
}
