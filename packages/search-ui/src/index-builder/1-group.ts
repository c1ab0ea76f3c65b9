import type { SearchRecord } from '../record.js';
import { doubleId } from './place-records.js';

/** What the numbering and the areas need of a record: all that is known of one that an earlier build has read. */
export type RecordPlace = Pick<SearchRecord, 'id' | 'url' | 'area'>;

/** A record of an earlier index that stays as it is. */
export interface KeptRecord extends RecordPlace {
  /** Of what it was made of. */
  key: string;
  /** Its number in there. */
  number: number;
}

/** What of a record has to be known before it is read. */
export type SearchRecordHead = RecordPlace & Pick<SearchRecord, 'locale' | 'version'>;

/** A page whose records are read when they are needed. */
export interface AddedPage {
  /** Of what they are made of. */
  key: string;
  /** In the order of their heads. */
  read: () => readonly SearchRecord[];
}

/** A record that is still to be read. */
export interface UnreadRecord extends RecordPlace {
  page: AddedPage;
  /** Its place among the records of the page. */
  at: number;
}

/** The records of one locale and version. */
export interface RecordSet {
  locale: string;
  version: string;
  records: UnreadRecord[];
}

/** A set before its records are there. */
export type ExpectedSet = Pick<RecordSet, 'locale' | 'version'>;

/** Records by locale and version. What they say is not held. */
export class RecordSets {
  readonly #sets = new Map<string, RecordSet>();

  add(page: AddedPage, heads: readonly SearchRecordHead[]): void {
    for (const [at, { id, url, area, ...set }] of heads.entries())
      this.#of(set).records.push({ id, url, area, page, at });
  }

  /**
   * Sets in the order of locale and version; with those that are `expected` even where they have no record.
   * @throws TypeError where two records of one have the same id
   */
  sorted(expected: readonly ExpectedSet[] = []): RecordSet[] {
    for (const set of expected) this.#of(set);
    const sets = [...this.#sets].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, set]) => set);
    for (const set of sets) checkIds(set);
    return sets;
  }

  #of({ locale, version }: ExpectedSet): RecordSet {
    const key = `${locale}\n${version}`;
    const known = this.#sets.get(key);
    if (known) return known;
    const set: RecordSet = { locale, version, records: [] };
    this.#sets.set(key, set);
    return set;
  }
}

function checkIds({ records, ...set }: RecordSet): void {
  const ids = new Set<string>();
  for (const { id } of records) {
    if (ids.has(id)) throw doubleId({ id, ...set });
    ids.add(id);
  }
}
