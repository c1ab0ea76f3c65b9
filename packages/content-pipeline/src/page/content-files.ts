import type { DiagnosticContext } from './diagnostics.js';

/** Reads files of the content root; the only way in which a page may look outside itself. */
export interface ContentFiles {
  /**
   * Bytes of a file below the content root, or `undefined` when there is none. `path` uses `/`; one that starts with `/` is of the
   * files that the site publishes as they are, `/logo.svg`.
   */
  read(path: string): Uint8Array | undefined;
}

/** What a page may read beside its own text. */
export interface FileContext extends DiagnosticContext {
  /** Path of the page relative to the content root. */
  readonly source: string;
  readonly files: ContentFiles;
  /** Files that took part in the page, or would if they were there. */
  readonly dependencies: Set<string>;
}
