import {
  type ApiNamedSchema,
  type ApiSchema,
  SCHEMA_LISTS,
  SINGLE_SCHEMAS,
} from '../../api-model/api-schema.js';

/** Schemas that would be this many if references were replaced by what they mean: no tool that does so comes to an end. */
const MANY = 1_000_000;

/** The schema that its references make largest, when that is too large for tools that replace them. Linear in the document. */
export function multiplyingSchema(schemas: ApiNamedSchema[]): { name: string; size: number } | null {
  const sizes = sizesOf(new Map(schemas.map(({ key, schema }) => [key, contentOf(schema)])));
  let largest = { name: '', size: 0 };
  for (const { key, name } of schemas) {
    const size = sizes.get(key) ?? 0;
    if (size > largest.size) largest = { name, size };
  }
  return largest.size > MANY ? largest : null;
}

interface Content {
  /** Schemas in it, itself included. */
  own: number;
  refs: string[];
}

/** What is nested in one another is not deep: deeper parts have names. */
function contentOf(schema: ApiSchema): Content {
  const content: Content = {
    own: 1,
    refs: schema.ref === undefined ? [] : [schema.ref],
  };
  for (const child of childrenOf(schema)) {
    const { own, refs } = contentOf(child);
    content.own += own;
    content.refs.push(...refs);
  }
  return content;
}

/** Without recursion: a chain of references may be as long as the document. What leads back to itself counts once. */
function sizesOf(contents: ReadonlyMap<string, Content>): Map<string, number> {
  const sizes = new Map<string, number>();
  const open = new Set<string>();
  for (const start of contents.keys()) {
    const waiting = [start];
    for (let key = waiting.at(-1); key !== undefined; key = waiting.at(-1)) {
      const { own, refs } = contents.get(key) ?? { own: 1, refs: [] };
      if (!sizes.has(key) && !open.has(key)) {
        open.add(key);
        waiting.push(...new Set(refs.filter((ref) => !sizes.has(ref) && !open.has(ref))));
        continue;
      }
      waiting.pop();
      if (!sizes.has(key))
        sizes.set(
          key,
          refs.reduce((sum, ref) => sum + (sizes.get(ref) ?? 1), own),
        );
    }
  }
  return sizes;
}

/** The schemas directly inside of one, without those that it refers to. */
const childrenOf = (schema: ApiSchema): ApiSchema[] => [
  ...(schema.properties ?? []).map((property) => property.schema),
  ...(schema.patternProperties ?? []).map((pattern) => pattern.schema),
  ...(schema.dependentSchemas ?? []).map((dependent) => dependent.schema),
  ...SCHEMA_LISTS.flatMap((keyword) => schema[keyword] ?? []),
  ...SINGLE_SCHEMAS.flatMap((keyword) => schema[keyword] ?? []),
];
