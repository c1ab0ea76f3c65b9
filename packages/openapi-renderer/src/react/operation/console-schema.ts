import type { ApiSchema } from '../../api-model/index.js';
import type { SchemaLookup } from '../../request/index.js';
import { mergeSchema } from '../schema/merge-schema.js';

/** Lists of more values are typed, not chosen: they would weigh more than the rest of the page. */
const MAX_CHOICES = 100;

/** A schema without references, with what inputs and the serialiser ask for. `depth` levels of items and properties are kept. */
export function consoleSchema(schema: ApiSchema, lookup: SchemaLookup, depth: number): ApiSchema {
  const merged = mergeSchema(schema, lookup).schema;
  const { types, format, contentMediaType, contentEncoding, bounds, items, properties } = merged;
  const choices = merged.enum?.slice(0, MAX_CHOICES + 1) ?? [];
  return {
    ...(types && { types }),
    ...(format && { format }),
    ...(contentMediaType && { contentMediaType }),
    ...(contentEncoding && { contentEncoding }),
    ...(bounds && { bounds }),
    ...(choices.length > 0 &&
      choices.length <= MAX_CHOICES && { enum: choices.map(({ value }) => ({ value })) }),
    ...(items && depth > 0 && { items: consoleSchema(items, lookup, depth - 1) }),
    ...(properties &&
      depth > 0 && {
        properties: properties.map(({ name, required, schema: inner }) => ({
          name,
          required,
          schema: consoleSchema(inner, lookup, depth - 1),
        })),
      }),
  };
}
