import type { ApiHeader } from '../../api-model/index.js';
import { at, type Cursor, entries, flag, text } from '../2-resolve/cursor.js';
import { type OperationContext, schemaOf } from './read-context.js';
import { readExamples } from './read-examples.js';

/** Headers of a response or of a part of a multipart body. */
export function readHeaders(cursor: Cursor, context: OperationContext): ApiHeader[] {
  return entries(at(cursor, 'headers')).flatMap(([name, child]) => {
    const header = context.documents.follow(child);
    if (!header) return [];
    const [, content] = entries(at(header, 'content'))[0] ?? [];
    return [
      {
        name,
        description: text(header, 'description'),
        required: flag(header, 'required'),
        deprecated: flag(header, 'deprecated'),
        explode: flag(header, 'explode'),
        schema: schemaOf(at(content ?? header, 'schema'), context),
        examples: readExamples(content ?? header, context),
      },
    ];
  });
}
