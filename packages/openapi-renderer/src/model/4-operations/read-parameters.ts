import type { ApiParameter, ParameterPlace, ParameterStyle } from '../../api-model/index.js';
import { at, type Cursor, entries, flag, items, member, text } from '../2-resolve/cursor.js';
import { type OperationContext, schemaOf } from './read-context.js';
import { readExamples } from './read-examples.js';

const DEFAULT_STYLE: Record<ParameterPlace, ParameterStyle> = {
  path: 'simple',
  query: 'form',
  querystring: 'form',
  header: 'simple',
  cookie: 'form',
};
const STYLES: Record<ParameterPlace, ParameterStyle[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: ['form'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** Parameters of a path and of one of its operations; the operation's win over those of the same name and place. */
export function collectParameters(path: Cursor, operation: Cursor, context: OperationContext): Cursor[] {
  const found = new Map<string, Cursor>();
  for (const item of [...items(at(path, 'parameters')), ...items(at(operation, 'parameters'))]) {
    const parameter = context.documents.follow(item);
    if (parameter) found.set(`${text(parameter, 'in')} ${text(parameter, 'name')}`, parameter);
  }
  return [...found.values()];
}

/** A parameter of OpenAPI 3; `null`, with a diagnostic, when its place is none. */
export function readParameter(cursor: Cursor, context: OperationContext): ApiParameter | null {
  const place = text(cursor, 'in');
  if (!Object.hasOwn(DEFAULT_STYLE, place)) {
    reportPlace(cursor, place, context);
    return null;
  }
  if (text(cursor, 'name') === '') reportName(cursor, context);
  const within = place as ParameterPlace;
  const written = text(cursor, 'style') as ParameterStyle;
  const style = STYLES[within].includes(written) ? written : DEFAULT_STYLE[within];
  const explode = member(cursor.value, 'explode');
  const [mediaType, content] = entries(at(cursor, 'content'))[0] ?? [];
  const schema = schemaOf(at(content ?? cursor, 'schema'), context);
  return {
    name: text(cursor, 'name'),
    in: within,
    description: text(cursor, 'description'),
    required: within === 'path' || flag(cursor, 'required'),
    deprecated: flag(cursor, 'deprecated'),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: flag(cursor, 'allowReserved'),
    mediaType: mediaType ?? null,
    schema,
    examples: readExamples(content ?? cursor, context, { schema, direction: 'request' }),
  };
}

const reportName = (cursor: Cursor, { documents }: OperationContext): void =>
  documents.diagnostics.add(
    {
      code: 'parameter-name',
      severity: 'warning',
      message: 'A parameter has no name, so nobody can send it.',
      hint: 'Write its "name".',
    },
    cursor,
  );

function reportPlace(cursor: Cursor, place: string, { documents }: OperationContext): void {
  documents.diagnostics.add(
    {
      code: 'parameter-place',
      severity: 'warning',
      message: `The parameter "${text(cursor, 'name')}" is said to be in "${place}", where nothing is sent, so it is not shown.`,
      hint: `"in" is one of ${Object.keys(DEFAULT_STYLE).join(', ')}.`,
    },
    cursor,
  );
}
