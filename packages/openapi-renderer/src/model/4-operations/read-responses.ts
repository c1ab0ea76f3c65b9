import type { ApiOperation, ApiOperationLink, ApiResponse } from '../../api-model/index.js';
import {
  childAt,
  entries,
  type JsonPointer,
  member,
  parsePointer,
  stringAt,
  stringsOf,
  toJson,
} from '../2-resolve/json-pointer.js';
import type { OperationContext } from './read-context.js';
import { readContents, readHeaders } from './read-contents.js';
import { readServer } from './read-servers.js';
import type { DocumentSet } from '../2-resolve/document-set.js';

export function readResponses(operation: JsonPointer, context: OperationContext): ApiResponse[] {
  return entries(childAt(operation, 'responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .flatMap(([status, child]) => {
      const response = context.documents.follow(child);
      return response ? [readResponse(status, response, context)] : [];
    });
}

function readResponse(status: string, pointer: JsonPointer, context: OperationContext): ApiResponse {
  return {
    status,
    ...stringsOf(pointer, 'summary', 'description'),
    headers: readHeaders(pointer, context),
    contents: readContents(pointer, 'response', context),
    links: readLinks(pointer, context),
  };
}

/** Where a link leads is known when all operations have been read: `operation` is filled in by `linkOperations`. */
function readLinks(pointer: JsonPointer, { documents }: OperationContext): ApiOperationLink[] {
  return entries(childAt(pointer, 'links')).flatMap(([name, child]) => {
    const link = documents.follow(child);
    if (!link) return [];
    const [server] =
      childAt(link, 'server').value === undefined ? [] : readServer(childAt(link, 'server'), documents);
    const requestBody = toJson(member(link.value, 'requestBody'));
    return [
      {
        name,
        description: stringAt(link, 'description'),
        operation: null,
        target: stringAt(link, 'operationId') || stringAt(link, 'operationRef'),
        parameters: entries(childAt(link, 'parameters')).map(([key, value]) => ({
          name: key,
          value: toJson(value.value) ?? null,
        })),
        ...(requestBody !== undefined && { requestBody }),
        ...(server && { server }),
      },
    ];
  });
}

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
