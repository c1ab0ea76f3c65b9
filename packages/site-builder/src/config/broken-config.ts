import type { Diagnostic } from '@org/site-model';

const HINT = 'Correct the file; nothing was built.';

/** What is reported of a configuration that cannot be used. */
export const brokenConfig = (found: Pick<Diagnostic, 'message' | 'file'>): Diagnostic => ({
  code: 'config-unreadable',
  severity: 'error',
  hint: HINT,
  ...found,
});
