import { nameHash } from '../format/content-hash.js';
import { FORMAT_VERSION, type SearchManifest } from '../format/manifest.js';
import type { SearchRecord } from '../record.js';
import { type ExpectedSet, type RecordSet, RecordSets } from './1-group.js';
import { fitsInline, inline, mayBeInline } from './9-inline.js';
import { type BuiltSet, buildSet, toJson } from './build-set.js';
import { FileStore, type WriteFile } from './file-store.js';
import type { LastSet } from './last/last-set.js';
import type { KeptPages } from './place-records.js';
import type { SynonymGroups } from './terms/synonyms.js';

/** What an index has beside its records. */
export interface SearchIndexOptions {
  /** Words and phrases that find one another. @default [] */
  synonyms?: SynonymGroups;
  /** Locales and versions that will be searched, which may have no record. @default those of the records */
  sets?: readonly { locale: string; version: string }[];
}

/** An index as files to be written. */
export interface SearchIndex {
  /** To be written as JSON beside the files, under a name of your choice: the one file whose name stays the same. */
  manifest: SearchManifest;
  /** Contents by name. A name contains the hash of its content, so files may be cached for good. */
  files: Map<string, Uint8Array>;
}

/**
 * Static files from which `createEngine` answers: one set for each locale and version. Pure; the order of the records does
 * not matter, and the same records give the same bytes. Throws a `TypeError` on ids given twice, boosts outside 0.1–2 and
 * synonyms without a word.
 */
export function buildSearchIndex(
  records: Iterable<SearchRecord>,
  options: SearchIndexOptions = {},
): SearchIndex {
  const sets = new RecordSets();
  for (const record of records) sets.add({ key: '', read: () => [record] }, [record]);
  const { manifest, files } = buildSets(sets, options);
  return { manifest, files };
}

/** An index and what it was put together from. */
interface BuiltIndex extends SearchIndex {
  /** Names of files that the index before has, too. */
  kept: Set<string>;
  /** Those of several files. */
  sets: { locale: string; version: string; built: BuiltSet }[];
}

interface SetsOptions extends Pick<SearchIndexOptions, 'synonyms'> {
  /** With what is taken from the index before. */
  sets?: readonly (ExpectedSet & { kept?: KeptPages | undefined })[];
  /** Takes most files at once, which then are not among those of the index. @default they are */
  write?: WriteFile | undefined;
}

/** {@link buildSearchIndex}, of records that are read and of those that an index before has. */
export function buildSets(records: RecordSets, { synonyms = [], sets = [], write }: SetsOptions): BuiltIndex {
  const manifest: SearchManifest = { format: FORMAT_VERSION, sets: [] };
  const index: BuiltIndex = { manifest, files: new Map(), kept: new Set(), sets: [] };
  for (const set of records.sorted(sets)) {
    const { locale, version } = set;
    const kept = sets.find((one) => one.locale === locale && one.version === version)?.kept;
    const store = new FileStore();
    const folder = folderOf(set);
    const writeInFolder: WriteFile | undefined =
      write && ((name, bytes) => write(`${folder}/${name}`, bytes));
    const built = buildSet(set, { synonyms, kept, write: writeInFolder }, store);
    const file = addSet(set, { built, store, last: kept?.last }, index);
    manifest.sets.push({ locale, version, records: built.placement.count, file });
  }
  return { ...index, files: new Map([...index.files].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

interface MadeSet {
  built: BuiltSet;
  store: FileStore;
  last: LastSet | undefined;
}

/** Adds the files of a set and returns the name of its directory. */
function addSet(set: RecordSet, { built, store, last }: MadeSet, index: BuiltIndex): string {
  const { directory, placement } = built;
  const folder = folderOf(set);
  // A set that was larger has files that are needed now.
  if (last && mayBeInline(placement.count))
    for (const name of store.kept) store.files.set(name, last.read(name));
  const single = fitsInline(placement.count, store.files.values());
  const bytes = toJson(single ? inline(directory, store.files) : directory);
  const file = `${folder}/${nameHash(bytes)}.json`;
  index.files.set(file, bytes);
  if (single) return file;
  for (const [name, content] of store.files) index.files.set(`${folder}/${name}`, content);
  for (const name of store.kept) if (!store.has(name)) index.kept.add(`${folder}/${name}`);
  index.sets.push({ ...set, built });
  return file;
}

/** `en/5.x`: characters that are not safe in an address become `~` and their code. */
export function folderOf({ locale, version }: Pick<RecordSet, 'locale' | 'version'>): string {
  const safe = (name: string): string =>
    name.replace(/[^\w.-]|^\.+$/g, (unsafe) =>
      [...unsafe].map((c) => `~${c.charCodeAt(0).toString(16)}`).join(''),
    ) || '~';
  return `${safe(locale)}/${safe(version)}`;
}
