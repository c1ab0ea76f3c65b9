import type { ApiSchema } from '../../api-model/index.js';
import type { SchemaLookup } from '../../request/index.js';

/** Parts of `allOf` beyond this are not read: no person wrote them. */
const MAX_PARTS = 60;

export interface MergedSchema {
  schema: ApiSchema;
  /** Named schemas that have become part of it, its own reference first. */
  from: string[];
}

/** A schema with what it refers to and all of `allOf` in one, as a reader thinks of it. Nearer statements win over farther ones. */
export function mergeSchema(
  schema: ApiSchema,
  lookup: SchemaLookup,
  open: readonly string[] = [],
): MergedSchema {
  const parts: ApiSchema[] = [];
  const from: string[] = [];
  const waiting = [schema];
  for (let next = waiting.shift(); next && parts.length < MAX_PARTS; next = waiting.shift()) {
    parts.push(next);
    const { ref, allOf = [] } = next;
    const target = ref === undefined || from.includes(ref) || open.includes(ref) ? undefined : lookup(ref);
    if (ref !== undefined && target) from.push(ref);
    waiting.unshift(...(target ? [target] : []), ...allOf);
  }
  return parts.length === 1 ? { schema, from } : { schema: combine(parts), from };
}

function combine(parts: ApiSchema[]): ApiSchema {
  const merged: ApiSchema = {};
  for (const { ref: _ref, allOf: _allOf, dynamic: _dynamic, ...part } of parts) {
    const {
      properties,
      requiredNames,
      patternProperties,
      dependentRequired,
      dependentSchemas,
      bounds,
      ...rest
    } = part;
    Object.assign(merged, { ...rest, ...merged });
    if (properties) merged.properties = [...(merged.properties ?? []), ...properties];
    if (requiredNames) merged.requiredNames = [...(merged.requiredNames ?? []), ...requiredNames];
    if (patternProperties)
      merged.patternProperties = [...(merged.patternProperties ?? []), ...patternProperties];
    if (dependentRequired)
      merged.dependentRequired = [...(merged.dependentRequired ?? []), ...dependentRequired];
    if (dependentSchemas) merged.dependentSchemas = [...(merged.dependentSchemas ?? []), ...dependentSchemas];
    if (bounds) merged.bounds = { ...bounds, ...merged.bounds };
  }
  settleProperties(merged);
  return merged;
}

/** A name may be described in several parts and required in another. */
function settleProperties(merged: ApiSchema): void {
  if (!merged.properties) return;
  const required = new Set(merged.requiredNames);
  const byName = new Map<string, NonNullable<ApiSchema['properties']>[number]>();
  for (const property of merged.properties) {
    const known = byName.get(property.name);
    byName.set(property.name, {
      name: property.name,
      required: property.required || Boolean(known?.required) || required.has(property.name),
      schema: known ? { allOf: [known.schema, property.schema] } : property.schema,
    });
  }
  merged.properties = [...byName.values()];
  const rest = [...required].filter((name) => !byName.has(name));
  if (rest.length > 0) merged.requiredNames = rest;
  else Reflect.deleteProperty(merged, 'requiredNames');
}
