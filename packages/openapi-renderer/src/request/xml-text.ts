import type { ApiSchema, Json } from '../api-model/index.js';
import type { SchemaLookup } from './wire-request.js';

/** Nesting beyond this is left out: a value that long is no example any more. */
const MAX_DEPTH = 30;

/** A value as XML, by the `xml` hints of its schema: names, attributes, wrapped lists, namespaces. */
export function xmlText(value: Json, schema: ApiSchema | null, lookup: SchemaLookup): string {
  const resolved = resolve(schema ?? {}, lookup);
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
  const { value, schema, lookup } = node;
  const indent = '  '.repeat(depth);
  const name = elementName(schema.xml?.prefix ? `${schema.xml.prefix}:${node.name}` : node.name);
  const namespace = schema.xml?.namespace
    ? ` xmlns${schema.xml.prefix ? `:${schema.xml.prefix}` : ''}="${escape(schema.xml.namespace)}"`
    : '';
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) {
    const content = typeof value === 'object' ? '' : escape(String(value));
    return content === ''
      ? `${indent}<${name}${namespace}/>`
      : `${indent}<${name}${namespace}>${content}</${name}>`;
  }
  const members = Array.isArray(value)
    ? value.map((item) => [node.name, item] as const)
    : Object.entries(value);
  const children = members.map(([key, member]) => {
    const child = Array.isArray(value)
      ? schema.items
      : schema.properties?.find((property) => property.name === key)?.schema;
    const resolved = resolve(child ?? {}, lookup);
    return { name: resolved.xml?.name ?? key, value: member, schema: resolved, lookup };
  });
  const attributes = children.filter((child) => child.schema.xml?.attribute);
  const texts = attributes
    .map((child) => ` ${elementName(child.name)}="${escape(String(child.value))}"`)
    .join('');
  const inner = children
    .filter((child) => !child.schema.xml?.attribute)
    .map((child) => expand(child, depth + 1));
  const content = inner.filter(Boolean).join('\n');
  return content === ''
    ? `${indent}<${name}${namespace}${texts}/>`
    : `${indent}<${name}${namespace}${texts}>\n${content}\n${indent}</${name}>`;
}

/** A list is its items one after the other, or one element around them when it is wrapped. */
function expand(node: Node, depth: number): string {
  if (!Array.isArray(node.value) || node.schema.xml?.wrapped) return element(node, depth);
  const schema = resolve(node.schema.items ?? {}, node.lookup);
  return node.value
    .map((value) => element({ ...node, name: schema.xml?.name ?? node.name, value, schema }, depth))
    .join('\n');
}

function resolve(schema: ApiSchema, lookup: SchemaLookup): ApiSchema {
  const target = schema.ref === undefined ? undefined : lookup(schema.ref);
  return target ? { ...target, ...schema } : schema;
}

/** XML has rules for names; what breaks them becomes an underscore. */
const elementName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_') || '_';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
