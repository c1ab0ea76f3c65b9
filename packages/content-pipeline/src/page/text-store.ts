/** Keeps texts by key; `PackStore` is one that does so on disk. */
export interface TextStore {
  get: (key: string) => string | undefined;
  set: (key: string, text: string) => void;
}
