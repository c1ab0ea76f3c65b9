import type { Diagnostic } from '../diagnostic.js';
import type { Reference } from '../compiled-page.js';
import type { CompileLabels } from '../compile-options.js';

/** Reads files of the content root; the only way in which a page may look outside itself. */
export interface ContentFiles {
  /** Bytes of a file below the content root, or `undefined` when there is none. `path` uses `/`. */
  read(path: string): Uint8Array | undefined;
}

/** What the transforms of one page share: what they may read, and what they add to the result. */
export interface PageContext {
  /** Source path relative to the content root. */
  readonly source: string;
  readonly files: ContentFiles;
  readonly labels: CompileLabels;
  readonly references: Reference[];
  readonly dependencies: Set<string>;
  readonly diagnostics: Diagnostic[];
}

interface Positioned {
  position?: { start: { line: number; column: number } } | undefined;
}

/** Reports a finding at the place of a syntax tree node. */
export function report(
  context: PageContext,
  node: Positioned,
  finding: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>,
): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  context.diagnostics.push({ ...finding, file: context.source, line, column });
}
