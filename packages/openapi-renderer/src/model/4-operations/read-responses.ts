import type { ApiOperationLink, ApiResponse } from '../../api-model/index.js';
import { childAt, type JsonPointer, entries, toJson, member, stringAt } from '../2-resolve/json-pointer.js';
import type { OperationContext } from './read-context.js';
import { readContents } from './read-contents.js';
import { readServer } from './read-servers.js';
import { readHeaders } from './read-headers.js';

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
    summary: stringAt(pointer, 'summary'),
    description: stringAt(pointer, 'description'),
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
