import type { DocumentSet } from '../2-resolve/document-set.js';
import type { SchemaOwner, SchemaRegistry } from './schema-registry.js';

/** What the readers of one schema share. */
export interface SchemaContext {
  documents: DocumentSet;
  registry: SchemaRegistry;
  /** OpenAPI 2 and 3.0: `nullable`, boolean exclusive bounds. */
  isDraft4: boolean;
  owner: SchemaOwner | null;
}
