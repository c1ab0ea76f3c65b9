import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOCK, OutputLock, removeAbandonedLocks } from './output-lock.js';
import { readManifest } from './site-manifest.js';

/**
 * Where a site's output is, and what builds have beside it:
 *
 *     dist                  the site
 *     dist.next/lock        who writes
 *     dist.next/<id>        a site in the making
 *     dist.next/<id>.old    the site that it replaces, while the two change places
 */
export interface SiteFolders {
  target: string;
  work: string;
}

/** Of the site that replaces another: between the two renames of a swap, it alone says that there was one. */
export const OLD = '.old';

export const siteFolders = (target: string): SiteFolders => ({
  target: path.resolve(target),
  work: `${path.resolve(target)}.next`,
});

/** The folder of a site in the making. */
export const stagingFolder = ({ work }: SiteFolders, id: string): string => path.join(work, id);

/**
 * Puts a whole site in the target's place, in two renames. Between them there is none, which readers know how to read
 * ({@link currentSite}) and the next command puts right ({@link settle}). The old site stays in the work folder.
 */
export function swapIn({ target, work }: SiteFolders, id: string): void {
  const old = path.join(work, id + OLD);
  const had = existsSync(target);
  if (had) renameSync(target, old);
  try {
    renameSync(path.join(work, id), target);
  } catch (error) {
    if (had) renameSync(old, target);
    throw error;
  }
}

/**
 * Finishes or takes back a swap that was begun and not ended, from what is on disk, and takes away what builds have left. Only for
 * the one who has the lock.
 */
export function settle(folders: SiteFolders): void {
  const { target, work } = folders;
  const site = currentSite(folders);
  if (site !== undefined && site !== target) renameSync(site, target);
  for (const name of listNames(work))
    if (name !== LOCK && !name.startsWith(`${LOCK}.`)) rmSync(path.join(work, name), { recursive: true });
  removeAbandonedLocks(work);
}

/** Milliseconds: enough to take the lock from a process that is gone. */
const SETTLE_PATIENCE = 20;

/** {@link settle}, for a command that does not build: where a build is at work, that is left to it. */
export async function settleUnlessBuilding(folders: SiteFolders): Promise<void> {
  if (!existsSync(folders.work)) return;
  try {
    const lock = await OutputLock.take(folders.work, { patience: SETTLE_PATIENCE, onWait: () => undefined });
    settle(folders);
    lock.release();
    removeWork(folders);
  } catch {
    // A build is at work, or the folder may not be written: reading does without.
  }
}

/** Takes the work folder away when nobody has anything there. */
export function removeWork({ work }: SiteFolders): void {
  try {
    rmdirSync(work);
  } catch {
    // Another build waits there.
  }
}

/**
 * The folder that has the site at this moment: the target, or where a swap has left the site. `undefined` where there is none.
 * Where the new one is whole, it is the site; else the old one is.
 */
export function currentSite({ target, work }: SiteFolders): string | undefined {
  if (existsSync(target)) return target;
  for (const name of listNames(work)) {
    if (!name.endsWith(OLD)) continue;
    const next = path.join(work, name.slice(0, -OLD.length));
    return readManifest(next) ? next : path.join(work, name);
  }
  return existsSync(target) ? target : undefined;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
