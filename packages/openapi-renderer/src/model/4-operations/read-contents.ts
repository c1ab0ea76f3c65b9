import type { ApiContent, ApiEncoding, ApiHeader, Direction, ParameterStyle } from '../../api-model/index.js';
import {
  childAt,
  entries,
  isObject,
  isTrue,
  items,
  type JsonPointer,
  member,
  stringAt,
} from '../2-resolve/json-pointer.js';
import { type OperationContext, schemaOf } from './read-context.js';
import { readExamples } from './read-examples.js';

/** The `content` of a body: one entry for each media type, as written. In 3.2 a media type may be a reference. */
export function readContents(
  pointer: JsonPointer,
  direction: Direction,
  context: OperationContext,
): ApiContent[] {
  return entries(childAt(pointer, 'content')).flatMap(([mediaType, child]) => {
    const content = context.documents.follow(child);
    return content ? [readContent(mediaType, content, direction, context)] : [];
  });
}

function readContent(
  mediaType: string,
  pointer: JsonPointer,
  direction: Direction,
  context: OperationContext,
): ApiContent {
  const optional = (child: JsonPointer) => (child.value === undefined ? null : schemaOf(child, context));
  const schema = optional(childAt(pointer, 'schema'));
  // A form's or an XML document's example may be written as its text; only JSON is compared with the schema.
  const isChecked = schema && /[/+]json\b/i.test(mediaType);
  return {
    mediaType,
    schema,
    itemSchema: optional(childAt(pointer, 'itemSchema')),
    examples: readExamples(pointer, context, isChecked ? { schema, direction } : undefined),
    encodings: readEncodings(pointer, '', context),
  };
}

/** By property, and for multipart bodies without names by position (3.2); below another encoding, those of what it holds. */
function readEncodings(pointer: JsonPointer, above: string, context: OperationContext): ApiEncoding[] {
  const named = [
    ...entries(childAt(pointer, 'encoding')),
    ...items(childAt(pointer, 'prefixEncoding')).map((child, index) => [`[${index}]`, child] as const),
    ...[childAt(pointer, 'itemEncoding')]
      .filter(({ value }) => isObject(value))
      .map((child) => [EACH_ITEM, child] as const),
  ];
  return named.flatMap(([name, child]) => {
    const property = above === '' ? name : `${above} › ${name}`;
    return [readEncoding(property, child, context), ...readEncodings(child, property, context)];
  });
}

const EACH_ITEM = '[…]';

function readEncoding(property: string, pointer: JsonPointer, context: OperationContext): ApiEncoding {
  const explode = member(pointer.value, 'explode');
  return {
    property,
    contentType: stringAt(pointer, 'contentType') || null,
    headers: readHeaders(pointer, context),
    style: (stringAt(pointer, 'style') || null) as ParameterStyle | null,
    explode: typeof explode === 'boolean' ? explode : null,
    allowReserved: isTrue(pointer, 'allowReserved'),
  };
}

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
