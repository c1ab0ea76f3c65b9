import type { SourceText } from '../1-read/source-text.js';
import type { DocumentSet } from './document-set.js';
import type { JsonPointer } from './json-pointer.js';
import { linkingDescriptions } from './walk-document.js';

/** A place in one of the files of a document. */
export interface DocumentPosition {
  /** Absolute, or an address. */
  file: string;
  line: number;
  column: number;
}

/** Where descriptions with links are written. The files are walked when the first of them is asked for. */
export class DescriptionPositions {
  readonly #documents: DocumentSet;
  readonly #texts: ReadonlyMap<string, SourceText>;
  #places: Map<string, JsonPointer[]> | undefined;

  constructor(documents: DocumentSet, texts: ReadonlyMap<string, SourceText>) {
    this.#documents = documents;
    this.#texts = texts;
  }

  /** Every place in the files that a character of a description is written at, in their order: the same may be said twice. */
  find(description: string, offset: number): DocumentPosition[] {
    this.#places ??= placesIn(this.#documents);
    const found = new Map<string, DocumentPosition>();
    for (const { file, keys } of this.#places.get(description) ?? []) {
      const position = this.#texts.get(file)?.locateIn(keys, description, offset);
      // What an alias repeats is written once.
      if (position) found.set(`${file}:${position.line}:${position.column}`, { file, ...position });
    }
    return [...found.values()];
  }
}

function placesIn(documents: DocumentSet): Map<string, JsonPointer[]> {
  const places = new Map<string, JsonPointer[]>();
  for (const root of documents.roots()) {
    for (const pointer of linkingDescriptions(root)) {
      const description = pointer.value as string;
      places.set(description, [...(places.get(description) ?? []), pointer]);
    }
  }
  return places;
}
