import { statSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';

/** What was made of files, and their stamps when they were read. */
export interface Stamped<T> {
  stamp: string;
  value: T;
}

/**
 * Time and size of files, each as it was before the file was read: one that is written while a page is made of its old text,
 * or of a half of the new one, has another stamp afterwards, so that the page is known to be out of date.
 */
export class SourceStamps {
  readonly #contentDir: string;
  readonly #publicDir: string;
  readonly #taken = new Map<string, string>();

  /** @param folders of the content, and of what is published as it is, which names that start with `/` are below */
  constructor({ contentDir, publicDir }: Pick<LoadedSite, 'contentDir' | 'publicDir'>) {
    this.#contentDir = contentDir;
    this.#publicDir = publicDir;
  }

  /** The stamp of a file, which stays what it was when it was first asked for; `none` for one that is not there. */
  of(file: string): string {
    const taken = this.#taken.get(file);
    if (taken !== undefined) return taken;
    const stats = statSync(path.join(file.startsWith('/') ? this.#publicDir : this.#contentDir, file), {
      throwIfNoEntry: false,
    });
    const stamp = stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
    this.#taken.set(file, stamp);
    return stamp;
  }

  /** The stamps of several files as one text. */
  ofAll(files: readonly string[]): string {
    return files.map((file) => this.of(file)).join(' ');
  }

  /** The same files, with a stamp taken before each is read. */
  watch({ read }: ContentFiles): ContentFiles {
    return {
      read: (file) => {
        this.of(file);
        return read(file);
      },
    };
  }
}
