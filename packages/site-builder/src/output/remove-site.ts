import { readdirSync, rmdirSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SpareSite } from './spare-site.js';

/** How many files of the site that has replaced another one are new, and how many are that one's, too. */
interface NewSite {
  written: number;
  linked: number;
}

/** Keeps a site that another one has replaced for the one after it, where most of its files are that one's, too; else it is taken away. @param kept where to. @default it is taken away */
export async function setAside(folder: string, { written, linked }: NewSite, kept?: string): Promise<void> {
  const isShared = linked > written;
  if (kept !== undefined && isShared && SpareSite.keep(folder, kept)) return;
  if (kept !== undefined) SpareSite.drop(kept);
  await removeSite(folder, isShared);
}

/**
 * Takes away a site that another one has replaced. To let go of bytes takes long: on one thread as long as all the rest of a large build. Where only names go, what
 * several threads say to one another takes three times as long as to do it.
 */
async function removeSite(folder: string, isShared: boolean): Promise<void> {
  if (isShared) removeNames(folder);
  // What is left, and what something else has put there meanwhile.
  await rm(folder, { recursive: true, force: true });
}

function removeNames(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) removeNames(name);
      else unlinkSync(name);
    }
    rmdirSync(folder);
  } catch {
    // It is tried again.
  }
}
