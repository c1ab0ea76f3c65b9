import type { TermEntry } from '../../format/write-terms.js';

/**
 * A shard that has all forms of its words, because the engine reads one shard for a word: what other shards have of them
 * is one entry more, named by the first form here and those there, with spaces between. Words with a common form have none: that
 * would cost every query a kilobyte, and no record is worse for lacking them.
 * @param home place of the shard
 */
export function addInflections(
  shard: readonly TermEntry[],
  home: number,
  families: ReadonlyMap<string, Form[]>,
): TermEntry[] {
  const stems = new Map<string, TermEntry>();
  for (const entry of shard) if (isWord(entry) && !stems.has(entry.stem)) stems.set(entry.stem, entry);
  const more = [...stems].flatMap(([stem, first]) => {
    const far = families.get(stem)?.filter((form) => form.home !== home) ?? [];
    return far.length > 0
      ? [
          joined(
            first,
            far.map(({ entry }) => entry),
          ),
        ]
      : [];
  });
  return [...shard, ...more].sort((one, other) => (one.term < other.term ? -1 : 1));
}

const isWord = ({ term }: TermEntry): boolean => !term.includes(' ');

/** A form of a word, and the shard that it is in. */
export interface Form {
  entry: TermEntry;
  home: number;
}

/** Words of the same stem by their stem, where they are in more than one shard and none of them is common. */
export function familiesOf(words: readonly Form[]): Map<string, Form[]> {
  const families = new Map<string, Form[]>();
  for (const word of words) {
    const family = families.get(word.entry.stem);
    if (family) family.push(word);
    else families.set(word.entry.stem, [word]);
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
