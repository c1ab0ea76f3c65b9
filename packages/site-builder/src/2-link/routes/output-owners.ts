import { sameName } from '../../addresses/output-names.js';

/** Who has a name of the output already. */
export interface NameOwner {
  /** The name as its owner writes it. */
  name: string;
  /** As a sentence names it: `the page "cloud/intro.md"`. */
  subject: string;
}

/** The names that a page or a file takes, below the output folder. */
export interface OwnedNames {
  files: readonly string[];
  /** The path at which hosts answer with the first of the files; they prefer a file of that very name. */
  answersAt?: string;
}

/** Names of the output and their owners, as a file system sees them that minds neither case nor Unicode's forms. */
export class OutputOwners {
  readonly #files = new Map<string, NameOwner>();
  readonly #folders = new Map<string, NameOwner>();
  readonly #addresses = new Map<string, NameOwner>();
  /** Folders from the root on, by the innermost. */
  readonly #above = new Map<string, string[]>();

  /** Takes the names, or gives the owner of the first that is taken: then none is. */
  take({ files, answersAt }: OwnedNames, subject: string): NameOwner | undefined {
    const wanted = files.map((name) => ({ name, keys: this.#keysOf(name) }));
    for (const { keys } of wanted) {
      const owner = this.#ownerOf(keys);
      if (owner) return owner;
    }
    const address = answersAt === undefined ? undefined : sameName(answersAt);
    const file = address === undefined ? undefined : this.#files.get(address);
    if (file) return file;
    for (const { name, keys } of wanted) {
      this.#files.set(keys.file, { name, subject });
      for (const folder of keys.folders)
        if (!this.#folders.has(folder)) this.#folders.set(folder, { name, subject });
    }
    if (answersAt !== undefined && address !== undefined)
      this.#addresses.set(address, { name: answersAt, subject });
    return undefined;
  }

  /** A file is taken by one of its name, by a page that answers there, by a file that would be its folder or is in its own. */
  #ownerOf({ file, folders }: Keys): NameOwner | undefined {
    const found = this.#files.get(file) ?? this.#addresses.get(file) ?? this.#folders.get(file);
    if (found) return found;
    const inTheWay = folders.find((folder) => this.#files.has(folder));
    return inTheWay === undefined ? undefined : this.#files.get(inTheWay);
  }

  /** Many files share a folder. */
  #keysOf(name: string): Keys {
    const file = sameName(name);
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    let folders = this.#above.get(folder);
    if (!folders) this.#above.set(folder, (folders = foldersTo(folder)));
    return { file, folders };
  }
}

interface Keys {
  file: string;
  /** From the root on. */
  folders: string[];
}

/** `a/b` → `a`, `a/b`; none of a file in the root. */
function foldersTo(folder: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
