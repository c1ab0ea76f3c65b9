import { existsSync } from 'node:fs';
import type { CompiledPage } from '@org/content-pipeline/compiled';
import { type FileHandle, open } from 'node:fs/promises';
import type { LoadedSite } from '../config/loaded-site.js';
import { compiledFile, compiledIndexFile } from './compiled-files.js';
import { type IndexedPage, lineHash, readIndex } from './compiled-index.js';

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
export function readArea(site: Pick<LoadedSite, 'contentDir'>, dir: string): IndexedPage[] {
  const file = compiledFile(site, dir);
  if (!existsSync(file))
    throw new Error(
      `The area "${dir}" has not been compiled. Run "site-builder compile ${dir}", or build through Nx.`,
    );
  const pages = readIndex(compiledIndexFile(site, dir), file);
  if (!pages) throw new DamagedAreaError(dir);
  return pages;
}

/** The pages of one area. */
export interface CompiledArea {
  dir: string;
  pages: IndexedPage[];
}

/** All areas in the order of the configuration. @throws as {@link readArea} does */
export const readAreas = (site: CompiledSite): CompiledArea[] =>
  site.config.areas.map(({ dir }) => ({ dir, pages: readArea(site, dir) }));

/** Compiled pages of all areas, one after the other, in a fixed order; none is kept. @throws as {@link readArea} does */
export async function* readCompiled(site: CompiledSite): AsyncGenerator<CompiledPage> {
  for (const { dir } of site.config.areas) {
    const pages = readArea(site, dir);
    for await (const page of readPages(site, dir, pages)) yield page;
  }
}

/** Pages of an area that lie in chunks of the file up to this size are read at once, in bytes. */
const CHUNK = 1 << 20;

/** Where the line of a page is. */
type PlacedPage = Pick<IndexedPage, 'offset' | 'length' | 'hash'>;

/** The given pages of an area, in their order, one after the other. @throws DamagedAreaError where one is not what was written */
export async function* readPages(
  site: Pick<LoadedSite, 'contentDir'>,
  dir: string,
  pages: readonly PlacedPage[],
): AsyncGenerator<CompiledPage> {
  if (pages.length === 0) return;
  const handle = await open(compiledFile(site, dir));
  try {
    for (const chunk of toChunks(pages)) yield* parsePages(await readChunk(handle, chunk), chunk, dir);
  } finally {
    await handle.close();
  }
}

function* parsePages(bytes: Buffer, chunk: PlacedPage[], dir: string): Generator<CompiledPage> {
  const start = chunk[0]?.offset ?? 0;
  for (const { offset, length, hash } of chunk) {
    const line = bytes.subarray(offset - start, offset - start + length);
    if (lineHash(line) !== hash) throw new DamagedAreaError(dir);
    yield JSON.parse(line.toString()) as CompiledPage;
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

async function readChunk(handle: FileHandle, chunk: PlacedPage[]): Promise<Buffer> {
  const start = chunk[0]?.offset ?? 0;
  const length = endOf(chunk.at(-1)) - start;
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(bytes, read, length - read, start + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return bytes.subarray(0, read);
}
