import type { WireBody, WireRequest } from '../request/index.js';
import { doubleQuoted, indented, literal, PYTHON } from './literals.js';

const SHORT = new Set(['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

/** With `requests`, which most readers have. */
export function pythonSample({ method, url, headers, body }: WireRequest): string {
  // `json=` and `data=` with fields set the media type themselves.
  const sent = headers.filter(
    ([name]) =>
      name !== 'Content-Type' || body?.kind === 'file' || (body?.kind === 'text' && body.json === undefined),
  );
  const args = [
    ...(SHORT.has(method) ? [] : [doubleQuoted(method)]),
    doubleQuoted(url),
    ...(sent.length === 0 ? [] : [`headers=${literal(Object.fromEntries(sent), PYTHON, '    ', '    ')}`]),
    ...(body ? bodyArguments(body) : []),
  ];
  const name = SHORT.has(method) ? method.toLowerCase() : 'request';
  const result = /json/.test(headers.find(([key]) => key === 'Accept')?.[1] ?? '') ? ', response.json()' : '';
  return `import requests

response = requests.${name}(
${indented(
  args.map((arg) => `${arg},`),
  '    ',
)}
)
print(response.status_code${result})`;
}

function bodyArguments(body: WireBody): string[] {
  switch (body.kind) {
    case 'file':
      return [`data=open(${doubleQuoted(body.fileName)}, "rb")`];
    case 'form':
      return [
        `data=[${body.fields.map(([name, value]) => `(${doubleQuoted(name)}, ${doubleQuoted(value)})`).join(', ')}]`,
      ];
    case 'multipart':
      return [
        `files=[\n${indented(
          body.parts.map(({ name, text, fileName, mediaType }) => {
            const content =
              fileName === null
                ? `(None, ${doubleQuoted(text ?? '')}`
                : `(${doubleQuoted(fileName)}, open(${doubleQuoted(fileName)}, "rb")`;
            return `(${doubleQuoted(name)}, ${content}${mediaType ? `, ${doubleQuoted(mediaType)}` : ''})),`;
          }),
          '        ',
        )}\n    ]`,
      ];
    default:
      return [
        body.json === undefined
          ? `data=${doubleQuoted(body.text)}.encode()`
          : `json=${literal(body.json, PYTHON, '    ', '    ')}`,
      ];
  }
}
