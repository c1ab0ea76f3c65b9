import { contentHash } from '../format/content-hash.js';
import { hashAt } from '../format/manifest.js';
import { sharedLength } from '../format/write-terms.js';
import type { SelectedTerm, SelectedTerms } from './5-select.js';
import type { LastSet } from './last/last-set.js';
import type { Form } from './terms/inflections.js';
import type { MergedTerms } from './terms/merge-terms.js';
import type { TermTable } from './terms/term-table.js';

/** Bytes before which a shard does not end, and after which it does. The mean is about 4 kB. */
const MIN_BYTES = 2000;
const MAX_BYTES = 6500;
/** The hash lets a shard end after this many more bytes on the average. */
const SPREAD = 800;
/** Terms that begin with as many equal characters stay together: most forms of a word are in one shard. */
const SHARED_PREFIX = 4;

/** Neighbouring terms that share a file: from a place up to another one. */
export interface Shard {
  from: number;
  to: number;
  /** Its place in the index before, where its terms and its borders are those that it had there. @default it is another one */
  last?: number;
}

/**
 * Whether a shard ends depends on the terms there only, so an edit moves few borders. There is always one.
 * @param last shards that stay as they were. @default there are none
 */
export function cutShards(entries: SelectedTerms, last?: LastShards): Shard[] {
  const shards: Shard[] = [];
  for (let from = 0; from < entries.length || shards.length === 0; from = shards.at(-1)?.to ?? 0)
    shards.push(last?.from(from) ?? { from, to: endOf(entries, from) });
  return shards;
}

function endOf(entries: SelectedTerms, from: number): number {
  let size = 0;
  let before = from === 0 ? undefined : entries.at(from - 1);
  for (let place = from; place < entries.length; place++) {
    const entry = entries.at(place);
    const own = sizeOf(entry, before);
    const isFull = size + own > MAX_BYTES;
    if (before && place > from && (isFull || (size >= MIN_BYTES && mayCut(entry, before)))) return place;
    size += own;
    before = entry;
  }
  return entries.length;
}

/** The shards of an index before, of which those stay where nothing has changed that decides about their borders. */
export class LastShards {
  readonly #table: TermTable;
  readonly #changed: Uint8Array;
  /** 1 at each place before which a term is gone. */
  readonly #gaps: Uint8Array;
  /** By their first term. */
  readonly #shards = new Map<string, { place: number; size: number }>();

  constructor({ table, facts }: LastSet, { table: now, changed }: SelectedTerms, gone: MergedTerms['gone']) {
    this.#table = now;
    this.#changed = changed;
    this.#gaps = new Uint8Array(now.length + 1);
    for (const { place } of gone) this.#gaps[place] = 1;
    let first = 0;
    for (const [place, size] of facts.shardSizes.entries()) {
      this.#shards.set(table.at(first), { place, size });
      first += size;
    }
  }

  /** The shard that begins at a place. */
  from(from: number): Shard | undefined {
    const { place, size } = this.#shards.get(this.#table.at(from)) ?? {};
    if (place === undefined || size === undefined) return undefined;
    const to = from + size;
    // The terms before and after it decide about its borders, too.
    const isOther =
      this.#changed.subarray(Math.max(0, from - 1), to + 1).includes(1) ||
      this.#gaps.subarray(from, to + 1).includes(1);
    return isOther ? undefined : { from, to, last: place };
  }
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
export const startsOf = ({ table }: SelectedTerms, shards: readonly Shard[]): string[] =>
  shards.map(({ from }) => (from === 0 ? '' : separator(table.at(from - 1), table.at(from))));

/** The terms that are one word, in their order. */
export interface PlacedWords {
  places: readonly number[];
  stems: readonly string[];
  /** The shard that each is in. */
  homes: Uint32Array;
}

export function placeWords(entries: SelectedTerms, shards: readonly Shard[]): PlacedWords {
  const { words: places, table } = entries;
  const homes = new Uint32Array(places.length);
  let home = 0;
  const stems = places.map((place, at) => {
    while (place >= (shards[home]?.to ?? Infinity)) home++;
    homes[at] = home;
    return entries.stemOf(table.at(place));
  });
  return { places, stems, homes };
}

/**
 * The hashes of shards whose files are as they were; `undefined` for others.
 * @param last `gone`: stems of terms of the index before that are not there any more
 */
export function keptShards(
  { stems, homes }: PlacedWords,
  shards: readonly Shard[],
  { gone, last }: { gone: readonly string[]; last: LastSet },
): (string | undefined)[] {
  const changed = new Set(gone);
  for (const [at, stem] of stems.entries()) if (shards[homes[at] ?? 0]?.last === undefined) changed.add(stem);
  const others = new Set<number>();
  // A shard has all forms of its words, also those whose home is another one.
  for (const [at, stem] of stems.entries()) if (changed.has(stem)) others.add(homes[at] ?? 0);
  return shards.map(({ last: place }, at) =>
    place === undefined || others.has(at) ? undefined : hashAt(last.facts.directory.terms, place),
  );
}

/** Of the words whose forms these shards have. */
export function formsOf(
  { places, stems, homes }: PlacedWords,
  isMade: (home: number) => boolean,
  entryAt: (place: number) => SelectedTerm,
): Form[] {
  const needed = new Set(stems.filter((_, at) => isMade(homes[at] ?? 0)));
  return places.flatMap((place, at) =>
    needed.has(stems[at] ?? '') ? { entry: entryAt(place), home: homes[at] ?? 0 } : [],
  );
}
