import { type IndexAddress, openIndex, type OpenIndex } from './open-index.js';

/** Milliseconds after a recovery in which a file that fails is lost, and not one of an index that has been replaced. */
const RECOVERY_PAUSE = 60_000;

/** The index of an engine. A page may be open for days, and the index replaced meanwhile. */
export class EngineIndex {
  readonly #address: IndexAddress;
  #opened: Promise<OpenIndex> | undefined;
  #recovered = -Infinity;
  #distrusts = false;

  constructor(address: IndexAddress) {
    this.#address = address;
  }

  get mayRecover(): boolean {
    return performance.now() - this.#recovered > RECOVERY_PAUSE;
  }

  open(): Promise<OpenIndex> {
    return this.#opened ?? this.#keep(openIndex(this.#distrusts ? this.#fresh : this.#address));
  }

  /** Reads everything anew, past caches. */
  recover(): Promise<OpenIndex> {
    this.#recovered = performance.now();
    return this.#keep(openIndex(this.#fresh));
  }

  /** Opens the index, or another one where the manifest names another by now. Where no answer comes, the open one stays. */
  async renew(): Promise<void> {
    const before = await this.#opened?.catch(() => undefined);
    if (before)
      await this.#keep(openIndex({ ...this.#address, manifest: undefined }, before).catch(() => before));
    else await this.open();
  }

  /** The next one who asks reads past caches: hosts let browsers keep even the answer that a file is not there. */
  distrust(): void {
    this.#opened = undefined;
    this.#distrusts = true;
  }

  get #fresh(): IndexAddress {
    return { ...this.#address, manifest: undefined, isFresh: true };
  }

  #keep(opening: Promise<OpenIndex>): Promise<OpenIndex> {
    this.#opened = opening;
    // A failure is not remembered.
    opening.catch(() => {
      if (this.#opened === opening) this.#opened = undefined;
    });
    return opening;
  }
}
