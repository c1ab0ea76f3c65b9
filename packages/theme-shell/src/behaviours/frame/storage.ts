/** Browser storage that never throws: one that is denied only loses the memory of choices. The boot script has warned. */
class ForgivingStorage {
  readonly #area: 'localStorage' | 'sessionStorage';

  constructor(area: 'localStorage' | 'sessionStorage') {
    this.#area = area;
  }

  get(key: string): string | null {
    try {
      return window[this.#area].getItem(key);
    } catch {
      return null;
    }
  }

  set(key: string, value: string): void {
    try {
      window[this.#area].setItem(key, value);
    } catch {
      // Nothing to do: the choice holds for this page.
    }
  }

  remove(key: string): void {
    try {
      window[this.#area].removeItem(key);
    } catch {
      // What cannot be read cannot mislead.
    }
  }
}

/** Choices that last. */
export const storage = new ForgivingStorage('localStorage');
/** Choices for the visit. */
export const visitStorage = new ForgivingStorage('sessionStorage');
