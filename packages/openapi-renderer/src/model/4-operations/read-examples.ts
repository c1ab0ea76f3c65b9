import type { ApiExample, ApiSchema } from '../../api-model/index.js';
import { at, type Cursor, entries, isObject, json, member, text } from '../2-resolve/cursor.js';
import type { Direction } from '../5-check/to-json-schema.js';
import type { ReadContext } from './read-context.js';

/** What examples should match, and on which way they are sent. */
export interface Exemplified {
  schema: ApiSchema;
  direction: Direction;
}

/** `example`, and each of `examples`: named, external, and in the two forms of 3.2. */
export function readExamples(cursor: Cursor, context: ReadContext, of?: Exemplified): ApiExample[] {
  const named = entries(at(cursor, 'examples')).flatMap(([name, child]) => {
    const target = context.documents.follow(child);
    if (!target) return [];
    const example = readExample(name, target, context);
    if (of && example.value !== undefined) addSite(at(target, 'value'), example, of, context);
    return [example];
  });
  const value = json(member(cursor.value, 'example'));
  if (value === undefined) return named;
  const example = { name: '', summary: '', description: '', value };
  if (of) addSite(at(cursor, 'example'), example, of, context);
  return [example, ...named];
}

function addSite(
  { file, keys }: Cursor,
  { name, value }: ApiExample,
  of: Exemplified,
  { exampleSites }: ReadContext,
): void {
  if (value !== undefined) exampleSites.push({ file, keys, name, value, ...of });
}

function readExample(name: string, cursor: Cursor, context: ReadContext): ApiExample {
  const example: ApiExample = {
    name,
    summary: text(cursor, 'summary'),
    description: text(cursor, 'description'),
  };
  // Before 3.0 was clear about it, many wrote the value itself where the object that holds it belongs.
  if (!isObject(cursor.value)) return { ...example, value: json(cursor.value) ?? null };
  const value = json(member(cursor.value, 'value') ?? member(cursor.value, 'dataValue'));
  if (value !== undefined) example.value = value;
  const serialized = member(cursor.value, 'serializedValue');
  if (typeof serialized === 'string') example.text = serialized;
  const url = text(cursor, 'externalValue');
  if (url !== '') readExternal(example, url, cursor, context);
  return example;
}

function readExternal(example: ApiExample, url: string, cursor: Cursor, context: ReadContext): void {
  if (/^https?:\/\//i.test(url)) {
    example.url = url;
    return;
  }
  const content = context.externalText(cursor, url);
  if (content !== null) example.text = content;
  else {
    context.documents.diagnostics.add(
      {
        code: 'example-missing',
        severity: 'warning',
        message: `The external example "${url}" cannot be read, so it is not shown.`,
        hint: 'Put the file beside the document, or name a full address.',
      },
      at(cursor, 'externalValue'),
    );
  }
}
