/** What a document may hold: numbers that JSON does not know (`.nan` of YAML) are read as `null`. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Bounds of a value, under their names in JSON Schema. Exclusive bounds are numbers, as in 3.1, whatever the document says. */
export interface SchemaBounds {
  multipleOf?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Further patterns of a schema that has been merged with others: all of them hold. */
  otherPatterns?: string[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minContains?: number;
  maxContains?: number;
  minProperties?: number;
  maxProperties?: number;
}

/** A property of an object. */
export interface ApiProperty {
  name: string;
  required: boolean;
  schema: ApiSchema;
}

/** A value of an enumeration. */
export interface ApiEnumValue {
  value: Json;
  /** From `x-enum-descriptions`, `x-enumDescriptions`, or a `oneOf` of constants with titles. */
  description?: string;
}

/** The property whose value says which schema holds. */
export interface ApiDiscriminator {
  propertyName: string;
  /** Value → key of a named schema; `null` when the document names none that exists. */
  mapping: { value: string; ref: string | null; target: string }[];
  /** 3.2: key of the schema that holds when the property is absent. */
  defaultRef?: string;
}

/**
 * One schema. A reference stays a name: `ref` is the key of an {@link ApiNamedSchema}, and everything else in the object
 * applies in addition to it. So the model is as large as the document, whatever its references multiply to.
 */
export interface ApiSchema {
  ref?: string;
  /** The reference is a `$dynamicRef`: where it leads depends on the schema that is in use; `ref` is where it starts. */
  dynamic?: true;
  /** `true` allows, `false` forbids every value: the boolean schemas of 3.1. */
  always?: boolean;
  /** Without `null` among them unless null is allowed. Empty or absent: any. */
  types?: string[];
  /** `null` is allowed besides what the rest says: `nullable` of 3.0 on a schema without a type. */
  nullable?: true;
  title?: string;
  /** Markdown. */
  description?: string;
  format?: string;
  deprecated?: true;
  readOnly?: true;
  writeOnly?: true;
  default?: Json;
  const?: Json;
  enum?: ApiEnumValue[];
  examples?: Json[];
  bounds?: SchemaBounds;

  properties?: ApiProperty[];
  /** Required names that `properties` does not describe. */
  requiredNames?: string[];
  patternProperties?: { pattern: string; schema: ApiSchema }[];
  additionalProperties?: ApiSchema;
  unevaluatedProperties?: ApiSchema;
  propertyNames?: ApiSchema;
  dependentRequired?: { name: string; requires: string[] }[];
  dependentSchemas?: { name: string; schema: ApiSchema }[];

  items?: ApiSchema;
  prefixItems?: ApiSchema[];
  contains?: ApiSchema;
  unevaluatedItems?: ApiSchema;

  allOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  anyOf?: ApiSchema[];
  not?: ApiSchema;
  if?: ApiSchema;
  then?: ApiSchema;
  else?: ApiSchema;
  discriminator?: ApiDiscriminator;

  contentMediaType?: string;
  contentEncoding?: string;
  contentSchema?: ApiSchema;
  xml?: {
    name?: string;
    attribute?: true;
    wrapped?: true;
    prefix?: string;
    namespace?: string;
    nodeType?: string;
  };
  externalDocs?: { url: string; description: string };
}

/** Keywords that hold one schema. */
export const SINGLE_SCHEMAS = [
  'items',
  'contains',
  'unevaluatedItems',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
] as const;

/** Keywords that hold a list of schemas. */
export const SCHEMA_LISTS = ['prefixItems', 'allOf', 'oneOf', 'anyOf'] as const;

/** A schema that has a name: of the components, or referred to at some other place. */
export interface ApiNamedSchema {
  /** Unique in the model; what `ref` holds. */
  key: string;
  /** What readers see. Two schemas of different files may have the same. */
  name: string;
  /** Unique, for addresses and ids. */
  slug: string;
  schema: ApiSchema;
  /** Operation ids and schema keys that refer to it directly, in document order. */
  usedBy: { operations: string[]; schemas: string[] };
}
