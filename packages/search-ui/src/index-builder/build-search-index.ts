import { nameHash } from '../format/content-hash.js';
import { FORMAT_VERSION, type SearchManifest } from '../format/manifest.js';
import type { SearchRecord } from '../record.js';
import { group, type RecordSet } from './1-group.js';
import { fitsInline, inline } from './9-inline.js';
import { buildSet, toJson } from './build-set.js';
import { FileStore } from './file-store.js';
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
  const manifest: SearchManifest = { format: FORMAT_VERSION, sets: [] };
  const files = new Map<string, Uint8Array>();
  for (const set of group(records, options.sets)) {
    const file = addSet(set, options.synonyms ?? [], files);
    manifest.sets.push({ locale: set.locale, version: set.version, records: set.records.length, file });
  }
  return { manifest, files: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))) };
}

/** Adds the files of a set and returns the name of its directory. */
function addSet(set: RecordSet, synonyms: SynonymGroups, files: Map<string, Uint8Array>): string {
  const store = new FileStore();
  const directory = buildSet(set, synonyms, store);
  const single = fitsInline(set.records.length, store.files);
  const folder = folderOf(set);
  const bytes = toJson(single ? inline(directory, store.files) : directory);
  if (!single) for (const [name, content] of store.files) files.set(`${folder}/${name}`, content);
  const file = `${folder}/${nameHash(bytes)}.json`;
  files.set(file, bytes);
  return file;
}

/** `en/5.x`: characters that are not safe in an address become `~` and their code. */
function folderOf({ locale, version }: RecordSet): string {
  const safe = (name: string): string =>
    name.replace(/[^\w.-]|^\.+$/g, (unsafe) =>
      [...unsafe].map((c) => `~${c.charCodeAt(0).toString(16)}`).join(''),
    ) || '~';
  return `${safe(locale)}/${safe(version)}`;
}
