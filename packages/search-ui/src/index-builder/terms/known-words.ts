/** Slots that a table begins with: a power of two. */
const SLOTS = 1024;

/** What is known of words, found by where a word stands in a text: to cut it out for each look would take longer than all else that is done with it. */
export class KnownWords<Value> {
  #words: string[] = [];
  #hashes: number[] = [];
  #values: Value[] = [];
  /** Number of the word in a slot, from 1 on; 0 where there is none. Words of one slot are in the next that are free. */
  #slots = new Uint32Array(SLOTS);

  get size(): number {
    return this.#words.length;
  }

  /** @param hash of the word, as for {@link add} */
  find(text: string, start: number, end: number, hash: number): Value | undefined {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? 0;
      if (number === 0) return undefined;
      if (this.#hashes[number - 1] !== hash) continue;
      const word = this.#words[number - 1] ?? '';
      if (word.length === end - start && text.startsWith(word, start)) return this.#values[number - 1];
    }
  }

  /** A word that is not known yet. */
  add(word: string, hash: number, value: Value): void {
    this.#hashes.push(hash);
    this.#values.push(value);
    this.#place(this.#words.push(word), hash);
    if (2 * this.#words.length > this.#slots.length) this.#grow();
  }

  clear(): void {
    [this.#words, this.#hashes, this.#values] = [[], [], []];
    this.#slots = new Uint32Array(SLOTS);
  }

  #place(number: number, hash: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = number;
  }

  #grow(): void {
    this.#slots = new Uint32Array(4 * this.#slots.length);
    for (const [index, hash] of this.#hashes.entries()) this.#place(index + 1, hash);
  }
}
