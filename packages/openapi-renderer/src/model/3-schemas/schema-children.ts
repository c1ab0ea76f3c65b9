import type { ApiSchema } from '../../api-model/index.js';

/** The schemas directly inside of one, without those that it refers to. */
export const childrenOf = (schema: ApiSchema): ApiSchema[] => [
  ...(schema.properties ?? []).map((property) => property.schema),
  ...(schema.patternProperties ?? []).map((pattern) => pattern.schema),
  ...(schema.dependentSchemas ?? []).map((dependent) => dependent.schema),
  ...[schema.prefixItems, schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => list ?? []),
  ...[
    schema.items,
    schema.contains,
    schema.unevaluatedItems,
    schema.additionalProperties,
    schema.unevaluatedProperties,
    schema.propertyNames,
    schema.not,
    schema.if,
    schema.then,
    schema.else,
    schema.contentSchema,
  ].filter((child) => child !== undefined),
];
