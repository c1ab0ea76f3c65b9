import { createRequire } from 'node:module';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

const SCHEMA = '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json';
const SCHEMA_OBJECT = 'https://json-schema.org/draft/2020-12/schema';

interface SpecificationSchema {
  $id: string;
  $defs: Record<string, object>;
}

/**
 * Compares a document with the schema that the OpenAPI Initiative publishes for 3.2, as that package ships it. The schema leaves
 * Schema Objects open, because a document may choose their dialect; here they are read as JSON Schema 2020-12, the default.
 */
export function errorsOf32(document: unknown): ErrorObject[] {
  const published = createRequire(import.meta.url)(SCHEMA) as SpecificationSchema;
  const schema = { ...published, $defs: { ...published.$defs, schema: { $ref: SCHEMA_OBJECT } } };
  // Formats say little here, and a pattern of theirs may take long for a hostile document.
  const validate = new Ajv2020({
    strict: false,
    validateFormats: false,
    logger: false,
    allErrors: true,
  }).compile(schema);
  return validate(document) ? [] : (validate.errors ?? []);
}
