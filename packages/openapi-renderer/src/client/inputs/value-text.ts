import type { ApiSchema, Json } from '../../api-model/index.js';

/** How a value is put in. `list` is one value a line, `json` is a text in JSON. */
type InputKind = 'choice' | 'number' | 'date' | 'password' | 'text' | 'list' | 'json';

const BOOLEANS: Json[] = [true, false];

/** Values to choose from; empty: any. */
export const choicesOf = ({ enum: values, types }: ApiSchema): Json[] =>
  values?.map(({ value }) => value) ?? (types?.[0] === 'boolean' ? BOOLEANS : []);

export function inputKind(schema: ApiSchema): InputKind {
  if (choicesOf(schema).length > 0) return 'choice';
  switch (schema.types?.find((type) => type !== 'null')) {
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return schema.items && ['list', 'json'].includes(inputKind(schema.items)) ? 'json' : 'list';
    case 'object':
      return 'json';
    default:
      if (schema.properties) return 'json';
      return schema.format === 'date' ? 'date' : schema.format === 'password' ? 'password' : 'text';
  }
}

/** What an input shows for a value. */
export function toText(schema: ApiSchema, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  const kind = inputKind(schema);
  if (kind === 'choice') return JSON.stringify(value);
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'list' && Array.isArray(value)) return value.map(plain).join('\n');
  return plain(value);
}

/** The value of what has been put in. @throws SyntaxError where it has to be JSON and is not */
export function fromText(schema: ApiSchema, text: string): Json {
  const kind = inputKind(schema);
  if (kind === 'choice' || kind === 'json') return JSON.parse(text) as Json;
  if (kind !== 'list') return kind === 'number' ? numberOf(text) : text;
  const item = schema.items ?? {};
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => itemOf(item, line));
}

/** A line of a list: what it may be is in the schema of the items, which are written as they are. */
function itemOf(item: ApiSchema, line: string): Json {
  const choice = choicesOf(item).find((value) => plain(value) === line);
  if (choice !== undefined) return choice;
  return inputKind(item) === 'number' ? numberOf(line) : line;
}

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A number, unless writing it would change what was typed: long ids must arrive as they are. */
function numberOf(text: string): Json {
  const value = Number(text);
  return String(value) === text ? value : text;
}
