import type { PageTranslate } from '../../messages/page-messages.js';
import type { ApiDiscriminator, ApiSchema } from '../../api-model/index.js';

interface FieldSource {
  name: string;
  schema: ApiSchema;
  required: boolean;
}

type PartSource =
  | { kind: 'part'; title: string; schema: ApiSchema }
  | { kind: 'variants'; title: string; variants: { label: string | null; schema: ApiSchema }[] };

const hasMore = (schema: ApiSchema | undefined): schema is ApiSchema =>
  schema !== undefined && schema.always === undefined;

/** Everything that has a name of its own inside a value: properties, patterns, all others, places of a tuple. */
export function fieldsOf(schema: ApiSchema, t: PageTranslate): FieldSource[] {
  const rest = (title: string, child: ApiSchema | undefined): FieldSource[] =>
    hasMore(child) ? [{ name: title, schema: child, required: false }] : [];
  return [
    ...(schema.properties ?? []),
    ...(schema.patternProperties ?? []).map(({ pattern, schema: child }) => ({
      name: `/${pattern}/`,
      schema: child,
      required: false,
    })),
    ...rest(t('[any other name]'), schema.additionalProperties),
    ...rest(t('[any unevaluated name]'), schema.unevaluatedProperties),
    ...(schema.prefixItems ?? []).map((child, index) => ({
      name: `[${index}]`,
      schema: child,
      required: false,
    })),
  ];
}

/** Everything else that a schema is made of. */
export function partsOf(schema: ApiSchema, t: PageTranslate): PartSource[] {
  const parts: PartSource[] = [];
  const add = (title: string, child: ApiSchema | undefined): void => {
    if (hasMore(child)) parts.push({ kind: 'part', title, schema: child });
  };
  for (const [title, choices] of [
    [t('One of'), schema.oneOf],
    [t('Any of'), schema.anyOf],
  ] as const) {
    const variants = (choices ?? []).map((choice) => ({
      label: labelOf(choice, schema.discriminator),
      schema: choice,
    }));
    if (variants.length > 0 && !isConstants(choices ?? [])) parts.push({ kind: 'variants', title, variants });
  }
  add(t('Each item'), schema.items && isPlain(schema.items) ? undefined : schema.items);
  add(t('Contains at least one'), schema.contains);
  add(t('Each unevaluated item'), schema.unevaluatedItems);
  add(t('Names of properties'), schema.propertyNames);
  for (const { name, schema: child } of schema.dependentSchemas ?? [])
    add(t('When {name} is there', { name }), child);
  add(t('If it matches'), schema.if);
  add(t('then'), schema.then);
  add(t('otherwise'), schema.else);
  add(t('Must not match'), schema.not);
  const type = schema.contentMediaType;
  add(type ? t('Content ({type})', { type }) : t('Content'), schema.contentSchema);
  // What `allOf` has beside what could be merged.
  for (const beside of schema.allOf ?? []) parts.push(...partsOf(beside, t));
  return parts;
}

/** An item of which the type's text says everything. */
const isPlain = ({ types, format, always, ...rest }: ApiSchema): boolean => Object.keys(rest).length === 0;

/** A choice between constants is an enumeration with descriptions. */
const isConstants = (choices: ApiSchema[]): boolean => choices.every((choice) => choice.const !== undefined);

function labelOf(choice: ApiSchema, discriminator: ApiDiscriminator | undefined): string | null {
  const mapped = discriminator?.mapping.find(({ ref }) => ref !== null && ref === choice.ref);
  return mapped?.value ?? choice.title ?? null;
}
