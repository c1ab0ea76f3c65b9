import type { ApiOperationLink, ApiResponse } from '../../api-model/index.js';
import { at, type Cursor, entries, json, member, text } from '../2-resolve/cursor.js';
import type { OperationContext } from './read-context.js';
import { readContents } from './read-contents.js';
import { readServer } from './read-servers.js';
import { readHeaders } from './read-headers.js';

export function readResponses(operation: Cursor, context: OperationContext): ApiResponse[] {
  return entries(at(operation, 'responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .flatMap(([status, child]) => {
      const response = context.documents.follow(child);
      return response ? [readResponse(status, response, context)] : [];
    });
}

function readResponse(status: string, cursor: Cursor, context: OperationContext): ApiResponse {
  return {
    status,
    summary: text(cursor, 'summary'),
    description: text(cursor, 'description'),
    headers: readHeaders(cursor, context),
    contents: readContents(cursor, 'response', context),
    links: readLinks(cursor, context),
  };
}

/** Where a link leads is known when all operations have been read: `operation` is filled in by `linkOperations`. */
function readLinks(cursor: Cursor, { documents }: OperationContext): ApiOperationLink[] {
  return entries(at(cursor, 'links')).flatMap(([name, child]) => {
    const link = documents.follow(child);
    if (!link) return [];
    const [server] = at(link, 'server').value === undefined ? [] : readServer(at(link, 'server'), documents);
    const requestBody = json(member(link.value, 'requestBody'));
    return [
      {
        name,
        description: text(link, 'description'),
        operation: null,
        target: text(link, 'operationId') || text(link, 'operationRef'),
        parameters: entries(at(link, 'parameters')).map(([key, value]) => ({
          name: key,
          value: json(value.value) ?? null,
        })),
        ...(requestBody !== undefined && { requestBody }),
        ...(server && { server }),
      },
    ];
  });
}
