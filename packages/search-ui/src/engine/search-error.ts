/** `fetch` could not load a file, `corrupt` it is not what its name says, `format` made by another version, `set-missing` no such locale and version. */
export type SearchErrorCode = 'fetch' | 'corrupt' | 'format' | 'set-missing';

/** Why a search has no answer. `fetch` and `corrupt` are worth another try: what failed is not remembered. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly code: SearchErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get retryable(): boolean {
    return this.code === 'fetch' || this.code === 'corrupt';
  }
}
