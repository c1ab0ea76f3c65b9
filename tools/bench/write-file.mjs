import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file of a site, and makes the folders that it is in. */
export function writeFile(folder, file, text) {
  const absolute = path.join(folder, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}
