import type { ApiContent, ApiEncoding, ApiSchema, Json } from '../api-model/index.js';
import { queryPairs, scalarText } from './parameter-styles.js';
import {
  type RequestBody,
  resolveSchema,
  type SchemaLookup,
  type WireBody,
  type WirePart,
} from './wire-request.js';
import { xmlText } from './xml-text.js';

/** A body by its media type: JSON, XML, forms, multipart with `encoding`, streams of items, text, bytes. */
export function serialiseBody({ content, value, text }: RequestBody, lookup: SchemaLookup): WireBody {
  const { mediaType } = content;
  const kind = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (text !== undefined) return textBody(mediaType, text, kind);
  if (kind.startsWith('multipart/'))
    return { kind: 'multipart', mediaType, parts: partsOf(content, value, lookup) };
  if (kind === 'application/x-www-form-urlencoded') return formBody(content, value);
  if (isBinary(kind, resolveSchema(content.schema ?? {}, lookup)))
    return { kind: 'file', mediaType, fileName: fileNameFor(kind) };
  if (/(?:jsonl|ndjson|json-seq)$/.test(kind)) return { kind: 'text', mediaType, text: lines(value) };
  if (kind === 'text/event-stream' && typeof value !== 'string')
    return { kind: 'text', mediaType, text: eventLines(value) };
  if (/[/+]json$/.test(kind))
    return { kind: 'text', mediaType, text: JSON.stringify(value, null, 2), json: value };
  if (/[/+]xml$/.test(kind) && typeof value !== 'string') {
    return { kind: 'text', mediaType, text: xmlText(value, content.schema, lookup) };
  }
  return {
    kind: 'text',
    mediaType,
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  };
}

function textBody(mediaType: string, text: string, kind: string): WireBody {
  if (!/[/+]json$/.test(kind)) return { kind: 'text', mediaType, text };
  try {
    return { kind: 'text', mediaType, text, json: JSON.parse(text) as Json };
  } catch {
    return { kind: 'text', mediaType, text };
  }
}

const lines = (value: Json): string =>
  (Array.isArray(value) ? value : [value]).map((item) => `${JSON.stringify(item)}\n`).join('');

/** Server-sent events: a line for each field and each line of its text, an empty one after each event. */
const eventLines = (value: Json): string =>
  (Array.isArray(value) ? value : [value])
    .map((event) => {
      const fields = membersOf(event).flatMap(([field, text]) =>
        scalarText(text)
          .split('\n')
          .map((line) => `${field}: ${line}\n`),
      );
      return `${fields.join('')}\n`;
    })
    .join('');

const membersOf = (value: Json): [string, Json][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

const encodingOf = ({ encodings }: ApiContent, property: string): ApiEncoding | undefined =>
  encodings.find((encoding) => encoding.property === property);

/** A field's encoding is a parameter's style in the query; objects without one are JSON. */
function formBody(content: ApiContent, value: Json): WireBody {
  const pairs = membersOf(value).flatMap(([name, member]) => {
    const { style, explode, allowReserved = false } = encodingOf(content, name) ?? {};
    const isNested = typeof member === 'object' && member !== null && !Array.isArray(member);
    const plain = isNested && style == null ? JSON.stringify(member) : member;
    const format = {
      name,
      style: style ?? 'form',
      explode: explode ?? true,
      allowReserved,
      mediaType: null,
    } as const;
    return queryPairs(format, plain);
  });
  const fields = pairs.map((pair): [string, string] => {
    const [name = '', field = ''] = pair.split('=', 2);
    return [decodeURIComponent(name), decodeURIComponent(field)];
  });
  // In a form's body a space is a plus sign.
  return { kind: 'form', mediaType: content.mediaType, text: pairs.join('&').replaceAll('%20', '+'), fields };
}

function partsOf(content: ApiContent, value: Json, lookup: SchemaLookup): WirePart[] {
  const schema = resolveSchema(content.schema ?? {}, lookup);
  return membersOf(value).flatMap(([name, member]) => {
    const property = resolveSchema(
      schema.properties?.find((candidate) => candidate.name === name)?.schema ?? {},
      lookup,
    );
    const item = property.items && resolveSchema(property.items, lookup);
    const context = { name, encoding: encodingOf(content, name) };
    // A list is one part for each item, all of one name.
    return Array.isArray(member) && item
      ? member.map((entry) => partOf(context, entry, item))
      : [partOf(context, member, property)];
  });
}

function partOf(
  { name, encoding }: { name: string; encoding: ApiEncoding | undefined },
  value: Json,
  schema: ApiSchema,
): WirePart {
  const written = encoding?.contentType?.split(',')[0]?.trim() ?? schema.contentMediaType ?? null;
  const mediaType =
    written?.replace(/\/\*$/, '/octet-stream').replace(/^image\/octet-stream$/, 'image/png') ?? null;
  const headers = (encoding?.headers ?? [])
    .filter((header) => header.name.toLowerCase() !== 'content-type')
    .map((header): [string, string] => [
      header.name,
      scalarText(
        header.examples[0]?.value ?? header.schema.examples?.[0] ?? header.schema.default ?? 'value',
      ),
    ]);
  const isFile =
    isBinary(mediaType ?? '', schema) || (schema.format === 'binary' && typeof value === 'string');
  if (isFile) return { name, mediaType, headers, text: null, fileName: fileNameFor(mediaType ?? '') };
  const isNested = typeof value === 'object' && value !== null;
  return {
    name,
    mediaType: mediaType ?? (isNested ? 'application/json' : null),
    headers,
    text: scalarText(value),
    fileName: null,
  };
}

const TEXTUAL =
  /^text\/|[/+](?:json|xml|yaml|x-yaml|javascript|graphql|jsonl|ndjson|json-seq)$|x-www-form-urlencoded/;

/** Bytes, which a sample takes from a file: `format: binary`, or a media type that is no text and a schema without a type. */
export function isBinary(mediaType: string, schema: ApiSchema): boolean {
  if (schema.format === 'binary' || schema.types?.includes('file')) return true;
  if (schema.contentEncoding !== undefined) return false;
  const isObject = Boolean(
    schema.properties ?? schema.types?.some((type) => type === 'object' || type === 'array'),
  );
  return (
    mediaType !== '' &&
    !isObject &&
    !TEXTUAL.test(mediaType) &&
    !mediaType.startsWith('multipart/') &&
    mediaType.includes('/')
  );
}

const ENDINGS = new Map([
  ['jpeg', 'jpg'],
  ['plain', 'txt'],
  ['svg+xml', 'svg'],
  ['octet-stream', 'bin'],
  ['*', 'bin'],
]);

function fileNameFor(mediaType: string): string {
  const subtype = mediaType.split('/')[1]?.replace(/^x-/, '') ?? '';
  return `file.${ENDINGS.get(subtype) ?? (/^[a-z\d]{1,5}$/.test(subtype) ? subtype : 'bin')}`;
}
