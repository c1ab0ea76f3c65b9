import type { SearchManifest } from '../format/manifest.js';
import type { SearchRecord } from '../record.js';
import { RecordSets, type SearchRecordHead } from './1-group.js';
import { buildSets, folderOf, type SearchIndexOptions } from './build-search-index.js';
import type { WriteFile } from './file-store.js';
import { encodeState, LastIndex } from './last/index-state.js';

/** An index that is to be made again, after some of its pages have changed. */
export interface FormerSearchIndex {
  /** The state that the build of it has returned, in one piece, made with the same options by the same version of this package. */
  state: Uint8Array;
  /** Content of one of its files. */
  read: (name: string) => Uint8Array;
}

/** An index as files to be written, or to be kept. */
export interface UpdatedSearchIndex {
  /** To be written as JSON beside the files. */
  manifest: SearchManifest;
  /** Contents by name; `null` for a file that is the former index's. All others of that are not part of this one. */
  files: Map<string, Uint8Array | null>;
  /** For the next build, on the same machine: pieces of it, to be put together in their order, each made when it is asked for. To be read once. */
  state: Iterable<Uint8Array>;
}

/**
 * Makes the index of pages, some of which may be as they were in a former index: their records need not be read again. The files are those that
 * `buildSearchIndex` makes of the same records, whatever was kept.
 */
export class SearchIndexBuilder {
  readonly #options: SearchIndexOptions;
  readonly #last: LastIndex | undefined;
  readonly #kept = new Set<string>();
  readonly #added = new RecordSets();
  readonly #empty = new Set<string>();

  /** @param former the index that this one replaces. @default every page is to be added */
  constructor(options: SearchIndexOptions = {}, former?: FormerSearchIndex) {
    this.#options = options;
    this.#last =
      former && new LastIndex(former.state, (set, file) => former.read(`${folderOf(set)}/${file}`));
  }

  /**
   * Takes the records of a page from the former index.
   * @param key equal where the page and all that its records are made of are equal
   * @returns whether there are any; if not, they are to be added
   */
  keep(key: string): boolean {
    if (!this.#last?.has(key)) return false;
    if (this.#last.isEmpty(key)) this.#empty.add(key);
    this.#kept.add(key);
    return true;
  }

  /** Records of a page, which are all of one locale and version, or none. */
  add(key: string, records: readonly SearchRecord[]): void;
  /**
   * The same for a page whose texts are more than is to be held.
   * @param records what is known of them
   * @param read gives the records, in the same order, when they are needed: while the index is made, usually once
   */
  add(key: string, records: readonly SearchRecordHead[], read: () => readonly SearchRecord[]): void;
  add(
    key: string,
    records: readonly SearchRecordHead[],
    read = (): readonly SearchRecord[] => records as readonly SearchRecord[],
  ): void {
    if (records.length === 0) this.#empty.add(key);
    this.#added.add({ key, read }, records);
  }

  /**
   * To be called once: the records are let go of while it is made. Throws as `buildSearchIndex` does.
   * @param write is given most files as soon as they are made, so that a large index need not be held in memory: these are not among the `files`.
   * @default all files are returned
   */
  build(write?: WriteFile): UpdatedSearchIndex {
    const { manifest, files, kept, sets } = buildSets(this.#added, {
      ...this.#options,
      sets: this.#expected(),
      write,
    });
    const keep = [...kept].map((name): [string, null] => [name, null]);
    return {
      manifest,
      files: new Map<string, Uint8Array | null>([...files, ...keep]),
      state: encodeState(sets, this.#empty),
    };
  }

  /** The sets that are asked for, and those of the former index that keep a record. */
  #expected() {
    const asked = (this.#options.sets ?? []).map(({ locale, version }) => ({ locale, version }));
    const others = (this.#last?.sets ?? []).map(({ facts: { locale, version } }) => ({ locale, version }));
    const isAsked = (one: (typeof asked)[number]): boolean =>
      asked.some(({ locale, version }) => locale === one.locale && version === one.version);
    return [...asked, ...others.filter((one) => !isAsked(one))]
      .map((one) => {
        const last = this.#last?.set(one.locale, one.version);
        return { ...one, kept: last && { last, keys: this.#kept }, isAsked: isAsked(one) };
      })
      .filter(({ kept, isAsked: is }) => is || kept?.last.hasAny(kept.keys));
  }
}
