import {
  bucketOf,
  CHUNK_SLOTS,
  type FileKind,
  fileName,
  FORMAT_VERSION,
  hashAt,
  type SearchManifest,
  type SetDirectory,
  shardKey,
  type StoredRow,
} from '../../format/manifest.js';
import { decodeTerms, decodeWords, type StoredTerm, type StoredWord } from '../../format/read-terms.js';
import { type FetchFile, fetchFile, parseJson, remember, verify } from './load-files.js';
import { SearchError } from '../search-error.js';

export interface IndexAddress {
  /** Address of the manifest. */
  manifestUrl: string;
  /** The manifest, where it is known already. */
  manifest?: SearchManifest | undefined;
  fetch: FetchFile;
  locale: string;
  version: string;
  /** Whether caches are not to be trusted. */
  isFresh?: boolean;
}

/** A set of the index, whose files come when they are needed. */
export interface OpenIndex {
  /** Name of the set's directory, which changes with everything in the set. */
  file: string;
  directory: SetDirectory;
  /** Number of records. */
  records: number;
  /** For each record number, one of its page. */
  pages: number[];
  /** Entries of the term shard at a place in the directory. */
  terms: (shard: number) => Promise<StoredTerm[]>;
  /** Entries of the prefix table for the first character of a word. */
  prefixes: (word: string) => Promise<StoredTerm[]>;
  /** The typo dictionary for the first character of a word. */
  words: (word: string) => Promise<StoredWord[]>;
  row: (record: number) => Promise<StoredRow | undefined>;
  /** Whether a record belongs to one of the areas; to any where there is none. */
  inAreas: (areas: string[]) => Promise<(record: number) => boolean>;
}

/** Loads the manifest and the directory of the set, or answers with the index that is known where it is the same. */
export async function openIndex(address: IndexAddress, known?: OpenIndex): Promise<OpenIndex> {
  const base = address.manifestUrl.replace(/[^/]*$/, '');
  const file = await findSet(address);
  if (file === known?.file) return known;
  const read = (one: string): Promise<Uint8Array> => fetchVerified(address, one);
  const url = base + file;
  const directory = parseJson(await read(url), url) as SetDirectory;
  checkFormat(directory.format, url);
  const folder = url.replace(/[^/]*$/, '');

  const load = async (kind: FileKind, key: string): Promise<Uint8Array> => {
    const name = fileName(kind, key);
    const inline = directory.inline?.[name];
    if (inline === undefined) return read(folder + name);
    return kind === 'r'
      ? new TextEncoder().encode(inline)
      : Uint8Array.from(atob(inline), (c) => c.charCodeAt(0));
  };
  const entries = remember(async (key) => decodeTerms(await load(key[0] as FileKind, key.slice(1))));
  const words = remember(async (hash) => decodeWords(await load('d', hash)));
  const areaBits = remember((hash) => load('a', hash));
  const rows = remember(async (key) => parseJson(await load('r', key), fileName('r', key)) as StoredRow[]);

  return {
    file,
    directory,
    records: directory.records,
    pages: readPages(directory.blocks),
    terms: (shard) => entries(`t${shardKey(directory.starts[shard] ?? '', hashAt(directory.terms, shard))}`),
    prefixes: async (word) => {
      const hash = directory.prefixes[bucketOf(word)];
      return hash ? entries(`p${hash}`) : [];
    },
    words: async (word) => {
      const hash = directory.typos[bucketOf(word)];
      return hash ? words(hash) : [];
    },
    inAreas: async (areas) => {
      const known = areas.filter((area) => Object.hasOwn(directory.areas, area));
      const bits = await Promise.all(known.map((area) => areaBits(directory.areas[area] ?? '')));
      return (record) =>
        areas.length === 0 || bits.some((bytes) => ((bytes[record >> 3] ?? 0) >> (record & 7)) & 1);
    },
    row: async (record) => {
      const chunk = Math.floor(record / CHUNK_SLOTS);
      const hash = hashAt(directory.rows, chunk);
      return hash
        ? (await rows(`${chunk}-${hash}`)).find(([slot]) => slot === record % CHUNK_SLOTS)
        : undefined;
    },
  };
}

function readPages(blocks: string): number[] {
  return [...blocks].flatMap((digit, page) => Array<number>(2 ** parseInt(digit, 36)).fill(page));
}

async function findSet(address: IndexAddress): Promise<string> {
  const { locale, version } = address;
  const found = address.manifest ?? (await fetchManifest(address));
  const set = found.sets.find((one) => one.locale === locale && one.version === version);
  if (set) return set.file;
  const known = found.sets.map((one) => `${one.locale} ${one.version}`).join(', ') || 'none';
  throw new SearchError(
    'set-missing',
    `The search index has nothing for locale "${locale}" and version "${version}". It has: ${known}.`,
  );
}

/** A file whose name says what its bytes are. */
const fetchVerified = async ({ fetch, isFresh }: IndexAddress, url: string): Promise<Uint8Array> =>
  verify(await fetchFile(fetch, url, isFresh ? 'reload' : 'default'), url);

/** The one file that keeps its name: what caches have of it may name files that are gone. */
async function fetchManifest({ fetch, manifestUrl: url, isFresh }: IndexAddress): Promise<SearchManifest> {
  const bytes = await fetchFile(fetch, url, isFresh ? 'reload' : 'no-cache');
  const found = parseJson(bytes, url) as Partial<SearchManifest> | null;
  if (typeof found?.format === 'number') checkFormat(found.format, url);
  if (Array.isArray(found?.sets)) return found as SearchManifest;
  throw new SearchError('corrupt', `Search cannot read ${url}: it is no manifest of an index. Try again.`);
}

function checkFormat(format: number, url: string): void {
  if (format === FORMAT_VERSION) return;
  throw new SearchError(
    'format',
    `Search reads format ${FORMAT_VERSION}, ${url} has format ${format}. Build index and site with the same version of @org/search-ui.`,
  );
}
