import { errorMessage } from '@org/site-model';
import type { ConsoleContent, ConsoleOperation, Json } from '../api-model/index.js';
import { type RequestInput, serialiseRequest, serverAddress, type WireRequest } from '../request/index.js';
import { credentialOf, secretKey, secretOf } from './secrets.js';
import { fromText, toText } from './inputs/value-text.js';
import { t } from './console-messages.js';

/** What has been put into a console. Lists follow the operation's own; secrets are elsewhere. */
export interface ConsoleState {
  server: number;
  variables: Record<string, string>;
  parameters: string[];
  /** Index of the media type. */
  content: number;
  texts: string[];
  /** Of each content, by field. */
  fields: string[][];
  files: Record<string, File[]>;
  /** Index of the alternative among those that need something; -1: none. */
  security: number;
}

export type Change = (change: Partial<ConsoleState>) => void;

/** What every group of inputs gets. */
export interface GroupProps {
  operation: ConsoleOperation;
  state: ConsoleState;
  onChange: Change;
}

export function initialState({ parameters, body, security, servers }: ConsoleOperation): ConsoleState {
  const contents = body?.contents ?? [];
  const json = contents.findIndex(({ content }) => /[/+]json/i.test(content.mediaType));
  return {
    server: 0,
    variables: Object.fromEntries(
      servers.flatMap(({ variables }) => variables.map(({ name, default: value }) => [name, value])),
    ),
    parameters: parameters.map(({ parameter, initial }) => toText(parameter.schema, initial)),
    content: Math.max(0, json),
    texts: contents.map(({ initial }) => initial),
    fields: contents.map((content) =>
      content.fields.map(({ name, initial }) => toText(fieldSchema(content, name), initial)),
    ),
    files: {},
    security: security.some((alternative) => alternative.length === 0)
      ? -1
      : security.findIndex((alternative) => alternative.length > 0),
  };
}

export const fieldSchema = ({ content }: ConsoleContent, name: string) =>
  content.schema?.properties?.find((property) => property.name === name)?.schema ?? {};

/** Key of the files of a field; without a name, of a body that is a file as a whole. */
export const fileKey = (content: number, name = ''): string => `${content} ${name}`;

/** A request with the files that its body is made of: by the name of the part, or under the empty name. */
export interface FiledRequest {
  wire: WireRequest;
  files: ReadonlyMap<string, File[]>;
}

/** @throws SyntaxError naming the input whose JSON cannot be read */
export function buildRequest(operation: ConsoleOperation, state: ConsoleState): FiledRequest {
  const server = operation.servers[state.server] ?? operation.servers[0];
  const address = server ? serverAddress(server, new Map(Object.entries(state.variables))) : '';
  const input: RequestInput = {
    method: operation.method,
    path: operation.path,
    serverUrl: new URL(address || '/', location.href).href.replace(/\/$/, ''),
    parameters: operation.parameters.flatMap(({ parameter }, index) => {
      const text = state.parameters[index] ?? '';
      if (text === '') return [];
      return [{ parameter, value: named(parameter.name, () => fromText(parameter.schema, text)) }];
    }),
    body: bodyOf(operation, state),
    credentials: (operation.security[state.security] ?? []).flatMap(({ scheme: name }) => {
      const scheme = operation.schemes.find((candidate) => candidate.name === name);
      return (scheme && credentialOf(scheme, secretOf(secretKey(operation, scheme)))) ?? [];
    }),
    accept: operation.accept,
  };
  const files = filesOf(operation, state);
  const wire = serialiseRequest(input, () => undefined);
  return { wire: withFileNames(wire, files), files };
}

function bodyOf({ body }: ConsoleOperation, state: ConsoleState): RequestInput['body'] {
  const content = body?.contents[state.content];
  if (!content) return null;
  const { editor, fields } = content;
  if (editor === 'file') {
    const chosen = state.files[fileKey(state.content)] ?? [];
    return chosen.length > 0 ? { content: content.content, value: null } : null;
  }
  if (editor === 'text') {
    const text = state.texts[state.content] ?? '';
    return text === '' ? null : { content: content.content, value: null, text };
  }
  const values = fields.flatMap(({ name, isFile, isList }, index): [string, Json][] => {
    const chosen = state.files[fileKey(state.content, name)] ?? [];
    if (isFile) return chosen.length > 0 ? [[name, isList ? chosen.map(() => '') : '']] : [];
    const text = state.fields[state.content]?.[index] ?? '';
    return text === '' ? [] : [[name, named(name, () => fromText(fieldSchema(content, name), text))]];
  });
  return values.length > 0 ? { content: content.content, value: Object.fromEntries(values) } : null;
}

function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SyntaxError(t('"{name}" must be JSON: {reason}', { name, reason: errorMessage(error) }));
  }
}

function filesOf({ body }: ConsoleOperation, state: ConsoleState): Map<string, File[]> {
  const names = ['', ...(body?.contents[state.content]?.fields ?? []).map(({ name }) => name)];
  return new Map(names.map((name) => [name, state.files[fileKey(state.content, name)] ?? []]));
}

/** Samples make up names of files; here they are known. */
function withFileNames(wire: WireRequest, files: ReadonlyMap<string, File[]>): WireRequest {
  const { body } = wire;
  if (body?.kind === 'file')
    return { ...wire, body: { ...body, fileName: files.get('')?.[0]?.name ?? body.fileName } };
  if (body?.kind !== 'multipart') return wire;
  const seen = new Map<string, number>();
  const parts = body.parts.map((part) => {
    if (part.fileName === null) return part;
    const position = seen.get(part.name) ?? 0;
    seen.set(part.name, position + 1);
    const file = files.get(part.name)?.[position];
    return file ? { ...part, fileName: file.name, mediaType: file.type || part.mediaType } : part;
  });
  return { ...wire, body: { ...body, parts } };
}
