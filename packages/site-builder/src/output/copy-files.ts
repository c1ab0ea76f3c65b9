import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below.js';
import type { SiteOutput } from './site-output.js';

/** Copies the files of a folder as they are. */
export function copyFiles(folder: string, output: SiteOutput): void {
  for (const file of filesBelow(folder)) output.write(file, readFileSync(path.join(folder, file)));
}

interface HashedFiles {
  /** Top-level names that are left out. @default none */
  except?: string[];
  /** SHA-256 of files by their names, as far as it is known: what the last site has is not read. @default of none */
  hashes?: Readonly<Record<string, string>>;
}

/** Copies the files of a folder, whose names have hashes of their bytes. */
export function copyHashed(
  folder: string,
  output: SiteOutput,
  { except = [], hashes = {} }: HashedFiles = {},
): void {
  for (const file of filesBelow(folder, except)) {
    const known = hashes[file];
    if (known !== undefined && output.reuseSame(file, known)) output.noteHashed(file);
    else output.writeHashed(file, readFileSync(path.join(folder, file)));
  }
}
