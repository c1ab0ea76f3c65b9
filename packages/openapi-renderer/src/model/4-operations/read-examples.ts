import type { ApiExample, ApiSchema, Direction } from '../../api-model/index.js';
import {
  childAt,
  type JsonPointer,
  entries,
  isObject,
  toJson,
  member,
  stringAt,
  stringsOf,
} from '../2-resolve/json-pointer.js';
import type { ReadContext } from './read-context.js';

/** What examples should match, and on which way they are sent. */
interface Exemplified {
  schema: ApiSchema;
  direction: Direction;
}

/** `example`, and each of `examples`: named, external, and in the two forms of 3.2. */
export function readExamples(pointer: JsonPointer, context: ReadContext, of?: Exemplified): ApiExample[] {
  const named = entries(childAt(pointer, 'examples')).flatMap(([name, child]) => {
    const target = context.documents.follow(child);
    if (!target) return [];
    const example = readExample(name, target, context);
    if (of && example.value !== undefined) addSite(childAt(target, 'value'), example, of, context);
    return [example];
  });
  const value = toJson(member(pointer.value, 'example'));
  if (value === undefined) return named;
  const example = { name: '', summary: '', description: '', value };
  if (of) addSite(childAt(pointer, 'example'), example, of, context);
  return [example, ...named];
}

function addSite(
  { file, keys }: JsonPointer,
  { name, value }: ApiExample,
  of: Exemplified,
  { exampleSites }: ReadContext,
): void {
  if (value !== undefined) exampleSites.push({ file, keys, name, value, ...of });
}

function readExample(name: string, pointer: JsonPointer, context: ReadContext): ApiExample {
  const example: ApiExample = { name, ...stringsOf(pointer, 'summary', 'description') };
  // Before 3.0 was clear about it, many wrote the value itself where the object that holds it belongs.
  if (!isObject(pointer.value)) return { ...example, value: toJson(pointer.value) ?? null };
  const value = toJson(member(pointer.value, 'value') ?? member(pointer.value, 'dataValue'));
  if (value !== undefined) example.value = value;
  const serialized = member(pointer.value, 'serializedValue');
  if (typeof serialized === 'string') example.text = serialized;
  const url = stringAt(pointer, 'externalValue');
  if (url !== '') readExternal(example, url, pointer, context);
  return example;
}

function readExternal(example: ApiExample, url: string, pointer: JsonPointer, context: ReadContext): void {
  if (/^https?:\/\//i.test(url)) {
    example.url = url;
    return;
  }
  const content = context.externalText(pointer, url);
  if (content !== null) example.text = content;
  else {
    context.documents.diagnostics.add(
      {
        code: 'example-missing',
        severity: 'warning',
        message: `The external example "${url}" cannot be read, so it is not shown.`,
        hint: 'Put the file beside the document, or name a full address.',
      },
      childAt(pointer, 'externalValue'),
    );
  }
}
