/** Sums by the numbers of terms. Only what was added to is looked at, and set back to nothing, so one serves record after record. */
export class TermSums {
  #sums = new Float64Array(1024);
  readonly #touched: number[] = [];

  /** `value` is above 0. */
  add(term: number, value: number): void {
    if (term >= this.#sums.length) this.#grow(term);
    const sum = this.#sums[term] ?? 0;
    if (sum === 0) this.#touched.push(term);
    this.#sums[term] = sum + value;
  }

  /** Gives each term with its sum, in the order in which they were first added to, and starts anew. */
  take(each: (term: number, sum: number) => void): void {
    for (const term of this.#touched) {
      const sum = this.#sums[term] ?? 0;
      this.#sums[term] = 0;
      each(term, sum);
    }
    this.#touched.length = 0;
  }

  #grow(term: number): void {
    const larger = new Float64Array(Math.max(term + 1, 2 * this.#sums.length));
    larger.set(this.#sums);
    this.#sums = larger;
  }
}
