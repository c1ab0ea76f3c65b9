import { allOfThem, combinedBounds, combinedEnums, combinedTypes } from '../../api-model/combine-schemas.js';
import type { ApiProperty, ApiSchema } from '../../api-model/index.js';
import type { SchemaLookup } from '../../request/index.js';

/** Parts of `allOf` beyond this are not read: no person wrote them. */
const MAX_PARTS = 60;

interface MergedSchema {
  schema: ApiSchema;
  /** Named schemas that have become part of it, its own reference first. */
  from: string[];
}

interface Part {
  schema: ApiSchema;
  /** References between the merged schema and this part: what is written nearer is more specific. */
  distance: number;
}

/**
 * A schema with what it refers to and all of `allOf` in one, as a reader thinks of it. Constraints of all parts hold; what is
 * said of a value is said by the nearest part, and by the later one of two that are as near.
 */
export function mergeSchema(
  schema: ApiSchema,
  lookup: SchemaLookup,
  ancestors: readonly string[] = [],
): MergedSchema {
  const parts: Part[] = [];
  const from: string[] = [];
  const waiting: Part[] = [{ schema, distance: 0 }];
  for (let next = waiting.shift(); next && parts.length < MAX_PARTS; next = waiting.shift()) {
    parts.push(next);
    const { distance } = next;
    const { ref, allOf = [] } = next.schema;
    const target =
      ref === undefined || from.includes(ref) || ancestors.includes(ref) ? undefined : lookup(ref);
    if (ref !== undefined && target) from.push(ref);
    waiting.unshift(
      ...(target ? [{ schema: target, distance: distance + 1 }] : []),
      ...allOf.map((part) => ({ schema: part, distance })),
    );
  }
  return parts.length === 1 ? { schema, from } : { schema: combine(parts), from };
}

/** Keywords of which each part may have its own, and all of them hold. */
const APPLIED = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contentSchema',
] as const;
/** Keywords that make a list or a question of their own: a second one is shown beside the first. */
const BESIDE = ['oneOf', 'anyOf', 'not', 'contains', 'if', 'prefixItems'] as const;
const LISTS = ['patternProperties', 'dependentRequired', 'dependentSchemas'] as const;

function combine(parts: Part[]): ApiSchema {
  const written = parts.map((part) => part.schema);
  const [first, ...others] = parts;
  // The merged schema itself, then what is nearest; of what is as near, the later.
  const nearest = [
    ...(first ? [first.schema] : []),
    ...others
      .toReversed()
      .toSorted((a, b) => a.distance - b.distance)
      .map((part) => part.schema),
  ];
  const merged: ApiSchema = {};
  for (const { ref: _ref, allOf: _allOf, dynamic: _dynamic, ...part } of nearest)
    Object.assign(merged, { ...part, ...merged });
  setCombined(merged, nearest);
  for (const key of APPLIED) {
    const all = nearest.flatMap((part) => part[key] ?? []);
    if (all.length > 1) merged[key] = allOfThem(all.toReversed());
  }
  for (const key of LISTS) {
    const all = written.flatMap((part): object[] => part[key] ?? []);
    if (all.length > 0) Object.assign(merged, { [key]: all });
  }
  const beside = nearest.flatMap((part) => besideOf(part, merged));
  if (beside.length > 0) merged.allOf = beside;
  mergeProperties(merged, written, nearest);
  return merged;
}

function setCombined(merged: ApiSchema, nearest: ApiSchema[]): void {
  const types = combinedTypes(nearest.flatMap((part) => (part.types?.length ? [part.types] : [])));
  if (types) merged.types = types;
  const values = combinedEnums(nearest.flatMap((part) => (part.enum ? [part.enum] : [])));
  if (values) merged.enum = values;
  const bounds = combinedBounds(nearest.flatMap((part) => part.bounds ?? []));
  if (bounds) merged.bounds = bounds;
}

/** What of a part has no room in the merged schema because another part has the same keyword. */
function besideOf(part: ApiSchema, merged: ApiSchema): ApiSchema[] {
  const { then, else: otherwise, discriminator } = part;
  return BESIDE.filter((key) => part[key] !== undefined && part[key] !== merged[key]).map(
    (key): ApiSchema => ({
      [key]: part[key],
      ...(key === 'if' && then && { then }),
      ...(key === 'if' && otherwise && { else: otherwise }),
      ...(/Of$/.test(key) && discriminator && { discriminator }),
    }),
  );
}

/** A name may be described in several parts and required in another. Names keep the order of the document. */
function mergeProperties(merged: ApiSchema, written: ApiSchema[], nearest: ApiSchema[]): void {
  const required = new Set(written.flatMap((part) => part.requiredNames ?? []));
  const byName = new Map<string, ApiProperty[]>();
  for (const property of written.flatMap((part) => part.properties ?? [])) byName.set(property.name, []);
  for (const property of nearest.flatMap((part) => part.properties ?? []))
    byName.get(property.name)?.push(property);
  if (byName.size > 0) {
    merged.properties = [...byName].map(([name, same]) => ({
      name,
      required: required.has(name) || same.some((property) => property.required),
      // Merged in their turn, where the later one is nearer.
      schema: allOfThem(same.map((property) => property.schema).toReversed()),
    }));
  }
  const rest = [...required].filter((name) => !byName.has(name));
  if (rest.length > 0) merged.requiredNames = rest;
  else Reflect.deleteProperty(merged, 'requiredNames');
}
