import type { ApiSchema } from '../../api-model/index.js';
import type { TypePart } from './schema-node.js';

/** Nested lists beyond this are just lists. */
const MAX_NESTED = 4;

/** `array of Pet or null (date-time)`: the type of a schema in words, with names that lead to schemas. */
export function typeText(schema: ApiSchema, nameOf: (key: string) => string, depth = 0): TypePart[] {
  if (schema.always !== undefined) return [{ text: schema.always ? 'any' : 'nothing' }];
  if (schema.ref !== undefined) {
    return [
      { text: nameOf(schema.ref), ref: schema.ref },
      ...(schema.nullable ? [{ text: ' or null' }] : []),
    ];
  }
  const types = schema.types ?? [];
  const words = types.map((type) =>
    type === 'array' ? listText(schema, nameOf, depth) : [{ text: typeWord(type, schema) }],
  );
  const parts = words.flatMap((word, index) => (index === 0 ? word : [{ text: ' or ' }, ...word]));
  const orNull = schema.nullable && !types.includes('null') ? [{ text: ' or null' }] : [];
  if (parts.length > 0) return [...parts, ...orNull];
  return [...impliedText(schema, nameOf, depth), ...orNull];
}

const typeWord = (type: string, { format, contentMediaType }: ApiSchema): string => {
  const detail =
    type === 'null' || type === 'object' || type === 'boolean' ? undefined : (format ?? contentMediaType);
  return detail === undefined ? type : `${type} (${detail})`;
};

function listText(schema: ApiSchema, nameOf: (key: string) => string, depth: number): TypePart[] {
  if (schema.prefixItems) return [{ text: 'tuple' }];
  if (!schema.items || depth >= MAX_NESTED) return [{ text: 'array' }];
  return [{ text: 'array of ' }, ...typeText(schema.items, nameOf, depth + 1)];
}

function impliedText(schema: ApiSchema, nameOf: (key: string) => string, depth: number): TypePart[] {
  if (schema.prefixItems ?? schema.items ?? schema.contains) return listText(schema, nameOf, depth);
  if (schema.properties ?? schema.additionalProperties ?? schema.patternProperties)
    return [{ text: 'object' }];
  for (const [choices, word] of [
    [schema.oneOf, 'one of'],
    [schema.anyOf, 'any of'],
    [schema.allOf, 'all of'],
  ] as const) {
    if (!choices) continue;
    if (choices.every((choice) => choice.const !== undefined)) return [{ text: 'constant' }];
    const texts = choices.map((choice) => typeText(choice, nameOf, depth + 1));
    const isShort = depth < MAX_NESTED && choices.length <= 3;
    if (!isShort) return [{ text: `${word} ${choices.length}` }];
    return texts.flatMap((parts, index) =>
      index === 0 ? parts : [{ text: word === 'all of' ? ' and ' : ' or ' }, ...parts],
    );
  }
  if (schema.enum ?? schema.const !== undefined) return [{ text: 'constant' }];
  return [{ text: schema.title ?? schema.format ?? 'any' }];
}
