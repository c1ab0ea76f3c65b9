/**
 * `fetch` no file came, `missing` the server has no such file, `corrupt` it is not what its name says, `format` made by another
 * version, `set-missing` no such locale and version.
 */
export type SearchErrorCode = 'fetch' | 'missing' | 'corrupt' | 'format' | 'set-missing';

/** Why a search has no answer. The first three are worth another try: what failed is not remembered. */
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
    return this.code === 'fetch' || isStale(this);
  }
}

/** Whether the index may be another one by now: a file of it is gone, or is not what it was. */
export const isStale = (error: unknown): boolean =>
  error instanceof SearchError && (error.code === 'missing' || error.code === 'corrupt');
