import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds without a write after which a file that nobody here writes is not written elsewhere either: on a disk of several machines they cannot be asked. */
const ABANDONED = 60_000;

const PARTIAL = /\.(\d+)-[\da-f-]{36}\.partial(?:\.index)?$/;

/** A name that no other process has, beside the file that it is to become. */
export const partialFile = (target: string): string => `${target}.${process.pid}-${randomUUID()}.partial`;

/** Takes away what processes have left in a folder that were killed. */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = PARTIAL.exec(name) ?? [];
    const file = path.join(folder, name);
    if (pid !== undefined && !isRunning(Number(pid)) && isOld(file)) rmSync(file, { force: true });
  }
}

const isOld = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > ABANDONED;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user is not to be told anything.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
