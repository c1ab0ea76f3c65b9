/** Milliseconds that must be left of an idle period for one more item. */
const SPARE = 2;

/** Works through what comes in while the browser has nothing else to do: a page may show a hundred links at once. */
export class IdleQueue<T> {
  readonly #work: (item: T) => void;
  readonly #waiting: T[] = [];

  constructor(work: (item: T) => void) {
    this.#work = work;
  }

  add(item: T): void {
    if (this.#waiting.push(item) === 1) this.#schedule();
  }

  #schedule(): void {
    if ('requestIdleCallback' in window) requestIdleCallback((idle) => this.#drain(idle));
    else setTimeout(() => this.#drain());
  }

  #drain(idle?: IdleDeadline): void {
    do {
      const [item] = this.#waiting.splice(0, 1);
      if (item !== undefined) this.#work(item);
    } while (this.#waiting.length > 0 && (idle?.timeRemaining() ?? Infinity) > SPARE);
    if (this.#waiting.length > 0) this.#schedule();
  }
}
