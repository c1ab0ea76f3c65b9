import type { ApiContent, ApiExample, Json, Direction } from '../../api-model/index.js';
import { generateExample } from '../../examples/generate-example.js';
import type { SchemaLookup, WireBody } from '../../request/index.js';
import { serialiseBody } from '../../request/body.js';
import type { ExampleView } from './operation-view.js';

/** Examples of more characters are cut: the page is for reading, the document has them whole. */
const MAX_CHARACTERS = 5000;
const MAX_EXAMPLES = 6;

export interface BodyValue {
  value: Json;
  text?: string;
  generated: boolean;
  example: ApiExample | null;
}

/** The examples of a body: those of the document, else the schema's own, else one that is made up and says so. */
export function bodyValues(content: ApiContent, direction: Direction, lookup: SchemaLookup): BodyValue[] {
  const written = content.examples.slice(0, MAX_EXAMPLES).map((example) => ({
    value: example.value ?? null,
    ...(example.text !== undefined && { text: example.text }),
    generated: false,
    example,
  }));
  if (written.length > 0) return written;
  const schema = content.schema ?? content.itemSchema;
  if (!schema) return [];
  const own = (schema.ref === undefined ? schema : lookup(schema.ref))?.examples?.[0];
  return [
    { value: own ?? generateExample(schema, lookup, direction), generated: own === undefined, example: null },
  ];
}

export function exampleViews(
  content: ApiContent,
  direction: Direction,
  lookup: SchemaLookup,
  label: string,
): ExampleView[] {
  return bodyValues(content, direction, lookup).map(({ value, text, generated, example }) => {
    const body = serialiseBody({ content, value, ...(text !== undefined && { text }) }, lookup);
    const code = example?.url === undefined ? wireText(body) : '';
    const name = example?.summary || example?.name;
    return {
      id: name ?? label,
      label: name ? (label === '' ? name : `${label} ${name}`) : label,
      syntax: syntaxOf(content.mediaType),
      code: code.slice(0, MAX_CHARACTERS),
      cut: Math.max(0, code.length - MAX_CHARACTERS),
      description: example?.description ?? '',
      generated,
      url: example?.url ?? null,
    };
  });
}

const syntaxOf = (mediaType: string): string =>
  /[/+]json/i.test(mediaType)
    ? 'json'
    : /xml|html/i.test(mediaType)
      ? 'markup'
      : /yaml/i.test(mediaType)
        ? 'yaml'
        : 'text';

/** A body as text; of a multipart body its parts as they are sent. */
function wireText(body: WireBody): string {
  if (body.kind === 'file') return `(the bytes of ${body.fileName})`;
  if (body.kind !== 'multipart') return body.text;
  const parts = body.parts.map(({ name, mediaType, headers, text, fileName }) => {
    const file = fileName === null ? '' : `; filename="${fileName}"`;
    const lines = [
      '--boundary',
      `Content-Disposition: form-data; name="${name}"${file}`,
      ...(mediaType ? [`Content-Type: ${mediaType}`] : []),
      ...headers.map(([key, value]) => `${key}: ${value}`),
      '',
      text ?? `(the bytes of ${fileName ?? 'the file'})`,
    ];
    return lines.join('\n');
  });
  return [...parts, '--boundary--'].join('\n');
}
