import type { Diagnostic } from '@org/site-model';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { severityOf } from '../diagnostics/diagnostic.js';

/** What was said of a page when it was compiled. An id that it has twice is as bad as a link to one that is not there. */
export const compiledDiagnostics = (
  { diagnostics }: { diagnostics: readonly Diagnostic[] },
  { rules }: Pick<ResolvedSiteConfig, 'rules'>,
): Diagnostic[] =>
  diagnostics.flatMap((diagnostic) => {
    if (diagnostic.code !== 'anchor-duplicate') return [diagnostic];
    const severity = severityOf(rules.brokenAnchors);
    return severity === null ? [] : [{ ...diagnostic, severity }];
  });
