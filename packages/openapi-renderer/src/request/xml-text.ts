import type { ApiSchema, Json } from '../api-model/index.js';
import { scalarText } from './parameter-styles.js';
import { resolveSchema, type SchemaLookup } from './wire-request.js';

/** Nesting beyond this is left out: a value that long is no example any more. */
const MAX_DEPTH = 30;

/** A value as XML, by the `xml` hints of its schema: names, attributes, wrapped lists, namespaces. */
export function xmlText(value: Json, schema: ApiSchema | null, lookup: SchemaLookup): string {
  const resolved = resolveSchema(schema ?? {}, lookup);
  const name = resolved.xml?.name ?? schema?.ref ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element({ name, value, schema: resolved, lookup }, 0)}`;
}

interface Node {
  name: string;
  value: Json;
  schema: ApiSchema;
  lookup: SchemaLookup;
}

function element(node: Node, depth: number): string {
  const { value, schema } = node;
  const indent = '  '.repeat(depth);
  const name = elementName(schema.xml?.prefix ? `${schema.xml.prefix}:${node.name}` : node.name);
  const namespace = schema.xml?.namespace
    ? ` xmlns${schema.xml.prefix ? `:${schema.xml.prefix}` : ''}="${escapeXml(schema.xml.namespace)}"`
    : '';
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) {
    const content = typeof value === 'object' ? '' : escapeXml(scalarText(value));
    return content === ''
      ? `${indent}<${name}${namespace}/>`
      : `${indent}<${name}${namespace}>${content}</${name}>`;
  }
  const children = childrenOf(node);
  const texts = children
    .filter(isAttribute)
    .map((child) => ` ${elementName(child.name)}="${escapeXml(scalarText(child.value))}"`)
    .join('');
  const inner = children.filter((child) => !isAttribute(child));
  // Space around a text that stands alone would be part of it.
  const [only] = inner.length === 1 ? inner : [];
  const text = only && characters(only);
  if (text !== undefined) return `${indent}<${name}${namespace}${texts}>${text}</${name}>`;
  const content = inner
    .map((child) => expand(child, depth + 1))
    .filter(Boolean)
    .join('\n');
  return content === ''
    ? `${indent}<${name}${namespace}${texts}/>`
    : `${indent}<${name}${namespace}${texts}>\n${content}\n${indent}</${name}>`;
}

/** Items or members of a value, each with the name that it has in XML. */
function childrenOf({ name, value, schema, lookup }: Node): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Array.isArray(value) ? value.map((item) => [name, item] as const) : Object.entries(value);
  return members.map(([key, member]) => {
    const child = Array.isArray(value)
      ? schema.items
      : schema.properties?.find((property) => property.name === key)?.schema;
    const resolved = resolveSchema(child ?? {}, lookup);
    return { name: resolved.xml?.name ?? key, value: member, schema: resolved, lookup };
  });
}

/** `attribute`, and `nodeType` of 3.2. */
const isAttribute = ({ schema: { xml } }: Node): boolean =>
  Boolean(xml?.attribute) || xml?.nodeType === 'attribute';

/** The value as characters between tags (3.2), or `undefined` when it is an element. */
function characters({ value, schema }: Node): string | undefined {
  const type = schema.xml?.nodeType;
  if (type === 'text') return escapeXml(scalarText(value));
  if (type === 'cdata') return `<![CDATA[${scalarText(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  return undefined;
}

/** A list is its items one after the other, or one element around them; an object may do without an element too (3.2). */
function expand(node: Node, depth: number): string {
  const text = characters(node);
  if (text !== undefined) return '  '.repeat(depth) + text;
  const { xml } = node.schema;
  const isList = Array.isArray(node.value);
  if (!isList && xml?.nodeType !== 'none') return element(node, depth);
  if (!isList)
    return childrenOf(node)
      .map((child) => expand(child, depth))
      .join('\n');
  if (xml?.wrapped || xml?.nodeType === 'element') return element(node, depth);
  const schema = resolveSchema(node.schema.items ?? {}, node.lookup);
  return (node.value as Json[])
    .map((value) => element({ ...node, name: schema.xml?.name ?? node.name, value, schema }, depth))
    .join('\n');
}

/** XML has rules for names; what breaks them becomes an underscore. */
const elementName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_') || '_';

/** Apostrophes stay: values are in double quotes, and readers see the text. */
const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
