import type { WireBody, WireRequest } from '../request/index.js';
import { literal, PHP, singleQuoted } from './literals.js';

/** With the curl extension, which nearly every installation has. */
export function phpSample({ method, url, headers, body }: WireRequest): string {
  const options = [
    `CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    'CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length === 0
      ? []
      : [
          'CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `    ${singleQuoted(`${name}: ${value}`)},`),
          '],',
        ]),
    ...(body ? [`CURLOPT_POSTFIELDS => ${bodyExpression(body)},`] : []),
  ];
  return [
    '<?php',
    '',
    `$request = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($request, [',
    ...options.map((line) => `    ${line}`),
    ']);',
    '$response = curl_exec($request);',
    'echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), PHP_EOL, $response;',
  ].join('\n');
}

function bodyExpression(body: WireBody): string {
  switch (body.kind) {
    case 'file':
      return `file_get_contents(${singleQuoted(body.fileName)})`;
    case 'form':
      return singleQuoted(body.text);
    case 'multipart': {
      const parts = body.parts.map(({ name, text, fileName, mediaType }) => {
        const type = mediaType ? `, ${singleQuoted(mediaType)}` : '';
        const value =
          fileName === null
            ? `new CURLStringFile(${singleQuoted(text ?? '')}, ''${type})`
            : `new CURLFile(${singleQuoted(fileName)}${type})`;
        return `        ${singleQuoted(name)} => ${fileName === null && !mediaType ? singleQuoted(text ?? '') : value},`;
      });
      return `[\n${parts.join('\n')}\n    ]`;
    }
    default:
      return body.json === undefined
        ? singleQuoted(body.text)
        : `json_encode(${literal(body.json, PHP, '    ', '    ')})`;
  }
}
