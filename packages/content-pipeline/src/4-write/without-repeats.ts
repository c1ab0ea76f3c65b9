import type { Diagnostic } from '@org/site-model';

/** A partial that a page includes twice, or a component of MDX that it uses twice, has each diagnostic twice; the writer has it once to fix. */
export const withoutRepeats = (diagnostics: Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
];
