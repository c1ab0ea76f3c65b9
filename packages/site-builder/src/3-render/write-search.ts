import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { errorMessage } from '@org/site-model';
import { SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import { type StagedFile, StagingFolder, type StagingPlace } from '../output/staging-folder.js';
import type { SearchFiles } from './search-files.js';

/** Where the index of a locale is written: plain data, so that it can go to a thread. */
export interface SearchTarget {
  place: StagingPlace;
  /** The folder of the locale's base path, relative to the output folder; it ends with `/`, or is empty. */
  folder: string;
  /** SHA-256 of the last site's files of the index, by their names in the output folder. */
  last: Record<string, string>;
  /** Absolute path of what the next build goes on from; it is no part of the site. */
  stateFile: string;
}

/** An index that has been written. */
export interface WrittenSearch {
  files: StagedFile[];
  /** Names in the output folder of files that are the last site's. */
  kept: string[];
  /** See {@link stateSum}, of the state that the next build goes on from. `null` where there is none, or it cannot be kept: the next build reads all pages. */
  state: string | null;
}

/** Whether the name of a file of an index changes with its bytes. */
export const isHashedName = (file: string): boolean => !file.endsWith(SEARCH_MANIFEST);

/** Makes an index and writes its files, most of them while it is made. @throws SiteError where the system does not let it */
export function writeSearch(
  index: Pick<SearchFiles, 'build'>,
  { place, folder, last, stateFile }: SearchTarget,
): WrittenSearch {
  const staging = new StagingFolder(place);
  const written: WrittenSearch = { files: [], kept: [], state: null };
  const write = (name: string, content: string | Uint8Array): void => {
    const file = folder + name;
    written.files.push(staging.write(file, content, last[file]));
  };
  const { files, state } = index.build(write);
  for (const [name, content] of files) {
    if (content === null) written.kept.push(folder + name);
    else write(name, content);
  }
  return { ...written, state: state ? writeState(stateFile, state) : null };
}

function writeState(file: string, state: Iterable<Uint8Array>): string | null {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    return writePieces(file, state);
  } catch (error) {
    console.warn(`The state of the search index cannot be kept for the next build: ${errorMessage(error)}`);
    return null;
  }
}

/** @returns their {@link stateSum} */
function writePieces(file: string, pieces: Iterable<Uint8Array>): string {
  const handle = openSync(file, 'w');
  const sum = new StateSum();
  try {
    for (const piece of pieces) {
      writeFileSync(handle, piece);
      sum.add(piece);
    }
  } finally {
    closeSync(handle);
  }
  return sum.text();
}

/** Tells a state that is damaged, or another build's. It is large, and nobody gains from forging it. */
export function stateSum(state: Uint8Array): string {
  const sum = new StateSum();
  sum.add(state);
  return sum.text();
}

class StateSum {
  #length = 0;
  #sum = 0;

  add(piece: Uint8Array): void {
    this.#length += piece.byteLength;
    this.#sum = crc32(piece, this.#sum);
  }

  text(): string {
    return `${this.#length} ${this.#sum}`;
  }
}
