import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { LoadedSite } from '../config/loaded-site.js';
import { compiledFile, compiledIndexFile } from './compiled-files.js';
import { indexRows } from './compiled-index.js';

/** Where the line of a page is in the file that the last run has left, and what its index says of it. */
export interface LastLine {
  row: Uint8Array;
  offset: number;
  length: number;
}

/** Bytes that are copied at once: what stays in a processor's cache takes a third less time than four megabytes. */
const CHUNK = 1 << 18;

/** The lines of an area as the last run has left them. The file may be removed meanwhile. Whether a line is damaged is told by who reads it, from its hash in the index. */
export class LastLines {
  /** By the hash of the line. */
  readonly #lines = new Map<string, LastLine>();
  readonly #descriptor: number | undefined;
  #memory: Buffer | undefined;

  private constructor(indexFile: string, descriptor: number | undefined) {
    this.#descriptor = descriptor;
    let offset = 0;
    for (const { row, hash, length } of indexRows(indexFile)) {
      this.#lines.set(hash, { row, offset, length });
      offset += length;
    }
    if (descriptor === undefined || fstatSync(descriptor).size === offset) return;
    closeSync(descriptor);
    this.#descriptor = undefined;
  }

  static open(site: Pick<LoadedSite, 'contentDir'>, dir: string): LastLines {
    return new LastLines(compiledIndexFile(site, dir), openFile(compiledFile(site, dir)));
  }

  /** Rows of the index by the hash of their line. */
  row(hash: string): Uint8Array | undefined {
    return this.#lines.get(hash)?.row;
  }

  /** A line that can be copied. */
  line(hash: string): LastLine | undefined {
    return this.#descriptor === undefined ? undefined : this.#lines.get(hash);
  }

  /** @throws where the file is shorter than it was */
  copy({ offset, length }: Pick<LastLine, 'offset' | 'length'>, target: number): void {
    for (let copied = 0; copied < length;) {
      const memory = (this.#memory ??= Buffer.allocUnsafeSlow(CHUNK));
      const most = Math.min(CHUNK, length - copied);
      const read = readSync(this.#descriptor ?? -1, memory, 0, most, offset + copied);
      if (read === 0)
        throw new Error('The compiled pages of the last run were changed while they were read.');
      for (let written = 0; written < read;) written += writeSync(target, memory, written, read - written);
      copied += read;
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
  }
}

function openFile(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch {
    return undefined;
  }
}
