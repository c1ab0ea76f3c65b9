import type { ApiSchema, SchemaBounds } from '../../api-model/index.js';
import { type JsonPointer, member } from '../2-resolve/json-pointer.js';

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
