import type { Diagnostic } from '@org/site-model';

/** A partial that a page includes twice has each finding twice; the writer has it once to fix. */
export const withoutRepeats = (diagnostics: Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((finding) => [JSON.stringify(finding), finding])).values(),
];
