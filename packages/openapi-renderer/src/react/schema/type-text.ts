import type { ApiSchema } from '../../api-model/index.js';
import type { PageTranslate } from '../../messages/page-messages.js';
import type { TypePart } from './schema-node.js';

/** Nested lists beyond this are just lists. */
const MAX_NESTED = 4;

interface TypeWords {
  nameOf(key: string): string;
  t: PageTranslate;
}

const CHOICES = [
  ['oneOf', 'one of {count}', 'or'],
  ['anyOf', 'any of {count}', 'or'],
  ['allOf', 'all of {count}', 'and'],
] as const;

/** `array of Pet or null (date-time)`: the type of a schema in words, with names that lead to schemas. */
export function typeText(schema: ApiSchema, words: TypeWords, depth = 0): TypePart[] {
  const { nameOf, t } = words;
  if (schema.always !== undefined) return [{ text: t(schema.always ? 'any' : 'nothing') }];
  const orNull = schema.nullable ? [{ text: ` ${t('or')} null` }] : [];
  if (schema.ref !== undefined) return [{ text: nameOf(schema.ref), ref: schema.ref }, ...orNull];
  const types = schema.types ?? [];
  const texts = types.map((type) =>
    type === 'array' ? listText(schema, words, depth) : [{ text: typeWord(type, schema) }],
  );
  const parts = joined(texts, t('or'));
  if (parts.length > 0) return [...parts, ...(types.includes('null') ? [] : orNull)];
  return [...impliedText(schema, words, depth), ...orNull];
}

const joined = (texts: TypePart[][], word: string): TypePart[] =>
  texts.flatMap((parts, index) => (index === 0 ? parts : [{ text: ` ${word} ` }, ...parts]));

const typeWord = (type: string, { format, contentMediaType }: ApiSchema): string => {
  const detail =
    type === 'null' || type === 'object' || type === 'boolean' ? undefined : (format ?? contentMediaType);
  return detail === undefined ? type : `${type} (${detail})`;
};

function listText(schema: ApiSchema, words: TypeWords, depth: number): TypePart[] {
  if (schema.prefixItems) return [{ text: words.t('tuple') }];
  if (!schema.items || depth >= MAX_NESTED) return [{ text: words.t('array') }];
  return [{ text: `${words.t('array of')} ` }, ...typeText(schema.items, words, depth + 1)];
}

function impliedText(schema: ApiSchema, words: TypeWords, depth: number): TypePart[] {
  const { t } = words;
  if (schema.prefixItems ?? schema.items ?? schema.contains) return listText(schema, words, depth);
  if (schema.properties ?? schema.additionalProperties ?? schema.patternProperties)
    return [{ text: 'object' }];
  for (const [keyword, counted, word] of CHOICES) {
    const choices = schema[keyword];
    if (!choices) continue;
    if (choices.every((choice) => choice.const !== undefined)) return [{ text: t('constant') }];
    const isShort = depth < MAX_NESTED && choices.length <= 3;
    if (!isShort) return [{ text: t(counted, { count: choices.length }) }];
    return joined(
      choices.map((choice) => typeText(choice, words, depth + 1)),
      t(word),
    );
  }
  if (schema.enum ?? schema.const !== undefined) return [{ text: t('constant') }];
  return [{ text: schema.title ?? schema.format ?? t('any') }];
}
