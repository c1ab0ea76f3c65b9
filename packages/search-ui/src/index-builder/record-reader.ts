import type { SearchRecord } from '../record.js';
import type { AddedPage, UnreadRecord } from './1-group.js';

/** Reads records as they are asked for: of a page all at once, and of one page at a time, so that texts are not held. */
export class RecordReader {
  #page: AddedPage | undefined;
  #records: readonly SearchRecord[] = [];

  /** @throws TypeError where its weight is none that a file can hold */
  read({ page, at, id }: UnreadRecord): SearchRecord {
    if (page !== this.#page) [this.#page, this.#records] = [page, page.read()];
    const record = this.#records[at];
    if (record?.id !== id)
      throw new Error(
        `The search record "${id}" is not there any more: its page was read again, and says something else.`,
      );
    check(record);
    return record;
  }
}

function check({ id, boost = 1 }: SearchRecord): void {
  if (!(boost >= 0.1 && boost <= 2))
    throw new TypeError(
      `The search record "${id}" has the boost ${boost}; weights are stored in a byte that holds factors from 0.1 to 2. Use a number in this range.`,
    );
}
