import type { Direction } from '../../api-model/index.js';
import { type ApiSchema, SCHEMA_LISTS, SINGLE_SCHEMAS } from '../../api-model/api-schema.js';

type JsonSchema = Record<string, unknown> | boolean;

const SAME = ['format', 'contentEncoding', 'contentMediaType'] as const;
/** Address under which a named schema is known to the validator. Names may be anything, so they are numbered. */
export const schemaAddress = (index: number, direction: Direction): string => `${direction}-${index}.json`;

/** A schema of the model → JSON Schema 2020-12, whatever version of OpenAPI it came from. */
export function toJsonSchema(
  schema: ApiSchema,
  indexOf: (key: string) => number,
  direction: Direction,
): JsonSchema {
  if (schema.always !== undefined) return schema.always;
  const convert = (child: ApiSchema): JsonSchema => toJsonSchema(child, indexOf, direction);
  const result: Record<string, unknown> = { ...schema.bounds };
  if (schema.ref !== undefined) result.$ref = schemaAddress(indexOf(schema.ref), direction);
  if (schema.types && !schema.types.includes('file')) result.type = [...new Set(schema.types)];
  if (schema.enum) result.enum = schema.enum.map(({ value }) => value);
  if (schema.const !== undefined) result.const = schema.const;
  for (const key of SAME) if (schema[key] !== undefined) result[key] = schema[key];
  for (const key of SINGLE_SCHEMAS)
    if (key !== 'contentSchema' && schema[key]) result[key] = convert(schema[key]);
  for (const key of SCHEMA_LISTS) if (schema[key]) result[key] = schema[key].map(convert);
  Object.assign(result, objectParts(schema, convert, direction));
  return schema.nullable ? { anyOf: [{ type: 'null' }, result] } : result;
}

function objectParts(
  schema: ApiSchema,
  convert: (child: ApiSchema) => JsonSchema,
  direction: Direction,
): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  const {
    properties = [],
    requiredNames = [],
    patternProperties,
    dependentRequired,
    dependentSchemas,
  } = schema;
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const required = properties.filter((property) => property.required && !property.schema[hidden]);
  const names = [...required.map(({ name }) => name), ...requiredNames];
  if (names.length > 0) parts.required = names;
  if (properties.length > 0) {
    parts.properties = record(properties.map((property) => [property.name, convert(property.schema)]));
  }
  const patterns = patternProperties ?? [];
  const prototype = properties.filter(({ name }) => name === PROTOTYPE);
  if (patterns.length + prototype.length > 0) {
    parts.patternProperties = record([
      ...patterns.map(({ pattern, schema: child }): [string, JsonSchema] => [pattern, convert(child)]),
      ...prototype.map((property): [string, JsonSchema] => [`^${PROTOTYPE}$`, convert(property.schema)]),
    ]);
  }
  if (dependentRequired) {
    parts.dependentRequired = record(dependentRequired.map(({ name, requires }) => [name, requires]));
  }
  if (dependentSchemas) {
    parts.dependentSchemas = record(
      dependentSchemas.map(({ name, schema: child }) => [name, convert(child)]),
    );
  }
  return parts;
}

/** A property may have this name. The validator's own code passes over it, and takes it as a pattern. */
const PROTOTYPE = '__proto__';

const record = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([key]) => key !== PROTOTYPE));
