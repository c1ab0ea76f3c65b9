import { contentHash } from '../format/content-hash.js';
import { hashAt } from '../format/manifest.js';
import { sharedLength } from '../format/write-terms.js';
import type { SelectedTerm } from './5-select.js';
import type { LastSet } from './last/last-set.js';

/** Bytes before which a shard does not end, and after which it does. The mean is about 4 kB. */
const MIN_BYTES = 2000;
const MAX_BYTES = 6500;
/** The hash lets a shard end after this many more bytes on the average. */
const SPREAD = 800;
/** Terms that begin with as many equal characters stay together: most forms of a word are in one shard. */
const SHARED_PREFIX = 4;

/** Neighbouring entries that share a file. Whether a shard ends depends on the terms there only, so an edit moves few borders. There is always one. */
export function cutShards(entries: SelectedTerm[]): SelectedTerm[][] {
  const shards: SelectedTerm[][] = [];
  let shard: SelectedTerm[] = [];
  let size = 0;
  let before: SelectedTerm | undefined;
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

function mayCut(entry: SelectedTerm, before: SelectedTerm): boolean {
  if (sharedLength(entry.term, before.term) >= SHARED_PREFIX) return false;
  return contentHash(entry.term) % SPREAD < sizeOf(before) * SHARED_PREFIX;
}

/** Bytes of an entry, roughly: two for the distance to the next record, one for its impact. */
function sizeOf(entry: SelectedTerm, before?: SelectedTerm): number {
  const shared = before ? sharedLength(before.term, entry.term) : 0;
  return 6 + entry.term.length - shared + entry.listed * 2.8;
}

/** Shortest string that is after the last term of one shard and not after the first term of the next. */
function separator(last: string, first: string): string {
  return first.slice(0, sharedLength(last, first) + 1);
}

/** The shortest strings that separate each shard from the one before it. */
export const startsOf = (shards: readonly SelectedTerm[][]): string[] =>
  shards.map((shard, at) =>
    separator(shards[at - 1]?.at(-1)?.term ?? '', at === 0 ? '' : (shard[0]?.term ?? '')),
  );

/**
 * The hashes of shards that are as they were; `undefined` for others.
 * @param gone terms of the index before that are not there any more
 */
export function keptShards(
  shards: readonly SelectedTerm[][],
  gone: readonly SelectedTerm['term'][],
  { last, stem }: { last: LastSet; stem: (term: string) => string },
): (string | undefined)[] {
  const { starts, terms } = last.facts.directory;
  const before = new Map<string, Shard>();
  let end = 0;
  for (const [place, start] of starts.entries()) {
    const size = last.facts.shardSizes[place] ?? 0;
    before.set(start, { place, size, first: last.terms[end], last: last.terms[end + size - 1] });
    end += size;
  }
  const now = startsOf(shards);
  const same = shards.map((shard, at) => {
    const other = before.get(now[at] ?? '');
    const isSame =
      other?.size === shard.length && other.first === shard[0]?.term && other.last === shard.at(-1)?.term;
    return isSame && !shard.some(({ isChanged }) => isChanged) ? other.place : undefined;
  });
  const stems = changedStems(shards, same, gone.map(stem));
  return shards.map((shard, at) => {
    const place = same[at];
    // A shard has all forms of its words, also those whose home is another one.
    return place === undefined || shard.some((entry) => stems.has(entry.stem))
      ? undefined
      : hashAt(terms, place);
  });
}

/** A shard of the index before. */
interface Shard {
  place: number;
  size: number;
  first: string | undefined;
  last: string | undefined;
}

const changedStems = (
  shards: readonly SelectedTerm[][],
  same: readonly (number | undefined)[],
  gone: readonly string[],
): Set<string> =>
  new Set([
    ...gone,
    ...shards.flatMap((shard, at) => (same[at] === undefined ? shard.map(({ stem }) => stem) : [])),
  ]);
