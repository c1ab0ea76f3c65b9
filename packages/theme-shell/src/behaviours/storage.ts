/** `localStorage` that never throws: a browser that denies it only loses the memory of choices. The boot script has warned. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // What cannot be read cannot mislead.
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Nothing to do: the choice holds for this page.
    }
  },
};
