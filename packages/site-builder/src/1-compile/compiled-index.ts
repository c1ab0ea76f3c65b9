import { createHash } from 'node:crypto';
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
  summary: PageSummary;
}

/** SHA-256 of the bytes that a compiled page is stored as. */
export const lineHash = (line: string | Uint8Array): string =>
  createHash('sha256').update(line).digest('base64url');

export const summaryOf = ({
  html: _html,
  markdown: _markdown,
  sections: _,
  ...rest
}: CompiledPage): PageSummary => rest;

type Row = [length: number, hash: string, summary: PageSummary];

/** The index's own text: its format, a checksum of its rows, and a row for each page. */
export function indexText(pages: readonly IndexedPage[]): string {
  const rows = pages.map(
    ({ length, hash, summary }) => `${JSON.stringify([length, hash, summary] satisfies Row)}\n`,
  );
  const body = rows.join('');
  return `${header(body)}\n${body}`;
}

/** Raised with the shape of the rows. */
const FORMAT = 1;
const header = (body: string): string => `docs-index ${FORMAT} ${COMPILED_PAGE_VERSION} ${lineHash(body)}`;

/**
 * The pages of an area by its index. `undefined` where the index is missing, damaged, of another version, or of another file of pages:
 * then the area is to be compiled again.
 */
export function readIndex(indexFile: string, pagesFile: string): IndexedPage[] | undefined {
  try {
    const text = readFileSync(indexFile, 'utf8');
    const body = text.slice(text.indexOf('\n') + 1);
    if (text !== `${header(body)}\n${body}`) return undefined;
    let offset = 0;
    const pages = body
      .split('\n')
      .slice(0, -1)
      .map((line): IndexedPage => {
        const [length, hash, summary] = JSON.parse(line) as Row;
        const page = { offset, length, hash, summary };
        offset += length;
        return page;
      });
    return statSync(pagesFile).size === offset ? pages : undefined;
  } catch {
    return undefined;
  }
}
