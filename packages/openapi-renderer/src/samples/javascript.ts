import type { WireBody, WireRequest } from '../request/index.js';
import { doubleQuoted, jsonLiteral } from './literals.js';

const quoted = (text: string): string =>
  `'${doubleQuoted(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** For browsers and every other place with `fetch`. */
export const fetchSample = (request: WireRequest): string => sample(request, false);

/** For Node: the same `fetch`, files from disk. */
export const nodeSample = (request: WireRequest): string => {
  const needsFile =
    request.body?.kind === 'file' ||
    (request.body?.kind === 'multipart' && request.body.parts.some(({ fileName }) => fileName !== null));

  return (needsFile ? "import { openAsBlob } from 'node:fs';\n\n" : '') + sample(request, true);
};

function sample({ method, url, headers, body }: WireRequest, inNode: boolean): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          '  headers: {',
          ...headers.map(([name, value]) => `    ${property(name)}: ${quoted(value)},`),
          '  },',
        ]),
    ...(body ? [`  body${body.kind === 'multipart' ? '' : `: ${bodyExpression(body, inNode)}`},`] : []),
  ];
  const call =
    options.length === 0
      ? [`const response = await fetch(${quoted(url)});`]
      : [`const response = await fetch(${quoted(url)}, {`, ...options, '});'];
  return [...formLines(body, inNode), ...call, ...reading(headers)].join('\n');
}

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

function bodyExpression(body: WireBody, inNode: boolean): string {
  switch (body.kind) {
    case 'file':
      return inNode ? `await openAsBlob(${quoted(body.fileName)})` : 'fileInput.files[0]';
    case 'form':
      return `new URLSearchParams([${body.fields.map(([name, value]) => `[${quoted(name)}, ${quoted(value)}]`).join(', ')}])`;
    case 'text':
      return body.json === undefined ? quoted(body.text) : `JSON.stringify(${jsonLiteral(body.json, '  ')})`;
    default:
      return 'body';
  }
}

function formLines(body: WireBody | null, inNode: boolean): string[] {
  if (body?.kind !== 'multipart') return [];
  const parts = body.parts.map(({ name, text, fileName, mediaType }) => {
    if (fileName !== null) {
      return `body.append(${quoted(name)}, ${inNode ? `await openAsBlob(${quoted(fileName)})` : 'fileInput.files[0]'}, ${quoted(fileName)});`;
    }
    const value = quoted(text ?? '');
    return `body.append(${quoted(name)}, ${mediaType ? `new Blob([${value}], { type: ${quoted(mediaType)} })` : value});`;
  });
  return ['const body = new FormData();', ...parts, ''];
}

const reading = (headers: WireRequest['headers']): string[] => {
  const accept = headers.find(([name]) => name === 'Accept')?.[1];
  if (accept === undefined) return ['', 'console.log(response.status);'];
  return ['', `console.log(response.status, await response.${/json/.test(accept) ? 'json' : 'text'}());`];
};
