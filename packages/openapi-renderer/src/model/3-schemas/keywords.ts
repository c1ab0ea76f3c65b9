import type { ApiEnumValue, ApiSchema, Json, SchemaBounds } from '../../api-model/index.js';
import {
  childAt,
  isObject,
  isTrue,
  type JsonPointer,
  member,
  externalDocsOf,
  givenStrings,
  toJson,
} from '../2-resolve/json-pointer.js';

/** What says something of a value without bounding its structure. */
export function readAnnotations(pointer: JsonPointer, schema: ApiSchema): void {
  Object.assign(
    schema,
    givenStrings(pointer, 'title', 'description', 'format', 'contentMediaType', 'contentEncoding'),
  );
  for (const key of ['deprecated', 'readOnly', 'writeOnly'] as const)
    if (isTrue(pointer, key)) schema[key] = true;
  for (const key of ['default', 'const'] as const) {
    const value = toJson(member(pointer.value, key));
    if (value !== undefined) schema[key] = value;
  }
  readEnum(pointer, schema);
  readExamples(pointer, schema);
  readXml(pointer, schema);
  Object.assign(schema, externalDocsOf(pointer));
}

function readEnum(pointer: JsonPointer, schema: ApiSchema): void {
  const values = member(pointer.value, 'enum');
  if (!Array.isArray(values)) return;
  const descriptions = ['x-enum-descriptions', 'x-enumDescriptions', 'x-enum-varnames', 'x-enumNames']
    .map((key) => member(pointer.value, key))
    .find((value) => isObject(value) || Array.isArray(value));
  schema.enum = values.map((value: unknown, index): ApiEnumValue => {
    const description = member(descriptions, Array.isArray(descriptions) ? String(index) : String(value));
    const plain = toJson(value) ?? null;
    return typeof description === 'string' ? { value: plain, description } : { value: plain };
  });
}

function readExamples(pointer: JsonPointer, schema: ApiSchema): void {
  const several = member(pointer.value, 'examples');
  const one = ['example', 'x-example']
    .map((key) => toJson(member(pointer.value, key)))
    .find((value) => value !== undefined);
  const examples = [
    ...(one === undefined ? [] : [one]),
    ...(Array.isArray(several) ? several.map((value) => toJson(value)) : []),
  ].filter((value): value is Json => value !== undefined);
  if (examples.length > 0) schema.examples = examples;
}

function readXml(pointer: JsonPointer, schema: ApiSchema): void {
  const xml = childAt(pointer, 'xml');
  if (!isObject(xml.value)) return;
  schema.xml = givenStrings(xml, 'name', 'prefix', 'namespace', 'nodeType');
  for (const key of ['attribute', 'wrapped'] as const) if (isTrue(xml, key)) schema.xml[key] = true;
}

const NUMBERS = [
  'multipleOf',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
] as const;

/** Bounds, with the boolean exclusive bounds of draft 4 as numbers. Values of a wrong type are left out. */
export function readBounds(pointer: JsonPointer, schema: ApiSchema): void {
  const bounds: SchemaBounds = {};
  for (const key of NUMBERS) {
    const value = member(pointer.value, key);
    if (typeof value === 'number') bounds[key] = value;
  }
  readExclusive(pointer, bounds, 'minimum', 'exclusiveMinimum');
  readExclusive(pointer, bounds, 'maximum', 'exclusiveMaximum');
  const pattern = member(pointer.value, 'pattern');
  if (typeof pattern === 'string') bounds.pattern = pattern;
  if (member(pointer.value, 'uniqueItems') === true) bounds.uniqueItems = true;
  if (Object.keys(bounds).length > 0) schema.bounds = bounds;
}

function readExclusive(
  pointer: JsonPointer,
  bounds: SchemaBounds,
  inclusive: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
): void {
  const value = member(pointer.value, exclusive);
  const limit = bounds[inclusive];
  if (typeof value === 'number') bounds[exclusive] = value;
  if (value !== true || limit === undefined) return;
  bounds[exclusive] = limit;
  Reflect.deleteProperty(bounds, inclusive);
}
