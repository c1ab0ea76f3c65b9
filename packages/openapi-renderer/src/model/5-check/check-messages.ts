import type { ApiNamedSchema, ApiSchema, Direction, Json } from '../../api-model/index.js';
import type { UnlocatedDiagnostic } from '../diagnostics.js';

/** An example of the document, and the schema that it should match. */
export interface ExampleSite {
  file: string;
  keys: string[];
  name: string;
  value: Json;
  schema: ApiSchema;
  direction: Direction;
}

/** All that the worker is given: plain data. */
export interface CheckTask {
  specification: string;
  /** Path of the main document. */
  main: string;
  /** Its text; of many files, all of them bundled. */
  document: string;
  schemas: ApiNamedSchema[];
  examples: ExampleSite[];
}

/** What the worker says while it works. */
export type CheckMessage =
  | { kind: 'diagnostic'; diagnostic: UnlocatedDiagnostic; file: string; keys: string[] }
  | { kind: 'validated' }
  | { kind: 'examples'; checked: number };
