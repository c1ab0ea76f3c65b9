import type { Diagnostic, DiagnosticBody, Position } from '@org/site-model';
import type { SourceText } from './1-read/source-text.js';

/** A value of a document: its file, and the keys that lead to it. */
interface DocumentLocation {
  file: string;
  keys: string[];
}

/** What is wrong, before the text is looked at for its line and column. */
export type UnlocatedDiagnostic = DiagnosticBody & Pick<Diagnostic, 'severity'>;

/** DiagnosticList of one kind beyond this are counted, not listed: nobody reads them, and each is looked up in the text. */
const MAX_OF_A_KIND = 50;

/** Gathers diagnostics, each of them once, and knows lines and columns of the files. */
export class DiagnosticList {
  readonly #texts: ReadonlyMap<string, SourceText>;
  readonly #nameOf: (file: string) => string;
  readonly #main: string;
  readonly #list: Diagnostic[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, { count: number; severity: UnlocatedDiagnostic['severity'] }>();

  constructor(texts: ReadonlyMap<string, SourceText>, main: string, nameOf: (file: string) => string) {
    this.#texts = texts;
    this.#main = main;
    this.#nameOf = nameOf;
  }

  add(diagnostic: UnlocatedDiagnostic, location: DocumentLocation): void {
    const key = `${diagnostic.code}\n${location.file}\n${location.keys.join('\n')}\n${diagnostic.message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (!this.#count(diagnostic)) return;
    const position = this.#texts.get(location.file)?.locate(location.keys);
    this.#list.push({ ...diagnostic, file: this.#nameOf(location.file), ...position });
  }

  /** A diagnostic whose line is known already, or that is about the file as a whole. */
  addLocated(diagnostic: UnlocatedDiagnostic, file: string, position: Position | null): void {
    if (this.#count(diagnostic)) this.#list.push({ ...diagnostic, file: this.#nameOf(file), ...position });
  }

  /** All diagnostics; with `strict`, warnings are errors. */
  finish(strict: boolean): Diagnostic[] {
    for (const [code, { count, severity }] of this.#counts) {
      if (count <= MAX_OF_A_KIND) continue;
      this.#list.push({
        code,
        severity,
        message: `${count - MAX_OF_A_KIND} more diagnostics of this kind are not listed.`,
        file: this.#nameOf(this.#main),
      });
    }
    return strict
      ? this.#list.map((found) => (found.severity === 'warning' ? { ...found, severity: 'error' } : found))
      : this.#list;
  }

  #count({ code, severity }: UnlocatedDiagnostic): boolean {
    const count = (this.#counts.get(code)?.count ?? 0) + 1;
    this.#counts.set(code, { count, severity });
    return count <= MAX_OF_A_KIND;
  }
}
