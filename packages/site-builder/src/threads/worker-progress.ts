/** Places in the memory that a worker and its parent share. */
const STEP = 0;
const BATCH = 1;
const PAGE = 2;
const NONE = -1;

/**
 * What a worker is doing, in memory that its parent can read when the worker is dead, or busy for ever: no message comes then.
 */
export class WorkerProgress {
  readonly shared: SharedArrayBuffer;
  readonly #values: Int32Array;

  constructor(shared?: SharedArrayBuffer) {
    this.shared = shared ?? new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);
    this.#values = new Int32Array(this.shared);
    if (!shared) this.#values.fill(NONE, BATCH);
  }

  /** In the worker: it begins a page of a batch, or has none. */
  begin(batch = NONE, page = NONE): void {
    Atomics.store(this.#values, BATCH, batch);
    Atomics.store(this.#values, PAGE, page);
    Atomics.add(this.#values, STEP, 1);
  }

  /** Changes with each page. */
  get step(): number {
    return Atomics.load(this.#values, STEP);
  }

  /** The page that it is at. */
  get current(): { batch: number; page: number } | undefined {
    const page = Atomics.load(this.#values, PAGE);
    return page === NONE ? undefined : { batch: Atomics.load(this.#values, BATCH), page };
  }
}
