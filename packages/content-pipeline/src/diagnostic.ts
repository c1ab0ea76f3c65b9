/** How bad a finding is. `error` stops a build, `warning` is reported, `info` is only shown on request. */
export type Severity = 'error' | 'warning' | 'info';

/** A finding about the content, as data: nothing in this package throws for what a writer wrote. */
export interface Diagnostic {
  /** Stable, kebab-case identifier, for instance `front-matter-unknown-key`. */
  code: string;
  severity: Severity;
  /** What happened, with the value seen, and why it matters. */
  message: string;
  /** How to fix it, with the corrected text where it can be computed. */
  hint?: string;
  /** Path relative to the content root, with `/` separators. */
  file: string;
  /** 1-based. Absent when the finding is about the file as a whole. */
  line?: number;
  /** 1-based, in UTF-16 code units. */
  column?: number;
}

/** A place in a source file, as unist gives it. */
export interface SourcePoint {
  line: number;
  column: number;
}
