import type { TermEntry } from '../../format/write-terms.js';

/**
 * Shards where each has all forms of its words, because the engine reads one shard for a word: what other shards have of them
 * is one entry more, named by the first form here and those there, with spaces between. Words with a common form have none: that
 * would cost every query a kilobyte, and no record is worse for lacking them.
 * @param isWanted by the place of a shard: others stay as they are. @default all
 */
export function addInflections(
  shards: readonly TermEntry[][],
  isWanted: (shard: number) => boolean = () => true,
): TermEntry[][] {
  const families = familiesOf(shards);
  return shards.map((shard, place) => {
    if (!isWanted(place)) return shard;
    const stems = new Map<string, TermEntry>();
    for (const entry of shard) if (isWord(entry) && !stems.has(entry.stem)) stems.set(entry.stem, entry);
    const more = [...stems].flatMap(([stem, first]) => {
      const far = families.get(stem)?.filter(({ home }) => home !== place) ?? [];
      return far.length > 0
        ? [
            joined(
              first,
              far.map(({ entry }) => entry),
            ),
          ]
        : [];
    });
    return more.length > 0
      ? [...shard, ...more].sort((one, other) => (one.term < other.term ? -1 : 1))
      : shard;
  });
}

const isWord = ({ term }: TermEntry): boolean => !term.includes(' ');

/** A form of a word, and the shard that it is in. */
interface Form {
  entry: TermEntry;
  home: number;
}

/** Words of the same stem by their stem, where they are in more than one shard and none of them is common. */
function familiesOf(shards: readonly TermEntry[][]): Map<string, Form[]> {
  const families = new Map<string, Form[]>();
  for (const [home, shard] of shards.entries())
    for (const entry of shard.filter(isWord)) {
      const family = families.get(entry.stem);
      if (family) family.push({ entry, home });
      else families.set(entry.stem, [{ entry, home }]);
    }
  return new Map(
    [...families].filter(
      ([, forms]) =>
        forms.some(({ home }) => home !== forms[0]?.home) && !forms.some(({ entry }) => entry.common),
    ),
  );
}

/** One entry for several: each record with its best impact of them. */
function joined(first: TermEntry, forms: TermEntry[]): TermEntry {
  const impacts = new Map<number, number>();
  for (const { postings } of forms)
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      impacts.set(record, Math.max(impacts.get(record) ?? 0, postings[at + 1] ?? 0));
    }
  return {
    term: [first, ...forms].map(({ term }) => term).join(' '),
    stem: first.stem,
    frequency: forms.reduce((sum, { frequency }) => sum + frequency, 0),
    postings: [...impacts].sort(([one], [other]) => one - other).flat(),
  };
}
