import { OpenAPIV3 } from 'openapi-types';
import type { ApiOperation } from '../../api-model/index.js';
import {
  childAt,
  type JsonPointer,
  entries,
  isTrue,
  items,
  isObject,
  locationOf,
  externalDocsOf,
  stringAt,
  stringsAt,
} from '../2-resolve/json-pointer.js';
import { readContents } from './read-contents.js';
import type { OperationContext, ReadContext } from './read-context.js';
import { collectParameters, readParameter } from './read-parameters.js';
import { readResponses } from './read-responses.js';
import { readRequirements } from './read-security.js';
import { readServers } from './read-servers.js';
import { upgradeOperation } from './swagger-2.js';

/** `query` is new in 3.2. */
const METHODS: ReadonlySet<string> = new Set([...Object.values(OpenAPIV3.HttpMethods), 'query']);

interface OperationsContext extends ReadContext {
  schemes: ReadonlySet<string>;
  security: ApiOperation['security'];
  /** Callbacks that are being read, by place: one may lead back to itself. */
  open: ReadonlySet<string>;
  /** Operation that callbacks belong to: it is the user of what they refer to. */
  caller?: string;
}

type Kind = ApiOperation['kind'];

/** The operations of a map of path items: `paths`, `webhooks`, or a callback's. */
export function readPaths(container: JsonPointer, kind: Kind, context: OperationsContext): ApiOperation[] {
  return entries(container)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, child]) => {
      const item = context.documents.follow(child);
      return item ? readPathItem(path, item, kind, context) : [];
    });
}

/** In the document's own order. */
function readPathItem(
  path: string,
  item: JsonPointer,
  kind: Kind,
  context: OperationsContext,
): ApiOperation[] {
  const known = entries(item)
    .filter(([method]) => METHODS.has(method))
    .map(([method, pointer]) => [method.toUpperCase(), pointer] as const);
  // Additional methods keep their case: methods are case-sensitive.
  const additional = entries(childAt(item, 'additionalOperations'));
  return [...known, ...additional]
    .filter(([, { value }]) => isObject(value))
    .map(([method, pointer]) => readOperation({ path, method, item, pointer, kind }, context));
}

interface OperationPlace {
  path: string;
  method: string;
  item: JsonPointer;
  pointer: JsonPointer;
  kind: Kind;
}

function readOperation(place: OperationPlace, shared: OperationsContext): ApiOperation {
  const { path, method, item, pointer, kind } = place;
  const operationId = stringAt(pointer, 'operationId');
  const id = shared.operationSlugs.claim(operationId, `${method} ${path}`);
  const context = { ...shared, operation: shared.caller ?? id };
  const collected = collectParameters(item, pointer, context);
  const { parameters, requestBody, operation } = shared.isSwagger2
    ? upgradeOperation(pointer, collected, context)
    : { parameters: collected, requestBody: childAt(pointer, 'requestBody'), operation: pointer };
  const summary = stringAt(pointer, 'summary') || stringAt(item, 'summary');
  return {
    id,
    kind,
    method,
    path,
    operationId,
    title: summary || wordsOf(operationId) || `${method} ${path}`,
    summary,
    description: stringAt(pointer, 'description') || stringAt(item, 'description'),
    deprecated: isTrue(pointer, 'deprecated'),
    tags: stringsAt(pointer, 'tags'),
    servers: readServers(pointer, shared.documents) ?? readServers(item, shared.documents),
    parameters: parameters
      .map((parameter) => readParameter(parameter, context))
      .filter((found) => found !== null),
    requestBody: requestBody && readBody(requestBody, context),
    responses: readResponses(operation, context),
    callbacks: readCallbacks(pointer, { ...shared, caller: context.operation }),
    security:
      readRequirements(pointer, shared.schemes, shared) ?? (kind === 'operation' ? shared.security : []),
    codeSamples: readCodeSamples(pointer),
    ...externalDocsOf(pointer),
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

function readBody(pointer: JsonPointer, context: OperationContext): ApiOperation['requestBody'] {
  if (pointer.value === undefined) return null;
  const body = context.documents.follow(pointer);
  if (!body) return null;
  return {
    description: stringAt(body, 'description'),
    required: isTrue(body, 'required'),
    contents: readContents(body, 'request', context),
  };
}

function readCallbacks(operation: JsonPointer, context: OperationsContext): ApiOperation['callbacks'] {
  return entries(childAt(operation, 'callbacks')).flatMap(([name, child]) => {
    const callback = context.documents.follow(child);
    if (!callback || context.open.has(locationOf(callback))) return [];
    const inner = { ...context, open: new Set([...context.open, locationOf(callback)]) };
    return [{ name, operations: readPaths(callback, 'callback', inner) }];
  });
}

function readCodeSamples(pointer: JsonPointer): ApiOperation['codeSamples'] {
  const list = [...items(childAt(pointer, 'x-codeSamples')), ...items(childAt(pointer, 'x-code-samples'))];
  return list
    .map((item) => {
      const language = stringAt(item, 'lang');
      return { language, label: stringAt(item, 'label') || language, source: stringAt(item, 'source') };
    })
    .filter(({ source }) => source !== '');
}
