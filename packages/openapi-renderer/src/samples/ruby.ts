import type { WireBody, WireRequest } from '../request/index.js';
import { literal, RUBY, singleQuoted } from './literals.js';

const CLASSES = new Set(['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);

/** With the standard library alone. */
export function rubySample({ method, url, headers, body }: WireRequest): string {
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const request = CLASSES.has(method)
    ? `Net::HTTP::${name}.new(uri)`
    : `Net::HTTPGenericRequest.new(${singleQuoted(method)}, ${body ? 'true' : 'false'}, true, uri)`;
  const isJson = body?.kind === 'text' && body.json !== undefined;
  return [
    ...(isJson ? ["require 'json'"] : []),
    "require 'net/http'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    `request = ${request}`,
    ...headers.map(([key, value]) => `request[${singleQuoted(key)}] = ${singleQuoted(value)}`),
    ...(body ? bodyLines(body) : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'puts response.code, response.body',
  ].join('\n');
}

function bodyLines(body: WireBody): string[] {
  switch (body.kind) {
    case 'file':
      return [`request.body = File.binread(${singleQuoted(body.fileName)})`];
    case 'form':
      return [
        `request.set_form_data([${body.fields.map(([name, value]) => `[${singleQuoted(name)}, ${singleQuoted(value)}]`).join(', ')}])`,
      ];
    case 'multipart': {
      const parts = body.parts.map(({ name, text, fileName, mediaType }) => {
        const type = mediaType ? `, { content_type: ${singleQuoted(mediaType)} }` : '';
        return `  [${singleQuoted(name)}, ${fileName === null ? singleQuoted(text ?? '') : `File.open(${singleQuoted(fileName)})`}${type}],`;
      });
      return ['request.set_form([', ...parts, "], 'multipart/form-data')"];
    }
    default:
      return [
        `request.body = ${body.json === undefined ? singleQuoted(body.text) : `JSON.generate(${literal(body.json, RUBY)})`}`,
      ];
  }
}
