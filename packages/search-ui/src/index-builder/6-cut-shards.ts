import { contentHash } from '../format/content-hash.js';
import { sharedLength, type TermEntry } from '../format/write-terms.js';

/** Bytes before which a shard does not end, and after which it does. The mean is about 4 kB. */
const MIN_BYTES = 2000;
const MAX_BYTES = 6500;
/** The hash lets a shard end after this many more bytes on the average. */
const SPREAD = 800;
/** Terms that begin with as many equal characters stay together: most forms of a word are in one shard. */
const SHARED_PREFIX = 4;

/** Neighbouring entries that share a file. Whether a shard ends depends on the terms there only, so an edit moves few borders. There is always one. */
export function cutShards(entries: TermEntry[]): TermEntry[][] {
  const shards: TermEntry[][] = [];
  let shard: TermEntry[] = [];
  let size = 0;
  let before: TermEntry | undefined;
  for (const entry of entries) {
    const own = sizeOf(entry, before);
    if (before && (size + own > MAX_BYTES || (size >= MIN_BYTES && mayCut(entry, before)))) {
      shards.push(shard);
      shard = [];
      size = 0;
    }
    shard.push(entry);
    size += own;
    before = entry;
  }
  shards.push(shard);
  return shards;
}

function mayCut(entry: TermEntry, before: TermEntry): boolean {
  if (sharedLength(entry.term, before.term) >= SHARED_PREFIX) return false;
  return contentHash(entry.term) % SPREAD < sizeOf(before) * SHARED_PREFIX;
}

/** Bytes of an entry, roughly: two for the distance to the next record, one for its impact. */
function sizeOf(entry: TermEntry, before?: TermEntry): number {
  const shared = before ? sharedLength(before.term, entry.term) : 0;
  return 6 + entry.term.length - shared + entry.postings.length * 1.4;
}

/** Shortest string that is after the last term of one shard and not after the first term of the next. */
export function separator(last: string, first: string): string {
  return first.slice(0, sharedLength(last, first) + 1);
}
