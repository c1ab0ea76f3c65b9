import type { WireBody, WireRequest } from '../request/index.js';

/** With `reqwest` and its blocking client, the shortest that Rust has. */
export function rustSample({ method, url, headers, body }: WireRequest): string {
  const chain = [
    ...headers.map(([name, value]) => `.header(${quoted(name)}, ${quoted(value)})`),
    ...(body ? [bodyCall(body)] : []),
    '.send()?;',
  ];
  return [
    ...(body?.kind === 'multipart'
      ? ['use reqwest::blocking::{multipart, Client};']
      : ['use reqwest::blocking::Client;']),
    'use reqwest::Method;',
    '',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(body?.kind === 'multipart' ? formLines(body) : []),
    '    let response = Client::new()',
    `        .request(Method::from_bytes(b${quoted(method)})?, ${quoted(url)})`,
    ...chain.map((call) => `        ${call}`),
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;

/** As many hashes as it takes for no quote inside to end the text. */
function raw(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, hashes = '']) => hashes.length + 1));
  const hashes = '#'.repeat(longest);
  return `r${hashes}"${text}"${hashes}`;
}

function bodyCall(body: WireBody): string {
  switch (body.kind) {
    case 'file':
      return `.body(std::fs::File::open(${quoted(body.fileName)})?)`;
    case 'multipart':
      return '.multipart(form)';
    default:
      return `.body(${raw(body.text)})`;
  }
}

function formLines({ parts }: Extract<WireBody, { kind: 'multipart' }>): string[] {
  const calls = parts.map(({ name, text, fileName, mediaType }) => {
    const part =
      fileName === null
        ? `multipart::Part::text(${quoted(text ?? '')})`
        : `multipart::Part::file(${quoted(fileName)})?`;
    return `.part(${quoted(name)}, ${part}${mediaType ? `.mime_str(${quoted(mediaType)})?` : ''})`;
  });
  const last = calls.length - 1;
  return [
    '    let form = multipart::Form::new()',
    ...calls.map((call, index) => `        ${call}${index === last ? ';' : ''}`),
  ];
}
