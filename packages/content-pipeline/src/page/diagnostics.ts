import { type Diagnostic, type DiagnosticBody, errorMessage, type Position } from '@org/site-model';
import type { VFileMessage } from 'vfile-message';
import { placeOf, type SourceText } from './source-texts.js';

/** Where diagnostics go, and the texts that positions are of. */
export interface DiagnosticContext {
  /** The page's own text, then that of each partial in it. */
  readonly texts: SourceText[];
  readonly diagnostics: Diagnostic[];
}

/** A syntax tree node, or anything else with a position. */
export interface Positioned {
  position?: { start: Position } | undefined;
}

/** Where a node is: in the page, or in the partial that it came from. Without a position it is at the start of the page. */
export function locate(
  { texts }: Pick<DiagnosticContext, 'texts'>,
  node: Positioned,
): { file: string } & Position {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { ...placeOf(texts, line), column };
}

/** Reports a diagnostic at the position of a syntax tree node: an error, unless it says otherwise. */
export function report(
  context: DiagnosticContext,
  node: Positioned,
  { code, severity = 'error', ...text }: DiagnosticBody & Partial<Pick<Diagnostic, 'severity'>>,
): void {
  context.diagnostics.push({ code, severity, ...text, ...locate(context, node) });
}

/** Where a message of unified was thrown, and what it says: a {@link VFileMessage}, or any other error. */
export function thrownMessage(error: unknown): { reason: string; position: { start: Position } | undefined } {
  const { reason = errorMessage(error), place } = Object(error) as Partial<VFileMessage>;
  const start = place && ('start' in place ? place.start : place);
  return { reason, position: start && { start } };
}
