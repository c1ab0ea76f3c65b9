import type { ApiSchema } from '../../api-model/index.js';
import type { JsonPointer } from '../2-resolve/json-pointer.js';
import type { DocumentSet } from '../2-resolve/document-set.js';
import { readSchema } from '../3-schemas/read-schema.js';
import type { SchemaRegistry } from '../3-schemas/schema-registry.js';
import type { ExampleSite } from '../5-check/check-in-worker.js';
import type { Slugs } from '../../api-model/slugs.js';

/** What all readers of a document share. */
export interface ReadContext {
  documents: DocumentSet;
  registry: SchemaRegistry;
  specification: string;
  isSwagger2: boolean;
  isDraft4: boolean;
  operationSlugs: Slugs;
  /** Examples of requests and responses, to be checked against their schemas. */
  exampleSites: ExampleSite[];
  /** Text of an external example among the document's own files, when it can be read. */
  externalText(from: JsonPointer, address: string): string | null;
}

/** The same while one operation is read. */
export interface OperationContext extends ReadContext {
  operation: string;
}

export function schemaOf(pointer: JsonPointer, context: OperationContext): ApiSchema {
  const { documents, registry, isDraft4, operation } = context;
  return readSchema(pointer, { documents, registry, isDraft4, owner: { kind: 'operations', id: operation } });
}
