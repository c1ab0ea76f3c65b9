import type { Diagnostic } from '@org/site-model';
import { formatDiagnostics } from './format.js';
import { toSarif } from './sarif.js';

/** How findings are printed: for people, for scripts, or for the code scanning of forges. */
export const diagnosticFormats = {
  text: formatDiagnostics,
  json: (diagnostics: readonly Diagnostic[]): string => JSON.stringify({ diagnostics }, null, 2),
  sarif: (diagnostics: readonly Diagnostic[]): string => JSON.stringify(toSarif(diagnostics), null, 2),
} satisfies Record<string, (diagnostics: readonly Diagnostic[]) => string>;

export type DiagnosticFormat = keyof typeof diagnosticFormats;

export const isDiagnosticFormat = (name: string): name is DiagnosticFormat =>
  Object.hasOwn(diagnosticFormats, name);
