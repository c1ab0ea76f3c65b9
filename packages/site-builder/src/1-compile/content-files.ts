import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '@org/content-pipeline';

/** Files below `contentDir`. What lies outside of it, a symbolic link's target included, is not there. */
export function contentFiles(contentDir: string): ContentFiles {
  const root = realpathSync(contentDir) + path.sep;
  return {
    read(relative) {
      try {
        const file = realpathSync(path.join(root, relative));
        return file.startsWith(root) && statSync(file).isFile() ? readFileSync(file) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
