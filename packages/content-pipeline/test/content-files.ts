import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '../src/index.js';

/** The files below a folder of the disk. */
export const filesBelow = (root: string): ContentFiles => ({
  read(relative) {
    const file = path.join(root, relative);
    if (!file.startsWith(root + path.sep)) return undefined;
    try {
      return readFileSync(file);
    } catch {
      return undefined;
    }
  },
});

/** Files given as text, by their path below the content root. */
export const filesOf = (texts: Record<string, string>): ContentFiles => ({
  read: (relative) => (relative in texts ? Buffer.from(texts[relative] ?? '') : undefined),
});

export const noFiles: ContentFiles = filesOf({});
