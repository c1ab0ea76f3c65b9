import type { PageLinks } from '../components/page-links.js';
import type { NotePart, SchemaField, SchemaGroup, SchemaNode } from '../schema/schema-node.js';

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

export function outlineSchema(node: SchemaNode, outline: Outline): void {
  outline.add(node.type.map(({ text }) => text).join(''));
  outlineDetails(node, outline);
  for (const group of node.groups) outlineGroup(group, outline);
}

export function outlineField({ name, anchor, node }: SchemaField, outline: Outline): void {
  outline.addAnchor(anchor, name);
  outlineSchema(node, outline);
}

function outlineDetails({ description, facts, enumeration, notes }: SchemaNode, outline: Outline): void {
  outline.addDescription(description);
  for (const { label, values } of facts) outline.add(label, ...values);
  for (const { value, description: meaning } of enumeration) outline.add(value, meaning);
  for (const parts of notes) outline.add(parts.map((part) => noteText(part, outline)).join(''));
}

const noteText = (part: NotePart, { nameOf }: Outline): string =>
  typeof part === 'string' ? part : 'code' in part ? part.code : nameOf(part.ref);

function outlineGroup(group: SchemaGroup, outline: Outline): void {
  if (group.kind === 'fields') {
    for (const field of group.fields) outlineField(field, outline);
    return;
  }
  outline.add(group.title);
  if (group.kind === 'part') outlineSchema(group.node, outline);
  else
    for (const { label, node } of group.variants) {
      outline.add(label);
      outlineSchema(node, outline);
    }
}
