import type { ApiHeader } from '../../api-model/index.js';
import { childAt, type JsonPointer, entries, isTrue, stringAt } from '../2-resolve/json-pointer.js';
import { type OperationContext, schemaOf } from './read-context.js';
import { readExamples } from './read-examples.js';

/** Headers of a response or of a part of a multipart body. */
export function readHeaders(pointer: JsonPointer, context: OperationContext): ApiHeader[] {
  return entries(childAt(pointer, 'headers')).flatMap(([name, child]) => {
    const header = context.documents.follow(child);
    if (!header) return [];
    const [, content] = entries(childAt(header, 'content'))[0] ?? [];
    return [
      {
        name,
        description: stringAt(header, 'description'),
        required: isTrue(header, 'required'),
        deprecated: isTrue(header, 'deprecated'),
        explode: isTrue(header, 'explode'),
        schema: schemaOf(childAt(content ?? header, 'schema'), context),
        examples: readExamples(content ?? header, context),
      },
    ];
  });
}
