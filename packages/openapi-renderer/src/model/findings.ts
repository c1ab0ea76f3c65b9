import type { ApiDiagnostic } from '../api-model/index.js';
import type { SourceText } from './1-read/source-text.js';

/** A place in a document: the file, and the keys that lead to the value. */
export interface DocumentPlace {
  file: string;
  keys: string[];
}

export type Finding = Pick<ApiDiagnostic, 'code' | 'severity' | 'message' | 'hint'>;

/** Findings of one kind beyond this are counted, not listed: nobody reads them, and each is looked up in the text. */
const MAX_OF_A_KIND = 50;

/** Gathers what is found, each thing once, and knows lines and columns of the files. */
export class Findings {
  readonly #texts: ReadonlyMap<string, SourceText>;
  readonly #nameOf: (file: string) => string;
  readonly #main: string;
  readonly #list: ApiDiagnostic[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, { count: number; severity: Finding['severity'] }>();

  constructor(texts: ReadonlyMap<string, SourceText>, main: string, nameOf: (file: string) => string) {
    this.#texts = texts;
    this.#main = main;
    this.#nameOf = nameOf;
  }

  add(finding: Finding, place: DocumentPlace): void {
    const key = `${finding.code}\n${place.file}\n${place.keys.join('\n')}\n${finding.message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (!this.#count(finding)) return;
    const at = this.#texts.get(place.file)?.locate(place.keys);
    this.#list.push({ ...finding, file: this.#nameOf(place.file), ...at });
  }

  /** A finding whose line is known already. */
  addAt(finding: Finding, file: string, at: { line: number; column: number } | null): void {
    if (this.#count(finding)) this.#list.push({ ...finding, file: this.#nameOf(file), ...at });
  }

  /** All findings; with `strict`, warnings are errors. */
  finish(strict: boolean): ApiDiagnostic[] {
    for (const [code, { count, severity }] of this.#counts) {
      if (count <= MAX_OF_A_KIND) continue;
      this.#list.push({
        code,
        severity,
        message: `${count - MAX_OF_A_KIND} more findings of this kind are not listed.`,
        file: this.#nameOf(this.#main),
      });
    }
    return strict
      ? this.#list.map((found) => (found.severity === 'warning' ? { ...found, severity: 'error' } : found))
      : this.#list;
  }

  #count({ code, severity }: Finding): boolean {
    const count = (this.#counts.get(code)?.count ?? 0) + 1;
    this.#counts.set(code, { count, severity });
    return count <= MAX_OF_A_KIND;
  }
}
