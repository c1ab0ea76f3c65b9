import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files in a folder and in those in it, relative to it, with `/`; none where there is no such folder. @param except names in the folder itself that are left out. @default none */
export function filesBelow(folder: string, except: readonly string[] = []): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !except.includes(file.split('/')[0] ?? ''));
}
