import type { OutputFile } from '../../4-write/write-output.js';
import type { MigrationReport } from '../../model/migration-report.js';
import type { SourcePage, VitepressSite } from '../model.js';

export interface ContentContext {
  site: VitepressSite;
  report: MigrationReport;
  /** Files of the new site that pages take in or show, by name. */
  written: Map<string, OutputFile>;
  /** Packages that the new site depends on; those of pages are added. */
  packages: Set<string>;
  /** The sidebar that a page is beside; `null` for none. */
  beside: (page: SourcePage) => string | null;
}

/** A text of the source on its way: a page's, or one that a page takes in. */
export interface TextInput extends ContentContext {
  page: SourcePage;
  /** File that the text is from, absolute. */
  from: string;
  /** The same as the report names it. */
  file: string;
  /** Line of that file on which the text begins. */
  firstLine: number;
  /** Front matter of the page. */
  values: Record<string, unknown>;
  /** Ids that headings of the page have. */
  ids: Set<string>;
}
