import type { WireBody, WirePart, WireRequest } from '../request/index.js';
import { shellQuoted } from './literals.js';

export function curlSample({ method, url, headers, body }: WireRequest): string {
  const isImplied = method === 'GET' ? !body : method === 'POST' && body !== null;
  const first =
    method === 'HEAD' ? 'curl --head' : isImplied ? 'curl' : `curl --request ${shellQuoted(method)}`;
  const options = [
    `--url ${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ];
  return [first, ...options].join(' \\\n  ');
}

function bodyOptions(body: WireBody): string[] {
  switch (body.kind) {
    case 'multipart':
      return body.parts.map(formOption);
    case 'file':
      return [`--data-binary ${shellQuoted(`@${body.fileName}`)}`];
    case 'form':
      return body.fields.map(([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`);
    default:
      return [`--data-raw ${shellQuoted(body.text)}`];
  }
}

function formOption({ name, mediaType, headers, text, fileName }: WirePart): string {
  const more = [
    ...(mediaType ? [`;type=${mediaType}`] : []),
    ...headers.map(([key, value]) => `;headers="${key}: ${value}"`),
  ].join('');
  if (fileName !== null) return `--form ${shellQuoted(`${name}=@${fileName}${more}`)}`;
  if (more === '') return `--form-string ${shellQuoted(`${name}=${text ?? ''}`)}`;
  return `--form ${shellQuoted(`${name}="${(text ?? '').replace(/["\\]/g, '\\$&')}"${more}`)}`;
}
