import { createHash, hash as digestOf } from 'node:crypto';
import { compilePage, type SourcePage } from '../compile-page.js';
import { codeIdentity } from '../page/code-identity.js';
import type { CompileOptions } from '../page/compile-options.js';
import { COMPILED_PAGE_VERSION, type CompiledPage } from '../page/compiled-page.js';
import type { ContentFiles } from '../page/content-files.js';
import { PackStore, type PackStoreOptions } from './pack-store.js';

/** A compiled page as it is stored: plain data, so that it can come from another thread. */
export interface CacheEntry {
  /** Of the page's path and text, the options, the plugins and this package. */
  key: string;
  /**
   * Two lines of JSON in UTF-8, each with its line break: `Dependencies`, and the {@link CompiledPage}, which {@link pageLine}
   * gives without a copy.
   */
  bytes: Uint8Array;
}

/** An entry that was made now, with its page before it became text. */
export interface NewCacheEntry extends CacheEntry {
  page: CompiledPage;
}

/** Each other file that took part in a page, with the hash of its content; `null` for one that was not there. */
type Dependencies = [path: string, hash: string | null][];

/** In place of a file's path: what the page has asked of its site. */
const SITE_FACTS = '';
/** The same: with what its code has been typed. No file has such a name. */
const TYPES = '\0types';

const LINE_BREAK = 10;

/** Bytes that have the dependencies of nearly every page. */
const START_BYTES = 512;

/** The page of an entry's bytes: one line of JSON with its line break. */
export const pageLine = (bytes: Uint8Array): Uint8Array => bytes.subarray(bytes.indexOf(LINE_BREAK) + 1);

/**
 * Compiled pages on disk. A page is found when its own text, every file that it has read, the options, the plugins and the
 * pipeline are what they were; anything else, damage included, is a miss. Several processes may share a folder.
 */
export class CompileCache {
  readonly #store: PackStore;
  readonly #identity: string;
  /** What a page may have asked of its options, by what stands for it. */
  readonly #asked: ReadonlyMap<string, string | null>;

