import { allOfThem, combinedBounds, combinedTypes } from '../api-model/combine-schemas.js';
import type { ApiProperty, ApiSchema, Direction, Json } from '../api-model/index.js';
import type { SchemaLookup } from '../request/index.js';
import { sampleText } from './sample-text.js';

/** Values beyond this many make an example that nobody reads to its end; only what is required follows, up to as many again. */
const MAX_NODES = 120;
const MAX_DEPTH = 8;
const MAX_ITEMS = 1;
/** Schemas that one value has to fit: `allOf` may name a few that each name a few, and so on. */
const MAX_PARTS = 200;

interface Generation {
  lookup: SchemaLookup;
  direction: Direction;
  /** Values that may still be written; below zero only what is required. */
  left: number;
  /** Named schemas that are being written: none is inside itself. */
  ancestors: string[];
}

/**
 * A value that fits a schema, from its own examples, default and constants where it has them, else made up from type, format
 * and bounds. The same schema gives the same value. Bounded, whatever the schema refers to.
 */
export function generateExample(schema: ApiSchema, lookup: SchemaLookup, direction: Direction): Json {
  return valueOf(schema, { lookup, direction, left: MAX_NODES, ancestors: [] }, 0) ?? null;
}

/** `undefined`: nothing fitting can be said within the limits. */
function valueOf(schema: ApiSchema, state: Generation, depth: number): Json | undefined {
  const known = schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0]?.value;
  if (known !== undefined) return known;
  if (schema.always === false || depth > MAX_DEPTH || state.left-- <= -MAX_NODES) return undefined;
  const parts = partsOf(schema, state);
  const merged = parts.some((part) => part === undefined)
    ? undefined
    : (parts as (ApiSchema & { from?: string })[]);
  if (!merged) return undefined;
  const example = merged
    .map((part) => part.examples?.[0] ?? part.const ?? part.default ?? part.enum?.[0]?.value)
    .find((value) => value !== undefined);
  if (example !== undefined) return example;
  const names = merged.flatMap(({ from }) => (from === undefined ? [] : [from]));
  const inner = { ...state, ancestors: [...state.ancestors, ...names] };
  const value = build(merged, inner, depth);
  state.left = inner.left;
  return value;
}

/** The schema and all that it is made of: what it refers to, all of `allOf`, the first of `oneOf` and `anyOf`. */
function partsOf(
  schema: ApiSchema,
  state: Generation,
  seen: string[] = [],
  room = { left: MAX_PARTS },
): ((ApiSchema & { from?: string }) | undefined)[] {
  // Beyond it nothing more is asked of the value; the page says that examples are made up.
  if (room.left-- <= 0) return [{}];
  const parts: ((ApiSchema & { from?: string }) | undefined)[] = [schema];
  if (schema.ref !== undefined) {
    const target =
      state.ancestors.includes(schema.ref) || seen.includes(schema.ref)
        ? undefined
        : state.lookup(schema.ref);
    if (!target) return [undefined];
    const [first, ...rest] = partsOf(target, state, [...seen, schema.ref], room);
    parts.push(first && { ...first, from: schema.ref }, ...rest);
  }
  for (const part of schema.allOf ?? []) parts.push(...partsOf(part, state, seen, room));
  for (const choice of [schema.oneOf, schema.anyOf]) {
    const options = (choice ?? []).map((option) => partsOf(option, state, seen, room));
    const fitting = options.find((option) => !option.includes(undefined) && option[0]?.types?.[0] !== 'null');
    if (options.length > 0) parts.push(...(fitting ?? [undefined]));
  }
  return parts;
}

function build(parts: ApiSchema[], state: Generation, depth: number): Json | undefined {
  const types = combinedTypes(parts.flatMap((part) => (part.types ? [part.types] : []))) ?? [];
  const type = types.find((name) => name !== 'null') ?? types[0] ?? impliedType(parts);
  const bounds = combinedBounds(parts.flatMap((part) => part.bounds ?? [])) ?? {};
  const format = parts.find((part) => part.format)?.format;
  switch (type) {
    case 'object':
      return objectOf(parts, state, depth);
    case 'array':
      return arrayOf(parts, state, depth, bounds.minItems ?? 0);
    case 'integer':
    case 'number':
      return numberWithin(bounds, type === 'integer');
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return sampleText(format, bounds);
    default:
      return undefined;
  }
}

function impliedType(parts: ApiSchema[]): string | undefined {
  if (parts.some((part) => part.properties ?? part.additionalProperties ?? part.patternProperties))
    return 'object';
  if (parts.some((part) => part.items ?? part.prefixItems ?? part.contains)) return 'array';
  if (parts.some((part) => part.format ?? part.bounds?.pattern ?? part.bounds?.minLength)) return 'string';
  return parts.some((part) => part.bounds?.minimum !== undefined || part.bounds?.maximum !== undefined)
    ? 'number'
    : undefined;
}

function objectOf(parts: ApiSchema[], state: Generation, depth: number): Json {
  const hidden = state.direction === 'request' ? 'readOnly' : 'writeOnly';
  const entries = new Map<string, Json>();
  const properties = new Map<string, ApiProperty[]>();
  for (const property of parts.flatMap((part) => part.properties ?? []))
    properties.set(property.name, [...(properties.get(property.name) ?? []), property]);
  for (const [name, same] of properties) {
    if (same.some(({ schema }) => schema[hidden] ?? schema.deprecated)) continue;
    const isRequired = same.some(({ required }) => required);
    if (state.left <= 0 && !isRequired) continue;
    const value = valueOf(allOfThem(same.map(({ schema }) => schema)), state, depth + 1);
    if (value !== undefined) entries.set(name, value);
    else if (isRequired) entries.set(name, null);
  }
  const additional = parts.find(
    (part) => part.additionalProperties && part.additionalProperties.always !== false,
  )?.additionalProperties;
  if (additional && entries.size === 0) {
    const value = valueOf(additional, state, depth + 1);
    if (value !== undefined) entries.set('key', value);
  }
  return Object.fromEntries(entries);
}

function arrayOf(parts: ApiSchema[], state: Generation, depth: number, minItems: number): Json {
  const prefix = parts.find((part) => part.prefixItems)?.prefixItems ?? [];
  const items = parts.flatMap((part) => part.items ?? part.contains ?? []);
  const list = prefix.map((item) => valueOf(item, state, depth + 1) ?? null);
  const schema = items.length > 0 ? allOfThem(items) : undefined;
  const wanted = Math.min(state.left <= 0 ? minItems : Math.max(minItems, MAX_ITEMS), 5);
  while (schema && list.length < wanted) {
    const value = valueOf(schema, state, depth + 1);
    if (value === undefined) break;
    list.push(value);
  }
  return list;
}

function numberWithin(bounds: NonNullable<ApiSchema['bounds']>, isInteger: boolean): number {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = bounds;
  const step = multipleOf ?? (isInteger ? 1 : 0.5);
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const high = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const start = low ?? (high !== undefined && high < 1 ? high : 1);
  const within = high !== undefined && start > high ? high : start;
  return multipleOf ? Math.ceil(within / multipleOf) * multipleOf : isInteger ? Math.ceil(within) : within;
}
