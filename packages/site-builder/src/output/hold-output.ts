import { OutputLock } from './output-lock.js';
import { removeWork, settle, type SiteFolders, siteFolders } from './site-folders.js';
import { removeUnfinished } from './unfinished.js';
import { writing, writingNow } from './unwritable.js';

/** The output of a site while this process alone may write it. */
export interface HeldOutput {
  folders: SiteFolders;
  /** @throws when another process has taken the output away */
  confirm(): void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a build that may write a site's output, alone: others wait. What an earlier one has begun is finished or taken back first;
 * what this one has not ended, by an error or a signal, is taken away after it.
 * @param target the output folder
 * @throws SiteError where nothing can be written beside the output
 */
export async function holdOutput<T>(target: string, run: (output: HeldOutput) => Promise<T>): Promise<T> {
  const folders = siteFolders(target);
  let lock: OutputLock | undefined;
  const leave = (): void => {
    if (lock) settle(folders);
    lock?.release();
    removeWork(folders);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    ignoreFailure(leave);
    ignoreFailure(removeUnfinished);
    console.error(`Stopped by ${signal}. The last whole site stays.`);
    for (const name of SIGNALS) process.off(name, onSignal);
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    const taken = await writing(folders.work, () => OutputLock.take(folders.work));
    lock = taken;
    writingNow(target, () => settle(folders));
    return await run({ folders, confirm: () => taken.confirm() });
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
    ignoreFailure(leave);
    lock?.release();
  }
}

function ignoreFailure(change: () => void): void {
  try {
    change();
  } catch {
    // The next build does it.
  }
}
