import type {
  ApiContent,
  ApiOperation,
  ApiParameter,
  ApiSchema,
  ApiServer,
  Json,
} from '../../api-model/index.js';
import type {
  ConsoleContent,
  ConsoleField,
  ConsoleOperation,
  ConsoleParameter,
} from '../../api-model/console-operation.js';
import { isBinary, serialiseBody } from '../../request/body.js';
import type { ModelIndex } from '../pages/page-scope.js';
import { bodyValues } from './example-views.js';
import { acceptOf, parameterValue } from './request-samples.js';
import type { SchemaLookup } from '../../request/index.js';
import { mergeSchema } from '../schema/merge-schema.js';

/** Texts of more characters are left to the reader to write: the page is for reading. */
const MAX_TEXT = 4000;
/** Where the document names no server, its API answers where the pages are. */
const SAME_SITE: ApiServer = { url: '/', name: '', description: '', variables: [] };

/** What the console of an operation needs, or `null` of a webhook or a callback: nobody can send those. */
export function consoleOperation(operation: ApiOperation, index: ModelIndex): ConsoleOperation | null {
  if (operation.kind !== 'operation') return null;
  const servers = operation.servers ?? index.model.servers;
  const needed = new Set(operation.security.flat().map(({ scheme }) => scheme));
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    servers: (servers.length > 0 ? servers : [SAME_SITE]).map((server) => ({
      ...server,
      variables: server.variables.map((variable) => ({ ...variable, description: '' })),
    })),
    parameters: operation.parameters.map((parameter) => consoleParameter(parameter, index)),
    body: operation.requestBody && {
      required: operation.requestBody.required,
      contents: operation.requestBody.contents.map((content) => consoleContent(content, index)),
    },
    security: operation.security,
    schemes: index.model.securitySchemes
      .filter(({ name }) => needed.has(name))
      .map((scheme) => ({ ...scheme, description: '' })),
    accept: acceptOf(operation),
  };
}

function consoleParameter(parameter: ApiParameter, index: ModelIndex): ConsoleParameter {
  const isGiven = parameter.required || parameter.examples.some(({ value }) => value !== undefined);
  return {
    parameter: {
      ...parameter,
      description: '',
      examples: [],
      schema: consoleSchema(parameter.schema, index.lookup, 1),
    },
    ...(isGiven && { initial: parameterValue(parameter, index) }),
  };
}

function consoleContent(content: ApiContent, { lookup }: ModelIndex): ConsoleContent {
  const { mediaType } = content;
  const isForm = /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(mediaType);
  const schema = consoleSchema(content.schema ?? {}, lookup, isForm ? 2 : 0);
  const [first] = bodyValues(content, 'request', lookup);
  const slim: ApiContent = {
    ...content,
    schema: isForm || isBinary(mediaType, schema) ? schema : null,
    itemSchema: null,
    examples: [],
    encodings: content.encodings.map((encoding) => ({ ...encoding, headers: [] })),
  };
  if (isForm && schema.properties)
    return { content: slim, editor: 'fields', initial: '', fields: fieldsOf(slim, first?.value ?? null) };
  const body = first && serialiseBody({ content, ...first }, lookup);
  if (body?.kind === 'file' || (!body && isBinary(mediaType, schema)))
    return { content: slim, editor: 'file', initial: '', fields: [] };
  const text = body && body.kind !== 'multipart' ? body.text : '';
  return { content: slim, editor: 'text', initial: text.length > MAX_TEXT ? '' : text, fields: [] };
}

function fieldsOf(content: ApiContent, value: Json): ConsoleField[] {
  const given = new Map(
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [],
  );
  return (content.schema?.properties ?? []).map(({ name, required, schema }) => {
    const one = schema.items ?? schema;
    const written = content.encodings.find(({ property }) => property === name)?.contentType;
    const type = written?.split(',')[0]?.trim() ?? one.contentMediaType ?? '';
    const isFile = content.mediaType.startsWith('multipart/') && isBinary(type, one);
    const initial = given.get(name);
    return {
      name,
      required,
      isFile,
      isList: schema.items !== undefined,
      ...(!isFile && initial !== undefined && { initial }),
    };
  });
}

/** Lists of more values are typed, not chosen: they would take more bytes than the rest of the page. */
const MAX_CHOICES = 100;

/** A schema without references, with what inputs and the serialiser ask for. `depth` levels of items and properties are kept. */
function consoleSchema(schema: ApiSchema, lookup: SchemaLookup, depth: number): ApiSchema {
  const merged = mergeSchema(schema, lookup).schema;
  const { types, format, contentMediaType, contentEncoding, bounds, items, properties } = merged;
  const choices = merged.enum?.slice(0, MAX_CHOICES + 1) ?? [];
  return {
    ...(types && { types }),
    ...(format && { format }),
    ...(contentMediaType && { contentMediaType }),
    ...(contentEncoding && { contentEncoding }),
    ...(bounds && { bounds }),
    ...(choices.length > 0 &&
      choices.length <= MAX_CHOICES && { enum: choices.map(({ value }) => ({ value })) }),
    ...(items && depth > 0 && { items: consoleSchema(items, lookup, depth - 1) }),
    ...(properties &&
      depth > 0 && {
        properties: properties.map(({ name, required, schema: inner }) => ({
          name,
          required,
          schema: consoleSchema(inner, lookup, depth - 1),
        })),
      }),
  };
}
