import type { ApiContent, ApiEncoding, ParameterStyle } from '../../api-model/index.js';
import { at, type Cursor, entries, flag, isObject, items, member, text } from '../2-resolve/cursor.js';
import type { Direction } from '../5-check/to-json-schema.js';
import { type OperationContext, schemaOf } from './read-context.js';
import { readExamples } from './read-examples.js';
import { readHeaders } from './read-headers.js';

/** The `content` of a body: one entry for each media type, as written. In 3.2 a media type may be a reference. */
export function readContents(cursor: Cursor, direction: Direction, context: OperationContext): ApiContent[] {
  return entries(at(cursor, 'content')).flatMap(([mediaType, child]) => {
    const content = context.documents.follow(child);
    return content ? [readContent(mediaType, content, direction, context)] : [];
  });
}

function readContent(
  mediaType: string,
  cursor: Cursor,
  direction: Direction,
  context: OperationContext,
): ApiContent {
  const optional = (child: Cursor) => (child.value === undefined ? null : schemaOf(child, context));
  const schema = optional(at(cursor, 'schema'));
  // A form's or an XML document's example may be written as its text; only JSON is compared with the schema.
  const isChecked = schema && /[/+]json\b/i.test(mediaType);
  return {
    mediaType,
    schema,
    itemSchema: optional(at(cursor, 'itemSchema')),
    examples: readExamples(cursor, context, isChecked ? { schema, direction } : undefined),
    encodings: readEncodings(cursor, '', context),
  };
}

/** By property, and for multipart bodies without names by position (3.2); below another encoding, those of what it holds. */
function readEncodings(cursor: Cursor, above: string, context: OperationContext): ApiEncoding[] {
  const named = [
    ...entries(at(cursor, 'encoding')),
    ...items(at(cursor, 'prefixEncoding')).map((child, index) => [`[${index}]`, child] as const),
    ...[at(cursor, 'itemEncoding')]
      .filter(({ value }) => isObject(value))
      .map((child) => [EACH_ITEM, child] as const),
  ];
  return named.flatMap(([name, child]) => {
    const property = above === '' ? name : `${above} › ${name}`;
    return [readEncoding(property, child, context), ...readEncodings(child, property, context)];
  });
}

const EACH_ITEM = '[…]';

function readEncoding(property: string, cursor: Cursor, context: OperationContext): ApiEncoding {
  const explode = member(cursor.value, 'explode');
  return {
    property,
    contentType: text(cursor, 'contentType') || null,
    headers: readHeaders(cursor, context),
    style: (text(cursor, 'style') || null) as ParameterStyle | null,
    explode: typeof explode === 'boolean' ? explode : null,
    allowReserved: flag(cursor, 'allowReserved'),
  };
}
