import SwaggerParser from '@apidevtools/swagger-parser';
import type { OpenAPI } from 'openapi-types';
import { parseText } from '../1-read/parse-text.js';
import { parsePointer } from '../2-resolve/json-pointer.js';
import type { CheckMessage, CheckTask } from './check-in-worker.js';
import { createRequire } from 'node:module';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

interface SchemaError {
  instancePath: string;
  message?: string;
  keyword: string;
  params: Record<string, unknown>;
  /** The name itself, where it is a name that is wrong and not what stands under it. */
  propertyName?: string;
}

const MAX_ERRORS = 30;
/** These only say that one of the alternatives below them, or a rule for names, failed. */
const UNHELPFUL = new Set(['oneOf', 'anyOf', 'if', 'not', 'propertyNames']);

/** Validates the document, with all that it refers to, against the schema of its version of OpenAPI. */
export async function validateDocument({
  specification,
  main,
  document,
}: CheckTask): Promise<CheckMessage[]> {
  const { value } = parseText(document, main);
  const errors = specification.startsWith('3.2') ? errorsOf32(value) : await errorsOfParser(value);
  return diagnosticsOf(errors, main);
}

/** All versions that swagger-parser knows: 2.0, 3.0 and 3.1. What it throws for other reasons has been reported before. */
async function errorsOfParser(value: unknown): Promise<SchemaError[]> {
  try {
    await SwaggerParser.validate(value as OpenAPI.Document, { resolve: { external: false } });
    return [];
  } catch (error) {
    return (error as { details?: SchemaError[] }).details ?? [];
  }
}

function diagnosticsOf(errors: SchemaError[], main: string): CheckMessage[] {
  const details = errors.filter((detail) => !UNHELPFUL.has(detail.keyword) && !isKnownMistake(detail));
  // A reference that is missing, or a document that is none, was reported when it was read.
  return details.slice(0, MAX_ERRORS).map((detail) => ({
    kind: 'diagnostic',
    file: main,
    keys: [...parsePointer(detail.instancePath), ...nameWithin(detail)],
    diagnostic: {
      code: 'document-invalid',
      severity: 'warning',
      message: `By the rules of OpenAPI, ${sentenceOf(detail)}. Other tools may refuse the document.`,
      hint: 'Correct the document by the specification of its version.',
    },
  }));
}

/** Of a mistake that is about one entry, and not about all that stands in the same place. */
function nameWithin({ propertyName, params }: SchemaError): string[] {
  const name = propertyName ?? unknownNameOf(params);
  return typeof name === 'string' ? [name] : [];
}

function sentenceOf({ instancePath, message = 'is wrong', params, propertyName }: SchemaError): string {
  const place = instancePath || 'the document';
  return propertyName === undefined
    ? `${place} ${message}${detailOf(params)}`
    : `the name ${JSON.stringify(propertyName.slice(0, 80))} in ${place} ${message}`;
}

/** The schema that the validator has for 3.1 forgot that server variables may be described. */
const isKnownMistake = ({ instancePath, params }: SchemaError): boolean =>
  params.unevaluatedProperty === 'description' && /\/servers\/\d+\/variables\/[^/]+$/.test(instancePath);

/** What a schema does not know. */
const unknownNameOf = ({ additionalProperty, unevaluatedProperty }: SchemaError['params']): unknown =>
  additionalProperty ?? unevaluatedProperty;

function detailOf(params: SchemaError['params']): string {
  const name = unknownNameOf(params);
  if (typeof name === 'string') return ` ("${name}")`;
  return Array.isArray(params.allowedValues) ? ` (${params.allowedValues.join(', ')})` : '';
}

const load = createRequire(import.meta.url);
const SCHEMA_OBJECT = 'https://json-schema.org/draft/2020-12/schema';

interface SpecificationSchema {
  $id: string;
  $defs: Record<string, object>;
}

/**
 * Compares a document with the schema that the OpenAPI Initiative publishes for 3.2, as that package ships it. The schema leaves
 * Schema Objects open, because a document may choose their dialect; here they are read as JSON Schema 2020-12, the default.
 */
function errorsOf32(document: unknown): ErrorObject[] {
  const published = load(
    '@seriousme/openapi-schema-validator/schemas/v3.2/schema.json',
  ) as SpecificationSchema;
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