  /** Never throws: a folder that cannot be read is empty, for one that cannot be written see {@link problem}. */
  constructor(options: CompileOptions, store: PackStoreOptions) {
    this.#store = new PackStore(store);
    this.#identity = pipelineIdentity(options);
    this.#asked = new Map([
      [SITE_FACTS, hashOfSite(options)],
      [TYPES, hashOfTypes(options)],
    ]);
  }

  /** Why nothing is stored, for instance because the disk is full; `undefined` when all is well. */
  get problem(): string | undefined {
    return this.#store.problem;
  }

  /** Whether no page is known: then none need be looked for. */
  get isEmpty(): boolean {
    return this.#store.isEmpty;
  }

  /** The key of a page that is known, and made of the very files that are there now. It may be damaged, which {@link line} tells. */
  find(source: SourcePage, files: ContentFiles): string | undefined {
    const key = entryKey(source, this.#identity);
    const known = this.#dependenciesOf(key);
    if (known === undefined) return undefined;
    const isSame = ([file, hash]: Dependencies[number]): boolean =>
      (this.#asked.has(file) ? this.#asked.get(file) : hashOf(files.read(file))) === hash;
    return known.every(isSame) ? key : undefined;
  }

  /** Of all that pages are made with: one that is found now is found in a cache of the same identity as long as its files stay. */
  get identity(): string {
    return hashOf(Buffer.from(JSON.stringify([this.#identity, ...this.#asked]))) ?? '';
  }

  /** The files that took part in a page besides its own, and whether they were there. */
  filesOf(key: string): [path: string, isThere: boolean][] | undefined {
    return this.#dependenciesOf(key)
      ?.filter(([file]) => !this.#asked.has(file))
      .map(([file, hash]) => [file, hash !== null]);
  }

  /** Notes that a page is in use, without reading it: what was not used for longest goes first. @returns whether it is known */
  use(key: string): boolean {
    return this.#store.use(key);
  }

  /** The page itself, most of an entry, is not read for it. */
  #dependenciesOf(key: string): Dependencies | undefined {
    const start = this.#store.getStart(key, START_BYTES);
    const bytes = start?.includes(LINE_BREAK) ? start : this.#store.getBytes(key);
    try {
      return bytes && (JSON.parse(bytes.toString('utf8', 0, bytes.indexOf(LINE_BREAK))) as Dependencies);
    } catch {
      return undefined;
    }
  }

  /** The page of a key, as one line of JSON in UTF-8, with its line break. */
  line(key: string): Uint8Array | undefined {
    const bytes = this.#store.getBytes(key);
    return bytes && pageLine(bytes);
  }

  /** The page as one line of JSON, when it is known. */
  read(source: SourcePage, files: ContentFiles): string | undefined {
    const key = this.find(source, files);
    const line = key === undefined ? undefined : this.line(key);
    return line && textOf(line.subarray(0, -1));
  }

  /** Copies the bytes. */
  write({ key, bytes }: CacheEntry): void {
    this.#store.set(key, bytes);
  }

  /** `compilePage`, unless the page is known. `options` must be those that the cache was made with. */
  compilePage(source: SourcePage, files: ContentFiles, options: CompileOptions): CompiledPage {
    const known = this.read(source, files);
    if (known) return JSON.parse(known) as CompiledPage;
    const entry = compileEntry(source, files, options, this.#identity);
    this.write(entry);
    return JSON.parse(textOf(pageLine(entry.bytes))) as CompiledPage;
  }

  /** Writes what waits in memory; otherwise some megabytes are gathered first. */
  flush(): void {
    this.#store.flush();
  }

  /** Writes what waits, and takes away what was not used for longest where there is too much. Not usable afterwards. */
  close(): void {
    this.#store.close();
  }
}

/** Compiles a page to what a cache stores. `identity` is `pipelineIdentity(options)`, which is worth keeping. */
export function compileEntry(
  source: SourcePage,
  files: ContentFiles,
  options: CompileOptions,
  identity = pipelineIdentity(options),
): NewCacheEntry {
  const read = new Map<string, string | null>();
  // An image is looked for and then measured. The last file alone is kept, for a page may show hundreds of photographs.
  let last: { file: string; bytes: Uint8Array | undefined } | undefined;
  // Hashed when it is read: a file that changes a moment later must not be taken for the one that was compiled.
  const watched: ContentFiles = {
    read(file) {
      if (last?.file === file) return last.bytes;
      const bytes = files.read(file);
      last = { file, bytes };
      read.set(file, hashOf(bytes));
      return bytes;
    },
  };
  const watchedOptions: CompileOptions = Object.defineProperties(
    { ...options },
    {
      site: {
        get() {
          read.set(SITE_FACTS, hashOfSite(options));
          return options.site;
        },
      },
      types: {
        get() {
          read.set(TYPES, hashOfTypes(options));
          return options.types;
        },
      },
    },
  );
  const page = compilePage(source, watched, watchedOptions);
  const dependencies: Dependencies = [...read].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    page,
    key: entryKey(source, identity),
    bytes: Buffer.from(`${JSON.stringify(dependencies)}\n${JSON.stringify(page)}\n`),
  };
}

const entryKey = ({ path: source, text }: SourcePage, identity: string): string =>
  digestOf('sha256', `${identity}\n${source}\n${text}`, 'base64url');

const hashOf = (bytes: Uint8Array | undefined): string | null =>
  bytes ? digestOf('sha256', bytes, 'base64url') : null;

const hashOfTypes = ({ types }: CompileOptions): string | null => types?.identity ?? null;

const hashOfSite = ({ site }: CompileOptions): string | null =>
  site ? hashOf(Buffer.from(sortedJson(site))) : null;

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();

/**
 * Hash of everything beside the page that its result depends on: the code of this package, its version and those of its
 * dependencies, which are exact, the options but what pages may ask of their site and of its types, and the identities of the plugins in their order and of the components.
 */
export function pipelineIdentity({
  plugins,
  components,
  colors: _colors,
  site: _site,
  types: _types,
  ...options
}: CompileOptions): string {
  const identities = [plugins?.remark, plugins?.rehype].map((list) =>
    (list ?? []).map(({ name, identity }) => [name, identity]),
  );
  return createHash('sha256')
    .update(JSON.stringify([COMPILED_PAGE_VERSION, codeIdentity(), sortedJson(options), identities]))
    .update(components?.identity ?? '')
    .digest('hex');
}

/** Options that are equal are so in whatever order their keys were written. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
