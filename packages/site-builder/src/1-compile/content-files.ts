import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '@org/content-pipeline';

/** Between a translation's folder and the one that it translates. */
const TRANSLATION = /(^|\/)locales\/[^/]+\//;

/**
 * Files below `contentDir`. What lies outside of it, a symbolic link's target included, is not there. A translation has the
 * files (images, partials) of what it translates, unless it has its own.
 */
export function contentFiles(contentDir: string): ContentFiles {
  const root = realpathSync(contentDir) + path.sep;
  const readFile = (relative: string): Uint8Array | undefined => {
    try {
      const file = realpathSync(path.join(root, relative));
      return file.startsWith(root) && statSync(file).isFile() ? readFileSync(file) : undefined;
    } catch {
      return undefined;
    }
  };
  return { read: (relative) => readFile(relative) ?? readFile(relative.replace(TRANSLATION, '$1')) };
}
