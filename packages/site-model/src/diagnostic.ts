/** How bad a diagnostic is. `error` stops a build, `warning` is reported, `info` is shown on request only. */
export type Severity = 'error' | 'warning' | 'info';

/** A position in a source file. */
export interface Position {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 code units. */
  column: number;
}

/** A file, and where in it, as far as that is known. */
export interface FilePosition extends Partial<Position> {
  /** The file, as the caller named it, with `/` separators. */
  file: string;
}

/** What a tool has to say about its input, as data: nothing throws for what a writer wrote. Without a line it is about the file as a whole. */
export interface Diagnostic extends FilePosition {
  /** Stable, kebab-case identifier, for instance `front-matter-unknown-key`. */
  code: string;
  severity: Severity;
  /** What happened, with the value seen, and why it matters. */
  message: string;
  /** How to fix it, with the corrected text where it can be computed. */
  hint?: string;
}

/** What a diagnostic says, without its severity and its position. */
export type DiagnosticBody = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** Whether any of the diagnostics stops a build. */
export const hasErrors = (diagnostics: readonly Pick<Diagnostic, 'severity'>[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

/** Each diagnostic once: pages that take in the same text all have what is wrong with it. */
export const distinctDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
];

/** What a caught value has to say, whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
