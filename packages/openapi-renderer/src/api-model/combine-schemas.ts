import type { ApiEnumValue, ApiSchema, SchemaBounds } from './api-schema.js';

/** What a value may be that several schemas hold for. `null` is allowed where the first of them says so: it is written for it. */
export function combinedTypes(lists: string[][]): string[] | undefined {
  const [first] = lists;
  if (!first) return undefined;
  const types = lists.slice(1).reduce(
    (left, right) => {
      const both = left.flatMap((type) => narrower(type, right));
      // Types that exclude one another are shown as the nearest statement has them.
      return both.length > 0 ? both : left;
    },
    first.filter((type) => type !== 'null'),
  );
  return first.includes('null') ? [...new Set([...types, 'null'])] : [...new Set(types)];
}

function narrower(type: string, others: string[]): string[] {
  if (others.includes(type)) return [type];
  const isInteger =
    (type === 'number' && others.includes('integer')) || (type === 'integer' && others.includes('number'));
  return isInteger ? ['integer'] : [];
}

/** Values that all lists have; of lists that have none in common, the first. */
export function combinedEnums(lists: ApiEnumValue[][]): ApiEnumValue[] | undefined {
  return lists.reduce<ApiEnumValue[] | undefined>((left, right) => {
    if (!left) return right;
    const known = new Set(right.map(({ value }) => JSON.stringify(value)));
    const both = left.filter(({ value }) => known.has(JSON.stringify(value)));
    return both.length > 0 ? both : left;
  }, undefined);
}

const AT_LEAST = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minContains',
  'minProperties',
] as const;
const AT_MOST = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxContains',
  'maxProperties',
] as const;

/** Bounds that hold together: the tightest of each kind, and every pattern. */
export function combinedBounds(all: SchemaBounds[]): SchemaBounds | undefined {
  if (all.length <= 1) return all[0];
  const bounds: SchemaBounds = Object.assign({}, ...all.toReversed()) as SchemaBounds;
  const values = (key: keyof SchemaBounds): number[] =>
    all.map((each) => each[key]).filter((value) => typeof value === 'number');
  for (const key of AT_LEAST) if (values(key).length > 0) bounds[key] = Math.max(...values(key));
  for (const key of AT_MOST) if (values(key).length > 0) bounds[key] = Math.min(...values(key));
  const patterns = [
    ...new Set(
      all.flatMap(({ pattern, otherPatterns = [] }) => [
        ...(pattern === undefined ? [] : [pattern]),
        ...otherPatterns,
      ]),
    ),
  ];
  if (patterns.length > 1) bounds.otherPatterns = patterns.slice(1);
  return bounds;
}

/** One schema for what each of several holds for. Those that say nothing more than another are left out. */
export function allOfThem(schemas: ApiSchema[]): ApiSchema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const telling = distinct.filter(({ always, ...rest }) => always === false || Object.keys(rest).length > 0);
  const rest = telling.length > 1 ? telling.filter((schema) => !isTypeBeside(schema, telling)) : telling;
  const [only] = rest.length > 0 ? rest : telling.length > 0 ? telling : distinct;
  return rest.length > 1 ? { allOf: rest } : (only ?? {});
}

/** `{ type: object }` beside a schema with a name or properties says nothing new. */
const isTypeBeside = ({ types, ...rest }: ApiSchema, all: ApiSchema[]): boolean =>
  Object.keys(rest).length === 0 &&
  types?.join() === 'object' &&
  all.some(({ ref, properties }) => ref !== undefined || properties !== undefined);
