import type { Written } from '../4-write/write-output.js';
import type { ReportEntry } from './migration-report.js';

/** Name of the report in the new site. */
export const REPORT_FILE = 'MIGRATION-REPORT.md';

export interface Migration extends Written {
  /** What was moved, by kind. */
  counts: Record<string, number>;
  entries: ReportEntry[];
}

export interface MigrationInput {
  /** Folder of the source's configuration, absolute. */
  source: string;
  /** Folder of the new site, absolute. It is made where it is missing. */
  output: string;
}
