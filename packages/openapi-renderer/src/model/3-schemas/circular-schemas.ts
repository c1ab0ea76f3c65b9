import type { ApiNamedSchema, ApiSchema } from '../../api-model/index.js';

/**
 * Schemas that apply themselves to the very same value, each circle once as the keys along it: `A: { allOf: [A] }`. One that
 * contains itself as a property or an item is none of them: a tree is described so. Linear in the document, without recursion
 * over references.
 */
export function circularSchemas(schemas: ApiNamedSchema[]): string[][] {
  const edges = new Map(schemas.map(({ key, schema }) => [key, sameValueRefs(schema)]));
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of edges.keys()) {
    const path: { key: string; rest: string[] }[] = [];
    const open = new Map<string, number>();
    const enter = (key: string): void => {
      open.set(key, path.length);
      path.push({ key, rest: [...(edges.get(key) ?? [])] });
    };
    if (!done.has(start)) enter(start);
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const next = last.rest.pop();
      if (next === undefined) {
        done.add(last.key);
        open.delete(last.key);
        path.pop();
      } else if (open.has(next)) circles.push(path.slice(open.get(next)).map(({ key }) => key));
      else if (!done.has(next)) enter(next);
    }
  }
  return circles;
}

/** References that hold for the same value as the schema itself. */
function sameValueRefs(schema: ApiSchema): Set<string> {
  const refs = new Set<string>();
  if (schema.ref !== undefined && !schema.dynamic) refs.add(schema.ref);
  const inner = [
    ...[schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => list ?? []),
    ...[schema.not, schema.if, schema.then, schema.else].filter((child) => child !== undefined),
  ];
  for (const child of inner) for (const ref of sameValueRefs(child)) refs.add(ref);
  return refs;
}
