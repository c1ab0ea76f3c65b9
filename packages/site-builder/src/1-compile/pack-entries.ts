import type { CacheEntry } from '@org/content-pipeline';

/** What the pages became, in order. */
export interface CompiledBatch {
  id: number;
  /** Where the bytes of each entry lie. */
  places: { key: string; start: number; end: number }[];
  memory: ArrayBuffer;
}

/**
 * One after the other into `memory`, or into a larger one where that is too small. Each page's own bytes are let go at once: those
 * that grow old wait for a full collection, and many of them pile up until then.
 */
export function packEntries(
  sources: string[],
  compile: (source: string) => CacheEntry,
  memory: ArrayBuffer,
): Omit<CompiledBatch, 'id'> {
  let target = new Uint8Array(memory);
  let end = 0;
  const places = sources.map((source) => {
    const { key, bytes } = compile(source);
    const start = end;
    end += bytes.length;
    if (end > target.length) target = enlarged(target.subarray(0, start), 2 * end);
    target.set(bytes, start);
    return { key, start, end };
  });
  return { places, memory: target.buffer };
}

function enlarged(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
