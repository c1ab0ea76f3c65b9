/** A place in a file: lines and columns from 1, columns in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** A finding about an OpenAPI document, as data: nothing in this package throws for what a writer wrote. */
export interface ApiDiagnostic {
  /** Stable, kebab-case identifier, for instance `ref-missing`. */
  code: string;
  severity: 'error' | 'warning' | 'info';
  /** What happened, with the value seen, and why it matters. */
  message: string;
  /** How to fix it. */
  hint?: string;
  /** The file as the caller named it; files that it refers to are named relative to the same folder. */
  file: string;
  /** 1-based. Absent when the finding is about the file as a whole. */
  line?: number;
  /** 1-based, in UTF-16 code units. */
  column?: number;
}
