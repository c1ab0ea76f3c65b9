import type { CacheEntry } from '@org/content-pipeline';
import type { MadeLine } from './compiled-index.js';

/** A page that was compiled now: as it is stored, and what the index says of it. */
export interface CompiledEntry extends CacheEntry, Pick<MadeLine, 'hash' | 'row'> {}

/** What the pages became, in order. */
export interface CompiledBatch {
  id: number;
  /** Where the bytes of each entry lie, and those of its row, which follow them. */
  places: { key: string; hash: string; start: number; row: number; end: number }[];
  memory: ArrayBuffer;
}

/**
 * One after the other into `memory`, or into a larger one where that is too small. Each page's own bytes are let go at once: those
 * that grow old wait for a full collection, and many of them pile up until then.
 */
export function packEntries(
  sources: string[],
  compile: (source: string) => CompiledEntry,
  memory: ArrayBuffer,
): Omit<CompiledBatch, 'id'> {
  let target = new Uint8Array(memory);
  let end = 0;
  const places = sources.map((source) => {
    const { key, bytes, hash, row } = compile(source);
    const start = end;
    end += bytes.length + row.length;
    if (end > target.length) target = enlarged(target.subarray(0, start), 2 * end);
    target.set(bytes, start);
    target.set(row, start + bytes.length);
    return { key, hash, start, row: start + bytes.length, end };
  });
  return { places, memory: target.buffer };
}

/** The entries as they were packed: views, which are there as long as the memory. */
export function* unpackEntries({ places, memory }: Omit<CompiledBatch, 'id'>): Generator<CompiledEntry> {
  for (const { key, hash, start, row, end } of places)
    yield {
      key,
      hash,
      bytes: new Uint8Array(memory, start, row - start),
      row: new Uint8Array(memory, row, end - row),
    };
}

function enlarged(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
