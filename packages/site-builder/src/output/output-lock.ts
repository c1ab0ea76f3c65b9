import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Who writes a site. */
interface LockOwner {
  token: string;
  pid: number;
  host: string;
  /** When the process began, as its system counts: a number that is given out again belongs to another. Empty where that is not known. */
  began: string;
}

interface LockOptions {
  /** Milliseconds after which it gives up. @default 10 minutes */
  patience?: number;
  /** Told once that another process has the lock. @default a line on the error output */
  onWait?: (pid: number) => void;
}

/** Name of the file; before it appears under it, and while it is taken away, more is behind its name. */
export const LOCK = 'lock';

const PATIENCE = 600_000;
const POLL = 50;
/** Its owner touches the file so often, for those who cannot ask their system whether it lives. */
const HEARTBEAT = 2000;
/** An owner on another machine, or one that has written nothing, is gone when the file stays untouched for so long. */
const SILENCE = 15_000;

/**
 * Holds the output of a site against other builds. The file names the process: one that is gone, whatever ended it, holds nothing.
 * @param folder what builds have for themselves beside the output; it is made
 * @throws when another process does not give the lock back in time
 */
export class OutputLock {
  readonly #file: string;
  readonly #owner: LockOwner;
  readonly #heartbeat: NodeJS.Timeout;

  private constructor(file: string, owner: LockOwner) {
    this.#file = file;
    this.#owner = owner;
    this.#heartbeat = setInterval(() => touch(file), HEARTBEAT).unref();
  }

  static async take(folder: string, options: LockOptions = {}): Promise<OutputLock> {
    const { patience = PATIENCE, onWait = sayThatItWaits } = options;
    const file = path.join(folder, LOCK);
    const owner = thisProcess();
    const watch = new OwnerWatch(file);
    const end = performance.now() + patience;
    let told = false;
    while (!create(folder, file, owner)) {
      const pid = watch.look();
      if (performance.now() > end) throw new LockError(file, pid ?? 0);
      if (pid !== undefined && !told) onWait(pid);
      told ||= pid !== undefined;
      await wait(pid === undefined ? 0 : POLL);
    }
    return new OutputLock(file, owner);
  }

  /** Whether it is still this process that has the lock. @throws when it is not */
  confirm(): void {
    if (readOwner(this.#file)?.token !== this.#owner.token)
      throw new Error(
        `"${this.#file}" was taken away from this build, so another may be writing and nothing is published. Run it again.`,
      );
  }

  release(): void {
    clearInterval(this.#heartbeat);
    if (readOwner(this.#file)?.token === this.#owner.token) rmSync(this.#file, { force: true });
  }
}

const sayThatItWaits = (pid: number): void =>
  console.error(`Another build (process ${pid}) writes this site. This one waits until it is done.`);

/** Complete when it appears: nobody sees a lock without its owner. */
function create(folder: string, file: string, owner: LockOwner): boolean {
  const own = `${file}.${owner.token}`;
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(own, JSON.stringify(owner));
    linkSync(own, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The owner of the lock takes the folder away when it is empty.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    if (code === 'EPERM' || code === 'ENOTSUP') return createWithoutLinks(file, owner);
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function createWithoutLinks(file: string, owner: LockOwner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Watches a lock of another process, and takes it away when its owner is gone. */
class OwnerWatch {
  readonly #file: string;
  #seen = '';
  #since = performance.now();

  constructor(file: string) {
    this.#file = file;
  }

  /** The process that has it; `undefined` when nobody has. */
  look(): number | undefined {
    const owner = readOwner(this.#file);
    const stamp = stampOf(this.#file);
    if (stamp === undefined) return undefined;
    if (`${stamp} ${owner?.token}` !== this.#seen) {
      this.#seen = `${stamp} ${owner?.token}`;
      this.#since = performance.now();
    }
    const isHere = owner?.host === os.hostname();
    const isSilent = performance.now() - this.#since > SILENCE;
    if (owner && isHere ? isAlive(owner) : !isSilent) return owner?.pid ?? 0;
    takeAway(this.#file, owner);
    return undefined;
  }
}

/** Takes away what processes have left that were ended while they took a lock: the folder could not be removed for it. */
export function removeAbandonedLocks(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith(`${LOCK}.`))) {
    const file = path.join(folder, name);
    const owner = readOwner(file);
    const isSilent = Date.now() - (stampOf(file) ?? 0) > SILENCE;
    const isGone = owner?.host === os.hostname() ? !isAlive(owner) : isSilent;
    if (isGone) rmSync(file, { force: true });
  }
}

/** A third process may have been faster, and have a lock of its own there by now: that one goes back. */
function takeAway(file: string, owner: LockOwner | undefined): void {
  const away = `${file}.${randomUUID()}`;
  try {
    renameSync(file, away);
    if (readOwner(away)?.token !== owner?.token) linkSync(away, file);
  } catch {
    // Another command has taken it away, or put another one there.
  }
  rmSync(away, { force: true });
}

function readOwner(file: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockOwner> | null;
    const { token, pid, host, began } = owner ?? {};
    if (typeof token !== 'string' || typeof pid !== 'number') return undefined;
    return { token, pid, host: host ?? '', began: began ?? '' };
  } catch {
    return undefined;
  }
}

function stampOf(file: string): number | undefined {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // It is gone; `confirm` says so.
  }
}

const thisProcess = (): LockOwner => ({
  token: randomUUID(),
  pid: process.pid,
  host: os.hostname(),
  began: beganAt(process.pid),
});

function isAlive({ pid, began }: LockOwner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return began === '' || beganAt(pid) === began;
}

/** Ticks since the system started, and which start of it; empty on systems without `/proc`. */
function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may have spaces.
    const ticks = stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
  } catch {
    return '';
  }
}

class LockError extends Error {
  constructor(file: string, pid: number) {
    super(
      `Another build (process ${pid}) has been writing this site for too long, so nothing is built. End that process, or delete "${file}" if it is none.`,
    );
  }
}
