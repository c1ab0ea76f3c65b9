import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '@org/site-model';
import { COMPILED_DIR } from '../../1-compile/compiled-files.js';

/** Milliseconds in which a file that is gone may come back: some editors delete the old one before they write the new one. */
const RETURN = 100;

/** Folders of a content folder that hold no sources. */
const LEFT_OUT = new Set([COMPILED_DIR, '.git', 'node_modules']);

interface Watched {
  watcher: FSWatcher;
  /** Another folder may take its name. */
  inode: number;
}

/**
 * Tells of edits below folders that may hold many thousands of files: one watcher for each folder, none for a file. The bundler's watcher
 * looks at every file before the first page can be answered.
 */
export class FolderWatch {
  readonly #onEdit: (file: string) => void;
  readonly #watched = new Map<string, Watched>();
  readonly #gone = new Map<string, NodeJS.Timeout>();

  /** @param onEdit gets the absolute path of what was added, changed or removed: a file, or a folder with all that is in it */
  constructor(onEdit: (file: string) => void) {
    this.#onEdit = onEdit;
  }

  /** Watches a folder, also one that is not there yet. */
  add(folder: string): void {
    if (existsSync(folder)) this.#watch(folder);
    else this.#await(folder);
  }

  close(): void {
    for (const { watcher } of this.#watched.values()) watcher.close();
    for (const timer of this.#gone.values()) clearTimeout(timer);
    this.#watched.clear();
    this.#gone.clear();
  }

  /** @param isNew whether what is in it has to be told of */
  #watch(folder: string, isNew = false): void {
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    if (inode === undefined || this.#watched.get(folder)?.inode === inode) return;
    this.#forget(folder);
    // Before it is read: what comes meanwhile is told of twice, and not never.
    if (!this.#open(folder, inode, (name) => this.#changed(path.join(folder, name)))) return;
    for (const entry of entriesOf(folder)) {
      const inner = path.join(folder, entry.name);
      if (entry.isDirectory()) this.#enter(inner, isNew);
      else if (isNew) this.#onEdit(inner);
    }
  }

  #enter(folder: string, isNew: boolean): void {
    if (!LEFT_OUT.has(path.basename(folder))) this.#watch(folder, isNew);
  }

  /** Watches the nearest folder above one that is missing. */
  #await(folder: string, next = folder): void {
    const above = path.dirname(next);
    if (!existsSync(above)) return above === next ? undefined : this.#await(folder, above);
    const look = (): void => {
      if (!existsSync(next)) return;
      this.#forget(above);
      if (existsSync(folder)) this.#watch(folder, true);
      else this.#await(folder);
    };
    // It may have come in the moment before.
    if (this.#open(above, statSync(above).ino, look)) look();
  }

  /** `false` where that cannot be: the folder is gone again, or there are more than the system watches. */
  #open(folder: string, inode: number, onChange: (name: string) => void): boolean {
    try {
      const watcher = watch(folder, (_event, name) => onChange(name ?? ''));
      watcher.on('error', () => this.#forget(folder));
      this.#watched.set(folder, { watcher, inode });
      return true;
    } catch (error) {
      if (existsSync(folder))
        console.warn(
          `Edits in "${folder}" do not show by themselves, because it cannot be watched: ${errorMessage(error)}`,
        );
      return false;
    }
  }

  #changed(file: string): void {
    const stats = statSync(file, { throwIfNoEntry: false });
    clearTimeout(this.#gone.get(file));
    if (!stats)
      this.#gone.set(
        file,
        setTimeout(() => this.#removed(file), RETURN),
      );
    else if (stats.isDirectory()) this.#enter(file, true);
    else this.#onEdit(file);
  }

  #removed(file: string): void {
    this.#gone.delete(file);
    this.#forget(file);
    this.#onEdit(file);
  }

  /** Watches a folder and what is below it no more. */
  #forget(folder: string): void {
    for (const [name, { watcher }] of this.#watched) {
      if (name !== folder && !name.startsWith(folder + path.sep)) continue;
      watcher.close();
      this.#watched.delete(name);
    }
  }
}

/** None where it is gone again. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
