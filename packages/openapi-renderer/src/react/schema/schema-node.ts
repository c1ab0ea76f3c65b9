/** A piece of a type's text; with `ref` it leads to that named schema. */
export interface TypePart {
  text: string;
  ref?: string;
}

/** One fact: `Default` and its value. Values are code. */
export interface Fact {
  label: string;
  values: string[];
}

/** A sentence of text, code and schemas: `If {code: a} is there, …`. */
export type NotePart = string | { code: string } | { ref: string };

/** What readers see of one schema: plain data, which becomes HTML, Markdown and search text. */
export interface SchemaNode {
  type: TypePart[];
  flags: SchemaFlag[];
  /** Markdown. */
  description: string;
  facts: Fact[];
  enumeration: { value: string; description: string }[];
  notes: NotePart[][];
  groups: SchemaGroup[];
}

export type SchemaFlag = 'required' | 'deprecated' | 'read-only' | 'write-only';

export type SchemaGroup =
  | { kind: 'fields'; title: string; fields: SchemaField[]; /** Fields that did not fit. */ more: number }
  /** Alternatives: `One of`, `Any of`. */
  | { kind: 'variants'; title: string; key: string; variants: { label: string; node: SchemaNode }[] }
  | { kind: 'part'; title: string; node: SchemaNode };

export interface SchemaField {
  name: string;
  /** Unique on the page, or `null` where too deep for a link of its own. */
  anchor: string | null;
  node: SchemaNode;
}
