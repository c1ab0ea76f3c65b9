import type { ScannedPage } from '@org/content-pipeline';
import { mkdirSync, readFileSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { LoadedSite } from '../config/loaded-site.js';
import { codeStamp } from '../inputs/input-stamp.js';
import { TICK } from '../inputs/site-files.js';
import type { Stamped } from './source-stamps.js';

/** Where the dev server keeps for its next start what the front matter of each page says. */
const KEPT_FILE = '.site-cache/scans.json';

export type Scans = Map<string, Stamped<ScannedPage>>;
type KeptScan = [source: string, identity: string, scan: Stamped<ScannedPage>];
type Folders = Pick<LoadedSite, 'root' | 'contentDir'>;

/** Of pages whose files have not been touched since. What is damaged was never there. */
export function readKeptScans({ root, contentDir }: Folders): Scans {
  const kept = parsed(path.join(root, KEPT_FILE));
  return new Map(
    kept
      .filter(([source, identity]) => identityOf(statsOf(contentDir, source)) === identity)
      .map(([source, , scan]) => [source, scan]),
  );
}

/** @param since when none of the pages had been read yet, in milliseconds: a file may have changed in the moment after */
export function keepScans({ root, contentDir }: Folders, scans: Scans, since: number): void {
  const kept = [...scans].flatMap(([source, scan]): KeptScan[] => {
    const stats = statsOf(contentDir, source);
    const isSettled = stats && stats.ctimeMs < since - TICK && stats.mtimeMs < since - TICK;
    return isSettled ? [[source, identityOf(stats), scan]] : [];
  });
  const body = JSON.stringify(kept);
  const file = path.join(root, KEPT_FILE);
  const partial = `${file}.${process.pid}.partial`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(partial, headOf(body) + body);
    renameSync(partial, file);
  } catch {
    // The next start reads all pages again.
    rmSync(partial, { force: true });
  }
}

function parsed(file: string): KeptScan[] {
  try {
    const text = readFileSync(file, 'utf8');
    const body = text.slice(text.indexOf('\n') + 1);
    return text.startsWith(headOf(body)) ? (JSON.parse(body) as KeptScan[]) : [];
  } catch {
    return [];
  }
}

/** Other code may read another thing out of the same page. */
const headOf = (body: string): string => `${codeStamp()} ${crc32(body)}\n`;

const statsOf = (contentDir: string, source: string): Stats | undefined =>
  statSync(path.join(contentDir, source), { throwIfNoEntry: false });

const identityOf = (stats: Stats | undefined): string =>
  stats ? [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(':') : 'none';
