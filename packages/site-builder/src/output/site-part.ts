import { createHash } from 'node:crypto';

/** What a shard has of a site: the documents of the pages that fall to it, or the search index. */
export type SitePart = { index: number; count: number } | 'search';

/** `2/4`, or `search`. @throws for another text */
export function parsePart(text: string): SitePart {
  if (text === 'search') return text;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count)
    throw new Error(
      `"${text}" is no shard of a site. Write its number and how many there are, such as "2/4", or "search".`,
    );
  return { index, count };
}

export const partName = (part: SitePart): string =>
  part === 'search' ? part : `${part.index}/${part.count}`;

/** Name of a shard's folder. */
export const partFolder = (part: SitePart): string => (part === 'search' ? part : String(part.index));

/** Bytes of a hash that are read as a number. */
const HASH_BYTES = 6;

/**
 * Whether a page falls to a shard. Its name alone decides, so that no page changes places when another is added, and a hash of it, so that shards
 * have as many pages whatever areas there are.
 * @param source of the page
 */
export function isInPart(source: string, part: SitePart): boolean {
  if (part === 'search') return false;
  const number = createHash('sha256').update(source).digest().readUIntBE(0, HASH_BYTES);
  return number % part.count === part.index - 1;
}

/** Parts that are not there of the number that all of those that are there name. */
export function missingParts(names: readonly string[]): string[] {
  const parts = names.map(parsePart).filter((part) => part !== 'search');
  const [first] = parts;
  if (!first || parts.some(({ count }) => count !== first.count)) return [];
  const all = Array.from({ length: first.count }, (_, at) => partName({ index: at + 1, count: first.count }));
  return all.filter((name) => !names.includes(name));
}
