import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, codeStamp, isNoCode } from './input-stamp.js';

/** Below the site's folder: what the code is, by its stamp. */
const KEPT_FILE = '.site-cache/code.json';

interface KeptIdentity {
  stamp: string;
  identity: string;
}

let identity: string | undefined;

/**
 * What pages are made with: the bytes of the code that builds, and the version of Node. Unlike `codeStamp` it is the same on every machine that has
 * that code. To read the code takes 30 ms and more, so that what it is, is kept for as long as its stamp stays.
 * @param root of a site
 */
export function codeIdentity(root: string): string {
  identity ??= readKept(root) ?? keep(root, computeIdentity());
  return identity;
}

/** Looks what the code is where nothing is kept yet, for another thread of this process to find it. */
export function keepCodeIdentity(root: string): void {
  if (!existsSync(path.join(root, KEPT_FILE))) codeIdentity(root);
}

function readKept(root: string): string | undefined {
  try {
    const kept = JSON.parse(readFileSync(path.join(root, KEPT_FILE), 'utf8')) as Partial<KeptIdentity>;
    return kept.stamp === codeStamp() ? kept.identity : undefined;
  } catch {
    return undefined;
  }
}

function keep(root: string, made: string): string {
  const file = path.join(root, KEPT_FILE);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ stamp: codeStamp(), identity: made } satisfies KeptIdentity));
  } catch {
    // A folder that may not be written: then it takes a little longer.
  }
  return made;
}

function computeIdentity(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of codeFolders())
    for (const file of filesOf(folder))
      hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('base64url');
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isNoCode(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
