import type { ApiParameter, ParameterLocation, ParameterStyle } from '../../api-model/index.js';
import {
  childAt,
  type JsonPointer,
  entries,
  isTrue,
  items,
  member,
  stringAt,
} from '../2-resolve/json-pointer.js';
import { type OperationContext, schemaOf } from './read-context.js';
import { readExamples } from './read-examples.js';

const DEFAULT_STYLE: Record<ParameterLocation, ParameterStyle> = {
  path: 'simple',
  query: 'form',
  querystring: 'form',
  header: 'simple',
  cookie: 'form',
};
const STYLES: Record<ParameterLocation, ParameterStyle[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  querystring: ['form'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** Parameters of a path and of one of its operations; the operation's win over those of the same name and place. */
export function collectParameters(
  path: JsonPointer,
  operation: JsonPointer,
  context: OperationContext,
): JsonPointer[] {
  const found = new Map<string, JsonPointer>();
  for (const item of [...items(childAt(path, 'parameters')), ...items(childAt(operation, 'parameters'))]) {
    const parameter = context.documents.follow(item);
    if (parameter) found.set(`${stringAt(parameter, 'in')} ${stringAt(parameter, 'name')}`, parameter);
  }
  return [...found.values()];
}

/** A parameter of OpenAPI 3; `null`, with a diagnostic, when its place is none. */
export function readParameter(pointer: JsonPointer, context: OperationContext): ApiParameter | null {
  const place = stringAt(pointer, 'in');
  if (!Object.hasOwn(DEFAULT_STYLE, place)) {
    reportPlace(pointer, place, context);
    return null;
  }
  if (stringAt(pointer, 'name') === '') reportName(pointer, context);
  const within = place as ParameterLocation;
  const written = stringAt(pointer, 'style') as ParameterStyle;
  const style = STYLES[within].includes(written) ? written : DEFAULT_STYLE[within];
  const explode = member(pointer.value, 'explode');
  const [mediaType, content] = entries(childAt(pointer, 'content'))[0] ?? [];
  const schema = schemaOf(childAt(content ?? pointer, 'schema'), context);
  return {
    name: stringAt(pointer, 'name'),
    in: within,
    description: stringAt(pointer, 'description'),
    required: within === 'path' || isTrue(pointer, 'required'),
    deprecated: isTrue(pointer, 'deprecated'),
    style,
    explode: typeof explode === 'boolean' ? explode : style === 'form' || style === 'cookie',
    allowReserved: isTrue(pointer, 'allowReserved'),
    mediaType: mediaType ?? null,
    schema,
    examples: readExamples(content ?? pointer, context, { schema, direction: 'request' }),
  };
}

const reportName = (pointer: JsonPointer, { documents }: OperationContext): void =>
  documents.diagnostics.add(
    {
      code: 'parameter-name',
      severity: 'warning',
      message: 'A parameter has no name, so nobody can send it.',
      hint: 'Write its "name".',
    },
    pointer,
  );

function reportPlace(pointer: JsonPointer, place: string, { documents }: OperationContext): void {
  documents.diagnostics.add(
    {
      code: 'parameter-place',
      severity: 'warning',
      message: `The parameter "${stringAt(pointer, 'name')}" is said to be in "${place}", where nothing is sent, so it is not shown.`,
      hint: `"in" is one of ${Object.keys(DEFAULT_STYLE).join(', ')}.`,
    },
    pointer,
  );
}
