import type { Diagnostic } from '@org/site-model';
import type { RuleLevel } from '../config/site-config.js';

const SEVERITIES = { throw: 'error', warn: 'warning', log: 'info' } as const;

/** Severity that a configured rule gives its diagnostics; `null` means that they are not to be made at all. */
export const severityOf = (level: RuleLevel): Diagnostic['severity'] | null =>
  level === 'ignore' ? null : SEVERITIES[level];

/** Thrown by a command whose diagnostics contain an error, after they have been gathered over the whole run. */
export class SiteError extends Error {
  override name = 'SiteError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`${diagnostics.filter(({ severity }) => severity === 'error').length} error(s) stopped the build.`);
    this.diagnostics = diagnostics;
  }
}
