import { OpenAPIV3 } from 'openapi-types';
import type { ApiOperation } from '../../api-model/index.js';
import { at, type Cursor, entries, flag, items, isObject, text, texts } from '../2-resolve/cursor.js';
import { placeOf } from '../2-resolve/anchors.js';
import { readContents } from './read-contents.js';
import type { OperationContext, ReadContext } from './read-context.js';
import { collectParameters, readParameter } from './read-parameters.js';
import { readResponses } from './read-responses.js';
import { readRequirements } from './read-security.js';
import { readServers } from './read-servers.js';
import { upgradeOperation } from './swagger-2.js';

/** `query` is new in 3.2. */
const METHODS: ReadonlySet<string> = new Set([...Object.values(OpenAPIV3.HttpMethods), 'query']);

export interface OperationsContext extends ReadContext {
  schemes: ReadonlySet<string>;
  security: ApiOperation['security'];
  /** Callbacks that are being read, by place: one may lead back to itself. */
  open: ReadonlySet<string>;
  /** Operation that callbacks belong to: it is the user of what they refer to. */
  caller?: string;
}

type Kind = ApiOperation['kind'];

/** The operations of a map of path items: `paths`, `webhooks`, or a callback's. */
export function readPaths(container: Cursor, kind: Kind, context: OperationsContext): ApiOperation[] {
  return entries(container)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, child]) => {
      const item = context.documents.follow(child);
      return item ? readPathItem(path, item, kind, context) : [];
    });
}

/** In the document's own order. */
function readPathItem(path: string, item: Cursor, kind: Kind, context: OperationsContext): ApiOperation[] {
  const known = entries(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, cursor]) => [method.toUpperCase(), cursor] as const);
  // Additional methods keep their case: methods are case-sensitive.
  const additional = entries(at(item, 'additionalOperations'));
  return [...known, ...additional]
    .filter(([, { value }]) => isObject(value))
    .map(([method, cursor]) => readOperation({ path, method, item, cursor, kind }, context));
}

interface OperationPlace {
  path: string;
  method: string;
  item: Cursor;
  cursor: Cursor;
  kind: Kind;
}

function readOperation(place: OperationPlace, shared: OperationsContext): ApiOperation {
  const { path, method, item, cursor, kind } = place;
  const operationId = text(cursor, 'operationId');
  const id = shared.operationSlugs.claim(operationId, `${method} ${path}`);
  const context = { ...shared, operation: shared.caller ?? id };
  const collected = collectParameters(item, cursor, context);
  const { parameters, requestBody, operation } = shared.isSwagger2
    ? upgradeOperation(cursor, collected, context)
    : { parameters: collected, requestBody: at(cursor, 'requestBody'), operation: cursor };
  const summary = text(cursor, 'summary') || text(item, 'summary');
  const docs = at(cursor, 'externalDocs');
  return {
    id,
    kind,
    method,
    path,
    operationId,
    title: summary || wordsOf(operationId) || `${method} ${path}`,
    summary,
    description: text(cursor, 'description') || text(item, 'description'),
    deprecated: flag(cursor, 'deprecated'),
    tags: texts(cursor, 'tags'),
    servers: readServers(cursor, shared.documents) ?? readServers(item, shared.documents),
    parameters: parameters
      .map((parameter) => readParameter(parameter, context))
      .filter((found) => found !== null),
    requestBody: requestBody && readBody(requestBody, context),
    responses: readResponses(operation, context),
    callbacks: readCallbacks(cursor, { ...shared, caller: context.operation }),
    security:
      readRequirements(cursor, shared.schemes, shared) ?? (kind === 'operation' ? shared.security : []),
    codeSamples: readCodeSamples(cursor),
    ...(text(docs, 'url') !== '' && {
      externalDocs: { url: text(docs, 'url'), description: text(docs, 'description') },
    }),
  };
}

/** `listAllPets` → `List all pets`. */
const wordsOf = (operationId: string): string => {
  const words = operationId
    .replace(
      /([\p{Ll}\d])(\p{Lu})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function readBody(cursor: Cursor, context: OperationContext): ApiOperation['requestBody'] {
  if (cursor.value === undefined) return null;
  const body = context.documents.follow(cursor);
  if (!body) return null;
  return {
    description: text(body, 'description'),
    required: flag(body, 'required'),
    contents: readContents(body, 'request', context),
  };
}

function readCallbacks(operation: Cursor, context: OperationsContext): ApiOperation['callbacks'] {
  return entries(at(operation, 'callbacks')).flatMap(([name, child]) => {
    const callback = context.documents.follow(child);
    if (!callback || context.open.has(placeOf(callback))) return [];
    const inner = { ...context, open: new Set([...context.open, placeOf(callback)]) };
    return [{ name, operations: readPaths(callback, 'callback', inner) }];
  });
}

function readCodeSamples(cursor: Cursor): ApiOperation['codeSamples'] {
  const list = [...items(at(cursor, 'x-codeSamples')), ...items(at(cursor, 'x-code-samples'))];
  return list
    .map((item) => {
      const language = text(item, 'lang');
      return { language, label: text(item, 'label') || language, source: text(item, 'source') };
    })
    .filter(({ source }) => source !== '');
}
