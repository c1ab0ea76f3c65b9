import { hash as hashOf } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { COMPILED_PAGE_VERSION, type CompiledPage } from '@org/content-pipeline/compiled';
import type { PageSummary } from '../model/site-model.js';

/** Where a page is in its area's file, and all that LINK needs of it. */
export interface IndexedPage {
  /** Bytes from the start of the file. */
  offset: number;
  /** Bytes of the line, with its line break. */
  length: number;
  /** Of the line's bytes: equal where the pages are, and another where the line is damaged. */
  hash: string;
  /** Equal where all is equal that LINK makes something of. */
  linkKey: string;
  summary: PageSummary;
}

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

/** The row of a page: all that the index says of it. @param line that it is stored as, and its hash */
export function indexRow(line: Uint8Array, hash = lineHash(line)): string {
  const summary = summaryOf(JSON.parse(Buffer.from(line).toString()) as CompiledPage);
  return `${JSON.stringify([line.length, hash, linkKeyOf(summary), summary] satisfies Row)}\n`;
}

/** The index's own text: its format, a checksum of its rows, and a row for each page. */
export function indexText(rows: readonly string[]): string {
  const body = rows.join('');
  return `${header(body)}\n${body}`;
}

/** Raised with the shape of the rows. */
const FORMAT = 2;
const header = (body: string): string => `docs-index ${FORMAT} ${COMPILED_PAGE_VERSION} ${lineHash(body)}`;

/** Text of the rows. `undefined` where the index is missing, damaged, or of another version. */
function readBody(indexFile: string): string | undefined {
  try {
    const text = readFileSync(indexFile, 'utf8');
    const body = text.slice(text.indexOf('\n') + 1);
    return text === `${header(body)}\n${body}` ? body : undefined;
  } catch {
    return undefined;
  }
}

/** What a row begins with. */
const ROW_START = /^\[(\d+),"([^"]+)",/;

/** The rows of an index in their order, with the hash and the length of their line; none where there is no index that can be used. */
export function indexRows(indexFile: string): { row: string; hash: string; length: number }[] {
  const lines = readBody(indexFile)?.split('\n').slice(0, -1) ?? [];
  return lines.map((line) => {
    const [, length, hash = ''] = ROW_START.exec(line) ?? [];
    return { row: `${line}\n`, hash, length: Number(length) };
  });
}

/**
 * The pages of an area by its index. `undefined` where the index is missing, damaged, of another version, or of another file of pages:
 * then the area is to be compiled again.
 */
export function readIndex(indexFile: string, pagesFile: string): IndexedPage[] | undefined {
  try {
    const body = readBody(indexFile);
    if (body === undefined) return undefined;
    let offset = 0;
    const pages = body
      .split('\n')
      .slice(0, -1)
      .map((line): IndexedPage => {
        const [length, hash, linkKey, summary] = JSON.parse(line) as Row;
        const page = { offset, length, hash, linkKey, summary };
        offset += length;
        return page;
      });
    return statSync(pagesFile).size === offset ? pages : undefined;
  } catch {
    return undefined;
  }
}
