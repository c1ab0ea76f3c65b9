import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import type { CompiledPage } from '@org/content-pipeline/compiled';
import { type FileHandle, open } from 'node:fs/promises';
import type { LoadedSite } from '../config/loaded-site.js';
import { compiledFile, compiledIndexFile } from './compiled-files.js';
import {
  type IndexedPage,
  lineHash,
  type PlacedPage,
  readIndex,
  readPlaces,
  type RenderedPage,
} from './compiled-index.js';

/** What says where the compiled pages of a site are. */
export type CompiledSite = Pick<LoadedSite, 'contentDir'> & { config: Pick<LoadedSite['config'], 'areas'> };

/** What COMPILE has left of an area cannot be trusted: it is to be compiled again. */
export class DamagedAreaError extends Error {
  /** The area's folder. */
  readonly dir: string;

  constructor(dir: string) {
    super(
      `The compiled pages of the area "${dir}" are damaged, or of another version of the pipeline. Run "site-builder compile ${dir}".`,
    );
    this.dir = dir;
  }
}

/**
 * The pages of an area as its index has them, in a fixed order.
 * @throws when the area is not compiled, or {@link DamagedAreaError}
 */
export const readArea = (site: Pick<LoadedSite, 'contentDir'>, dir: string): IndexedPage[] =>
  readWith(readIndex, site, dir);

function readWith<Page>(
  read: (indexFile: string, pagesFile: string) => Page[] | undefined,
  site: Pick<LoadedSite, 'contentDir'>,
  dir: string,
): Page[] {
  const file = compiledFile(site, dir);
  if (!existsSync(file))
    throw new Error(
      `The area "${dir}" has not been compiled. Run "site-builder compile ${dir}", or build through Nx.`,
    );
  const pages = read(compiledIndexFile(site, dir), file);
  if (!pages) throw new DamagedAreaError(dir);
  return pages;
}

/** Where the pages of one area are. */
export interface PlacedArea {
  dir: string;
  pages: readonly PlacedPage[];
}

/** The pages of one area. */
export interface CompiledArea<Page extends PlacedPage = IndexedPage> extends PlacedArea {
  pages: Page[];
}

/** The same as RENDER needs them. */
export type RenderedArea = CompiledArea<RenderedPage>;

/** Some pages of areas. */
export const pagesWhere = <Page extends PlacedPage>(
  areas: readonly (PlacedArea & { pages: readonly Page[] })[],
  isMeant: (page: Page) => boolean,
): CompiledArea<Page>[] => areas.map(({ dir, pages }) => ({ dir, pages: pages.filter(isMeant) }));

/** Where the pages of all areas are, in the order of the configuration. @throws as {@link readArea} does */
export const readPlacedAreas = (site: CompiledSite): PlacedArea[] =>
  site.config.areas.map(({ dir }) => ({ dir, pages: readWith(readPlaces, site, dir) }));

/** All areas in the order of the configuration. @throws as {@link readArea} does */
export const readAreas = (site: CompiledSite): CompiledArea[] =>
  site.config.areas.map(({ dir }) => ({ dir, pages: readArea(site, dir) }));

/** Compiled pages of all areas, one after the other, in a fixed order; none is kept. @throws as {@link readArea} does */
export async function* readCompiled(site: CompiledSite): AsyncGenerator<CompiledPage> {
  for (const { dir, pages } of readPlacedAreas(site)) yield* readPages(site, dir, pages);
}

/** Pages of an area that lie in chunks of the file up to this size are read at once, in bytes. */
const CHUNK = 1 << 20;

/** The given pages of an area, in their order, one after the other. @throws DamagedAreaError where one is not what was written */
export async function* readPages(
  site: Pick<LoadedSite, 'contentDir'>,
  dir: string,
  pages: readonly PlacedPage[],
): AsyncGenerator<CompiledPage> {
  if (pages.length === 0) return;
  const handle = await open(compiledFile(site, dir));
  const memory = new ReadMemory();
  try {
    for (const chunk of toChunks(pages))
      yield* parsePages(await readChunk(handle, chunk, memory), chunk, dir);
  } finally {
    await handle.close();
  }
}

function* parsePages(bytes: Buffer, chunk: PlacedPage[], dir: string): Generator<CompiledPage> {
  const start = chunk[0]?.offset ?? 0;
  for (const { offset, length, hash } of chunk)
    yield parsePage(bytes.subarray(offset - start, offset - start + length), hash, dir);
}

function parsePage(line: Buffer, hash: string, dir: string): CompiledPage {
  if (lineHash(line) !== hash) throw new DamagedAreaError(dir);
  return JSON.parse(line.toString()) as CompiledPage;
}

/** Memory that is read into again and again. What were taken for each page would wait for the next collection, and of a large site that is tens of megabytes. */
class ReadMemory {
  #bytes = Buffer.alloc(0);

  of(length: number): Buffer {
    if (this.#bytes.length < length) this.#bytes = Buffer.allocUnsafeSlow(length);
    return this.#bytes.subarray(0, length);
  }
}

/** Reads compiled pages one by one, in any order. */
export class CompiledReader {
  readonly #site: Pick<LoadedSite, 'contentDir'>;
  readonly #files = new Map<string, number>();
  readonly #memory = new ReadMemory();

  constructor(site: Pick<LoadedSite, 'contentDir'>) {
    this.#site = site;
  }

  /** @throws DamagedAreaError where the page is not what was written */
  read(dir: string, { offset, length, hash }: PlacedPage): CompiledPage {
    const file = this.#files.get(dir) ?? openSync(compiledFile(this.#site, dir), 'r');
    this.#files.set(dir, file);
    const bytes = this.#memory.of(length);
    return parsePage(bytes.subarray(0, readSync(file, bytes, 0, length, offset)), hash, dir);
  }

  close(): void {
    for (const file of this.#files.values()) closeSync(file);
    this.#files.clear();
  }
}

const endOf = (page: PlacedPage | undefined): number => (page ? page.offset + page.length : 0);

/** Neighbours in the file, as many as a chunk takes. */
function toChunks(pages: readonly PlacedPage[]): PlacedPage[][] {
  const chunks: PlacedPage[][] = [];
  for (const page of pages) {
    const last = chunks.at(-1);
    const start = last?.[0]?.offset ?? 0;
    if (last && endOf(last.at(-1)) === page.offset && endOf(page) - start <= CHUNK) last.push(page);
    else chunks.push([page]);
  }
  return chunks;
}

async function readChunk(handle: FileHandle, chunk: PlacedPage[], memory: ReadMemory): Promise<Buffer> {
  const start = chunk[0]?.offset ?? 0;
  const length = endOf(chunk.at(-1)) - start;
  const bytes = memory.of(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(bytes, read, length - read, start + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return bytes.subarray(0, read);
}
