import type { ApiOperation } from '../../api-model/index.js';
import { parsePointer } from '../2-resolve/json-pointer.js';
import type { DocumentSet } from '../2-resolve/document-set.js';

/** Fills in where the links of responses lead, now that every operation is known. */
export function linkOperations(operations: ApiOperation[], documents: DocumentSet): void {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation.id]));
  const byPlace = new Map(operations.map(({ method, path, id }) => [`${method} ${path}`, id]));
  const links = operations.flatMap(({ responses }) => responses.flatMap((response) => response.links));
  for (const link of links) {
    link.operation = byId.get(link.target) ?? byPlace.get(placeIn(link.target)) ?? null;
    if (link.operation !== null) continue;
    documents.diagnostics.add(
      {
        code: 'link-unknown-operation',
        severity: 'warning',
        message: `The link "${link.name}" leads to the operation "${link.target}", which the document does not have.`,
        hint: 'Write the operationId of an operation of this document.',
      },
      documents.main,
    );
  }
}

/** `#/paths/~1pets/get` → `GET /pets`. */
function placeIn(ref: string): string {
  const [, path = '', method = ''] = parsePointer(ref.slice(ref.indexOf('#') + 1));
  return `${method.toUpperCase()} ${path}`;
}
