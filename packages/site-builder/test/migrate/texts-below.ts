import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** Every file below a folder, by its name. */
export const textsBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
