import type { PageLinks } from '../components/page-links.js';

/** Long enough for all names of an operation; search cuts what it shows. */
const MAX_TEXT = 8000;

/** What can be linked to and what search finds in a part of a page, in reading order. */
export class Outline {
  /** Ids on the page. */
  readonly anchors: string[] = [];
  /** Name of a schema, by its key. */
  readonly nameOf: (key: string) => string;
  readonly #plainText: (markdown: string) => string;
  readonly #texts: string[] = [];

  constructor({ nameOf, plainText }: Pick<PageLinks, 'nameOf' | 'plainText'>) {
    this.nameOf = nameOf;
    this.#plainText = plainText;
  }

  add(...texts: string[]): void {
    this.#texts.push(...texts);
  }

  /** Markdown of the document. */
  addDescription(markdown: string): void {
    this.#texts.push(this.#plainText(markdown));
  }

  /** An id, unless there is none, with the text of what has it. */
  addAnchor(id: string | null, ...texts: string[]): void {
    if (id !== null) this.anchors.push(id);
    this.#texts.push(...texts);
  }

  /** Paths, names, types and values, with what is said of them. */
  get text(): string {
    return this.#texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
  }
}
