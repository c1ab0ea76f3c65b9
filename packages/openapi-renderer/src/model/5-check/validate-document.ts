import { readFile } from 'node:fs/promises';
import SwaggerParser from '@apidevtools/swagger-parser';
import { fileKey } from '../1-read/read-documents.js';
import { parseText } from '../1-read/parse-text.js';
import { fromPointer } from '../2-resolve/cursor.js';
import type { CheckMessage, CheckTask } from './check-messages.js';

interface SchemaError {
  instancePath: string;
  message?: string;
  keyword: string;
  params: Record<string, unknown>;
}

const MAX_FINDINGS = 30;
/** These only say that one of the alternatives below them failed. */
const UNHELPFUL = new Set(['oneOf', 'anyOf', 'if', 'not']);

/** Validates the document against the schema of its version of OpenAPI, as swagger-parser does it. It does not know 3.2. */
export async function validateDocument({ main, files }: CheckTask): Promise<CheckMessage[]> {
  const allowed = new Set(files);
  const file = {
    order: 1,
    canRead: true,
    read: async ({ url }: { url: string }) => {
      if (!allowed.has(fileKey(url))) throw new Error('not one of the files of this document');
      return readFile(fileKey(url), 'utf8');
    },
  };
  const yaml = {
    order: 1,
    canParse: true,
    parse: ({ url, data }: { url: string; data: unknown }) => parseText(String(data), fileKey(url)).value,
  };
  try {
    await SwaggerParser.validate(main, {
      resolve: { file, http: false },
      parse: { json: false, text: false, binary: false, yaml },
    } as unknown as SwaggerParser.Options);
    return [];
  } catch (error) {
    return findingsOf(error as Error & { details?: SchemaError[] }, main);
  }
}

function findingsOf(error: Error & { details?: SchemaError[] }, main: string): CheckMessage[] {
  const details = (error.details ?? []).filter(
    (detail) => !UNHELPFUL.has(detail.keyword) && !isKnownMistake(detail),
  );
  // A reference that is missing, or a document that is none, has been reported by whoever read it.
  return details.slice(0, MAX_FINDINGS).map(({ instancePath, message = 'is wrong', params }) => ({
    kind: 'finding',
    file: main,
    keys: fromPointer(instancePath),
    finding: {
      code: 'document-invalid',
      severity: 'warning',
      message: `By the rules of OpenAPI, ${instancePath || 'the document'} ${message}${detailOf(params)}. Other tools may refuse the document.`,
      hint: 'Correct the document by the specification of its version.',
    },
  }));
}

/** The schema that the validator has for 3.1 forgot that server variables may be described. */
const isKnownMistake = ({ instancePath, params }: SchemaError): boolean =>
  params.unevaluatedProperty === 'description' && /\/servers\/\d+\/variables\/[^/]+$/.test(instancePath);

const detailOf = ({
  additionalProperty,
  unevaluatedProperty,
  allowedValues,
}: Record<string, unknown>): string => {
  const name = additionalProperty ?? unevaluatedProperty;
  if (typeof name === 'string') return ` ("${name}")`;
  return Array.isArray(allowedValues) ? ` (${allowedValues.join(', ')})` : '';
};
