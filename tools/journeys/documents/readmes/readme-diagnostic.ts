/** What is wrong in a README, and how to repair it. */
export interface ReadmeDiagnostic {
  /** Relative to the repository's root. */
  file: string;
  line: number;
  column: number;
  message: string;
}

/** One line for each, sorted by position. */
export const formatReadmeDiagnostics = (diagnostics: ReadmeDiagnostic[]): string[] =>
  diagnostics
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
    .map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
