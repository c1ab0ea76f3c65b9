import { type ApiSchema, SCHEMA_LISTS, SINGLE_SCHEMAS } from '../../api-model/api-schema.js';
import { childAt, entries, isObject, items, type JsonPointer, member } from '../2-resolve/json-pointer.js';
import { readAnnotations, readBounds } from './keywords.js';
import { readDiscriminator } from './discriminator.js';
import type { SchemaContext } from './schema-registry.js';

/** Schemas nested deeper than this in one another become schemas of their own, with a name and a page. */
const MAX_DEPTH = 24;

/** A schema as the document has it → as the model has it. References become names. */
export function readSchema(pointer: JsonPointer, context: SchemaContext, depth = 0): ApiSchema {
  if (typeof pointer.value === 'boolean') return { always: pointer.value };
  if (!isObject(pointer.value)) return {};
  if (depth > MAX_DEPTH && hasChildren(pointer.value)) {
    const name = [...pointer.keys]
      .reverse()
      .find((key) => !/^(?:\d+|items|properties|allOf|anyOf|oneOf)$/.test(key));
    reportDepth(pointer, context);
    return { ref: context.registry.named(pointer, context.owner, name ?? 'nested').key };
  }
  const schema: ApiSchema = { ...readReference(pointer, context), ...readTypes(pointer, context) };
  readAnnotations(pointer, schema);
  readBounds(pointer, schema);
  readObjectParts(pointer, schema, context, depth + 1);
  for (const keyword of SINGLE_SCHEMAS) {
    const child = childAt(pointer, keyword);
    if (child.value !== undefined && !Array.isArray(child.value))
      schema[keyword] = readSchema(child, context, depth + 1);
  }
  for (const keyword of SCHEMA_LISTS) {
    const list = items(childAt(pointer, keyword));
    if (list.length > 0) schema[keyword] = list.map((item) => readSchema(item, context, depth + 1));
  }
  // Draft 4 wrote tuples as a list of items.
  const tuple = items(childAt(pointer, 'items'));
  if (tuple.length > 0) schema.prefixItems = tuple.map((item) => readSchema(item, context, depth + 1));
  const discriminator = readDiscriminator(pointer, context);
  if (discriminator) schema.discriminator = discriminator;
  return schema;
}

const reportDepth = (pointer: JsonPointer, { documents }: SchemaContext): void =>
  documents.diagnostics.add(
    {
      code: 'schema-deep',
      severity: 'info',
      message: `Schemas are nested more than ${MAX_DEPTH} levels deep here; what is deeper has a page of its own.`,
      hint: 'Give the inner schema a name in the components.',
    },
    pointer,
  );

const hasChildren = (value: Record<string, unknown>): boolean =>
  Object.values(value).some((child) => typeof child === 'object' && child !== null);

function readReference(pointer: JsonPointer, { documents, registry, owner }: SchemaContext): ApiSchema {
  const isDynamic = member(pointer.value, '$ref') === undefined;
  const ref = member(pointer.value, isDynamic ? '$dynamicRef' : '$ref');
  if (typeof ref !== 'string') return {};
  const target = documents.target(pointer, ref);
  if (!target) return { title: ref };
  const entry = registry.named(target, owner);
  return isDynamic ? { ref: entry.key, dynamic: true } : { ref: entry.key };
}

function readTypes(pointer: JsonPointer, { isDraft4 }: SchemaContext): ApiSchema {
  const value = member(pointer.value, 'type');
  const types = (Array.isArray(value) ? value : [value]).filter((type) => typeof type === 'string');
  const nullable =
    isDraft4 && (member(pointer.value, 'nullable') === true || member(pointer.value, 'x-nullable') === true);
  if (types.length === 0) return nullable ? { nullable: true } : {};
  return { types: nullable ? [...new Set([...types, 'null'])] : types };
}

function readObjectParts(
  pointer: JsonPointer,
  schema: ApiSchema,
  context: SchemaContext,
  depth: number,
): void {
  const properties = entries(childAt(pointer, 'properties'));
  const required = member(pointer.value, 'required');
  const names = new Set(Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []);
  if (properties.length > 0) {
    schema.properties = properties.map(([name, child]) => ({
      name,
      required: names.has(name),
      schema: readSchema(child, context, depth),
    }));
  }
  const known = new Set(properties.map(([name]) => name));
  const undescribed = [...names].filter((name) => !known.has(name));
  if (undescribed.length > 0) schema.requiredNames = undescribed;

  const patterns = entries(childAt(pointer, 'patternProperties'));
  if (patterns.length > 0) {
    schema.patternProperties = patterns.map(([pattern, child]) => ({
      pattern,
      schema: readSchema(child, context, depth),
    }));
  }
  readDependencies(pointer, schema, context, depth);
}

/** `dependencies` of draft 4 is both keywords in one. */
function readDependencies(
  pointer: JsonPointer,
  schema: ApiSchema,
  context: SchemaContext,
  depth: number,
): void {
  const all = ['dependentRequired', 'dependentSchemas', 'dependencies'].flatMap((key) =>
    entries(childAt(pointer, key)),
  );
  for (const [name, child] of all) {
    if (Array.isArray(child.value)) {
      const requires = child.value.filter((item) => typeof item === 'string');
      (schema.dependentRequired ??= []).push({ name, requires });
    } else {
      (schema.dependentSchemas ??= []).push({ name, schema: readSchema(child, context, depth) });
    }
  }
}
