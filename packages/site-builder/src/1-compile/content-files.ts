import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '@org/content-pipeline';
import { readShownFile } from '../inputs/read-source.js';

/** Between a translation's folder and the one that it translates. */
const TRANSLATION = /(^|\/)locales\/[^/]+\//;

/** From a translation's folder to what lies beside the folder that it translates. */
const BESIDE = /[^/]+\/locales\//;

/**
 * What a path means that leads out of a folder of translations, `cloud/locales/dev-docs/faq.md` of `../dev-docs/faq.md`:
 * what it would mean in the folder that is translated, `dev-docs/faq.md`.
 */
export const besideOriginal = (target: string): string => target.replace(BESIDE, '');

/** Names below `contentDir` that a name stands for, the first one that is there: a translation has the files of what it translates. */
export const namesOf = (relative: string): string[] =>
  relative.startsWith('/')
    ? [relative]
    : [...new Set([relative, relative.replace(TRANSLATION, '$1'), besideOriginal(relative)])];

/**
 * Files below `contentDir`. What is outside of it, a symbolic link's target included, is not there. A translation has the
 * files (images, partials) of what it translates, unless it has its own. Names that start with `/` are below `publicDir`.
 */
export function contentFiles(contentDir: string, publicDir?: string): ContentFiles {
  const readFile = filesBelow(contentDir);
  const readPublished = publicDir !== undefined && existsSync(publicDir) ? filesBelow(publicDir) : undefined;
  return {
    read(relative) {
      if (relative.startsWith('/')) return readPublished?.(relative);
      for (const name of namesOf(relative)) {
        const bytes = readFile(name);
        if (bytes) return bytes;
      }
      return undefined;
    },
  };
}

/**
 * Reads files below a folder, and nothing that a path or a symbolic link leads out to. What is there and cannot be read stops the site. Where a folder really is, is asked once for all of its files: for each
 * file it took longer than to read one.
 */
function filesBelow(folder: string): ContentFiles['read'] {
  const root = realpathSync.native(folder) + path.sep;
  const realFolders = new Map<string, string>();
  const realFolder = (name: string): string => {
    const known = realFolders.get(name) ?? realpathSync.native(name);
    realFolders.set(name, known);
    return known;
  };
  const place = (relative: string): string | undefined => {
    try {
      const name = path.join(root, relative);
      const found = path.join(realFolder(path.dirname(name)), path.basename(name));
      const stats = lstatSync(found);
      const isLink = stats.isSymbolicLink();
      const file = isLink ? realpathSync.native(found) : found;
      if (!file.startsWith(root)) return undefined;
      return (isLink ? statSync(file) : stats).isFile() ? file : undefined;
    } catch {
      return undefined;
    }
  };
  return (relative) => {
    const file = place(relative);
    return file === undefined ? undefined : readShownFile(file);
  };
}

const PAGE = /\.mdx?$/i;

/** Pages below a folder of the content, as sorted paths relative to `contentDir`. Names that start with `_` or `.` are no pages. */
export function discoverPages(contentDir: string, dir: string): string[] {
  return readdirSync(path.join(contentDir, dir), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && PAGE.test(entry.name))
    .map((entry) =>
      path.relative(contentDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((page) => !page.split('/').some((name) => name.startsWith('_') || name.startsWith('.')))
    .filter((page) => page !== `${dir}/README.md`)
    .sort();
}
