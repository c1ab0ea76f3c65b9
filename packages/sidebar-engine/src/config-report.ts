import type { Diagnostic, Finding } from './diagnostic.js';

/** Where a configuration value came from, for messages. */
export interface ConfigOrigin {
  /** The file, as the caller names it. */
  file: string;
  /** Path of the value inside the file, for instance `areas[0].versions`. */
  path: string;
}

/** Notes an error at a path of the file. */
export type Report = (path: string, finding: Finding) => void;

export const reportTo =
  (diagnostics: Diagnostic[], file: string): Report =>
  (path, finding) => {
    diagnostics.push({ severity: 'error', ...finding, file, path });
  };
