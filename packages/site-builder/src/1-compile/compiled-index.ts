import { createHash, hash as hashOf } from 'node:crypto';
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { COMPILED_PAGE_VERSION, type CompiledPage } from '@org/content-pipeline/compiled';
import type { PageSummary } from '../model/site-model.js';

/** Where a page is in its area's file. */
export interface PlacedPage {
  /** Bytes from the start of the file. */
  offset: number;
  /** Bytes of the line, with its line break. */
  length: number;
  /** Of the line's bytes: equal where the pages are, and another where the line is damaged. */
  hash: string;
}

/** The same, with all that LINK needs of it. */
export interface IndexedPage extends PlacedPage {
  /** Equal where all is equal that LINK makes something of. */
  linkKey: string;
  summary: PageSummary;
}

/** What RENDER needs of a page that has been linked. In a large site the rest is more memory than what it renders. */
export interface RenderedPage extends PlacedPage {
  summary: Pick<PageSummary, 'source' | 'frontMatter' | 'assets' | 'slots'>;
}

export const renderedPage = ({ offset, length, hash, summary }: RenderedPage): RenderedPage => {
  const { source, frontMatter, assets, slots } = summary;
  return { offset, length, hash, summary: { source, frontMatter, assets, slots } };
};

/** SHA-256 of the bytes that a compiled page is stored as. */
export const lineHash = (line: string | Uint8Array): string => hashOf('sha256', line, 'base64url');

export const summaryOf = ({
  html: _html,
  markdown: _markdown,
  sections: _,
  ...rest
}: CompiledPage): PageSummary => rest;

type Row = [length: number, hash: string, linkKey: string, summary: PageSummary];

/** Of 96 bits: keys are compared with those of one former build. */
const KEY_LENGTH = 16;

/** Where its links stand is said in diagnostics alone, and how many words a page has nowhere. */
function linkKeyOf({ reading, references, ...summary }: PageSummary): string {
  const unplaced = references.map(({ line: _line, column: _column, ...reference }) => reference);
  const read = JSON.stringify([summary, reading.minutes, unplaced]);
  return hashOf('sha256', read, 'base64url').slice(0, KEY_LENGTH);
}

/** The line of a page as a run has made it, and all that the index says of it. */
export interface MadeLine {
  bytes: Uint8Array;
  /** Of the bytes. */
  hash: string;
  row: Uint8Array;
}

/** @param page that the line is, where it is at hand. @default it is read from the line */
export function madeLine(bytes: Uint8Array, page = pageOf(bytes)): MadeLine {
  const hash = lineHash(bytes);
  const summary = summaryOf(page);
  const row: Row = [bytes.length, hash, linkKeyOf(summary), summary];
  return { bytes, hash, row: Buffer.from(`${JSON.stringify(row)}\n`) };
}

const pageOf = (line: Uint8Array): CompiledPage =>
  JSON.parse(Buffer.from(line.buffer, line.byteOffset, line.length).toString()) as CompiledPage;

/** Raised with the shape of the rows. */
const FORMAT = 2;
/** @param hash of the rows */
const header = (hash: string): string => `docs-index ${FORMAT} ${COMPILED_PAGE_VERSION} ${hash}\n`;

/** Bytes of rows that are written at once; one that is longer is written alone. */
const BATCH = 1 << 20;

/** Writes an index: its format, a checksum of its rows, and a row for each page. */
export class IndexWriter {
  readonly #file: number;
  readonly #hash = createHash('sha256');
  readonly #waiting = Buffer.allocUnsafeSlow(BATCH);
  #end = 0;

  constructor(file: string) {
    this.#file = openSync(file, 'w');
    // A checksum of the same length is put there when all rows are.
    writeFileSync(this.#file, header(lineHash('')));
  }

  /** Copies the row. */
  add(row: Uint8Array): void {
    if (this.#end + row.length > BATCH) this.#flush();
    if (row.length > BATCH) {
      this.#write(row);
      return;
    }
    this.#waiting.set(row, this.#end);
    this.#end += row.length;
  }

  /** @param isWhole whether all rows have been added. @default the file is no index */
  close({ isWhole = false } = {}): void {
    try {
      if (!isWhole) return;
      this.#flush();
      writeSync(this.#file, header(this.#hash.digest('base64url')), 0);
    } finally {
      closeSync(this.#file);
    }
  }

  #flush(): void {
    this.#write(this.#waiting.subarray(0, this.#end));
    this.#end = 0;
  }

  #write(bytes: Uint8Array): void {
    this.#hash.update(bytes);
    writeFileSync(this.#file, bytes);
  }
}

/** The rows one after the other, with their line break. `undefined` where the index is missing, damaged, or of another version. */
function readRows(indexFile: string): Generator<Buffer> | undefined {
  try {
    const bytes = readFileSync(indexFile);
    const start = bytes.indexOf('\n') + 1;
    const isWhole = bytes.toString('utf8', 0, start) === header(lineHash(bytes.subarray(start)));
    return isWhole ? linesOf(bytes, start) : undefined;
  } catch {
    return undefined;
  }
}

/** Views, so that of a large site the text is there once. */
function* linesOf(bytes: Buffer, start: number): Generator<Buffer> {
  for (let at = start, end = 0; at < bytes.length; at = end) {
    end = bytes.indexOf('\n', at) + 1 || bytes.length;
    yield bytes.subarray(at, end);
  }
}

/** What a row begins with. */
const ROW_START = /^\[(\d+),"([^"]+)",/;
/** Bytes of it, at most. */
const ROW_START_LENGTH = 80;

function rowStart(row: Buffer): { hash: string; length: number } {
  const [, length, hash = ''] = ROW_START.exec(row.toString('latin1', 0, ROW_START_LENGTH)) ?? [];
  return { hash, length: Number(length) };
}

/** The rows of an index in their order, with the hash and the length of their line; none where there is no index that can be used. */
export const indexRows = (indexFile: string): { row: Buffer; hash: string; length: number }[] =>
  Array.from(readRows(indexFile) ?? [], (row) => ({ row, ...rowStart(row) }));

/**
 * The pages of an area by its index. `undefined` where the index is missing, damaged, of another version, or of another file of pages:
 * then the area is to be compiled again.
 */
export const readIndex = (indexFile: string, pagesFile: string): IndexedPage[] | undefined =>
  readPlaced(indexFile, pagesFile, (row) => {
    const [length, hash, linkKey, summary] = JSON.parse(row.toString()) as Row;
    return { length, hash, linkKey, summary };
  });

/** The same without what LINK needs, which is nearly all of it. */
export const readPlaces = (indexFile: string, pagesFile: string): PlacedPage[] | undefined =>
  readPlaced(indexFile, pagesFile, rowStart);

function readPlaced<Page extends { length: number }>(
  indexFile: string,
  pagesFile: string,
  read: (row: Buffer) => Page,
): (Page & { offset: number })[] | undefined {
  try {
    const rows = readRows(indexFile);
    if (!rows) return undefined;
    let offset = 0;
    const pages = Array.from(rows, (row) => {
      const page = read(row);
      const placed = { offset, ...page };
      offset += page.length;
      return placed;
    });
    return statSync(pagesFile).size === offset ? pages : undefined;
  } catch {
    return undefined;
  }
}
