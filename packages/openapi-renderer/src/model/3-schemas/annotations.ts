import type { ApiEnumValue, ApiSchema, Json } from '../../api-model/index.js';
import { at, type Cursor, flag, isObject, json, member, text } from '../2-resolve/cursor.js';

/** What says something of a value without bounding its structure. */
export function readAnnotations(cursor: Cursor, schema: ApiSchema): void {
  for (const key of ['title', 'description', 'format', 'contentMediaType', 'contentEncoding'] as const) {
    const value = text(cursor, key);
    if (value !== '') schema[key] = value;
  }
  for (const key of ['deprecated', 'readOnly', 'writeOnly'] as const)
    if (flag(cursor, key)) schema[key] = true;
  for (const key of ['default', 'const'] as const) {
    const value = json(member(cursor.value, key));
    if (value !== undefined) schema[key] = value;
  }
  readEnum(cursor, schema);
  readExamples(cursor, schema);
  readXml(cursor, schema);
  const docs = at(cursor, 'externalDocs');
  if (text(docs, 'url') !== '') {
    schema.externalDocs = { url: text(docs, 'url'), description: text(docs, 'description') };
  }
}

function readEnum(cursor: Cursor, schema: ApiSchema): void {
  const values = member(cursor.value, 'enum');
  if (!Array.isArray(values)) return;
  const descriptions = ['x-enum-descriptions', 'x-enumDescriptions', 'x-enum-varnames', 'x-enumNames']
    .map((key) => member(cursor.value, key))
    .find((value) => isObject(value) || Array.isArray(value));
  schema.enum = values.map((value: unknown, index): ApiEnumValue => {
    const description = member(descriptions, Array.isArray(descriptions) ? String(index) : String(value));
    const plain = json(value) ?? null;
    return typeof description === 'string' ? { value: plain, description } : { value: plain };
  });
}

function readExamples(cursor: Cursor, schema: ApiSchema): void {
  const several = member(cursor.value, 'examples');
  const one = ['example', 'x-example']
    .map((key) => json(member(cursor.value, key)))
    .find((value) => value !== undefined);
  const examples = [
    ...(one === undefined ? [] : [one]),
    ...(Array.isArray(several) ? several.map((value) => json(value)) : []),
  ].filter((value): value is Json => value !== undefined);
  if (examples.length > 0) schema.examples = examples;
}

function readXml(cursor: Cursor, schema: ApiSchema): void {
  const xml = at(cursor, 'xml');
  if (!isObject(xml.value)) return;
  schema.xml = {};
  for (const key of ['name', 'prefix', 'namespace', 'nodeType'] as const) {
    const value = text(xml, key);
    if (value !== '') schema.xml[key] = value;
  }
  for (const key of ['attribute', 'wrapped'] as const) if (flag(xml, key)) schema.xml[key] = true;
}
