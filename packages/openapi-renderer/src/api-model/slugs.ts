/** `listAllPets` → `list-all-pets`; what is neither letter nor digit of any script becomes `-`. May be empty. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH);
}

/** Addresses become files; most file systems take 255 bytes, endings included. */
const MAX_LENGTH = 80;

/** Gives every asker another slug: the first keeps its own, later ones get a number. Names that differ in case alone collide. */
export class Slugs {
  readonly #taken = new Set<string>();

  /** The first of the candidates that is free, else the last one with a number. */
  claim(...candidates: string[]): string {
    const wanted = candidates.map(slugOf).filter((slug) => slug !== '');
    const free = wanted.find((slug) => !this.#taken.has(slug)) ?? this.#numbered(wanted.at(-1) ?? 'unnamed');
    this.#taken.add(free);
    return free;
  }

  /** The words as one slug, with a number where it is taken. */
  claimJoined(...words: string[]): string {
    const slug = this.#numbered(words.map(slugOf).filter(Boolean).join('-') || 'item');
    this.#taken.add(slug);
    return slug;
  }

  #numbered(slug: string): string {
    if (!this.#taken.has(slug)) return slug;
    let number = 2;
    while (this.#taken.has(`${slug}-${number}`)) number++;
    return `${slug}-${number}`;
  }
}
