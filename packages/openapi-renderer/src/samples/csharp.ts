import type { WireBody, WirePart, WireRequest } from '../request/index.js';
import { doubleQuoted } from './literals.js';

/** With `HttpClient`; raw string literals need C# 11. */
export function csharpSample({ method, url, headers, body }: WireRequest): string {
  const sent = headers.filter(([name]) => name !== 'Content-Type');
  return [
    'using System.Net.Http;',
    ...(body ? ['using System.Net.Http.Headers;', 'using System.Text;'] : []),
    '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod(${doubleQuoted(method)}), ${doubleQuoted(url)});`,
    ...sent.map(
      ([name, value]) =>
        `request.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${doubleQuoted(value)});`,
    ),
    ...(body ? contentLines(body) : []),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

function contentLines(body: WireBody): string[] {
  if (body.kind === 'multipart') {
    return [
      'var form = new MultipartFormDataContent();',
      ...body.parts.flatMap(partLines),
      'request.Content = form;',
    ];
  }
  if (body.kind === 'form') {
    const fields = body.fields.map(
      ([name, value]) => `    new(${doubleQuoted(name)}, ${doubleQuoted(value)}),`,
    );
    return [
      'request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[] {',
      ...fields,
      '});',
    ];
  }
  const content =
    body.kind === 'file'
      ? `new StreamContent(File.OpenRead(${doubleQuoted(body.fileName)}))`
      : `new StringContent(${rawText(body.text)}, Encoding.UTF8)`;
  return [
    `request.Content = ${content};`,
    `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${doubleQuoted(body.mediaType)});`,
  ];
}

function partLines({ name, text, fileName, mediaType }: WirePart, index: number): string[] {
  const content =
    fileName === null
      ? `new StringContent(${doubleQuoted(text ?? '')})`
      : `new StreamContent(File.OpenRead(${doubleQuoted(fileName)}))`;
  const file = fileName === null ? '' : `, ${doubleQuoted(fileName)}`;
  if (!mediaType) return [`form.Add(${content}, ${doubleQuoted(name)}${file});`];
  return [
    `var part${index} = ${content};`,
    `part${index}.Headers.ContentType = MediaTypeHeaderValue.Parse(${doubleQuoted(mediaType)});`,
    `form.Add(part${index}, ${doubleQuoted(name)}${file});`,
  ];
}

/** As many quotes around the text as it takes for none inside to end it. */
function rawText(text: string): string {
  if (!text.includes('\n')) return doubleQuoted(text);
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([run]) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${text.replace(/^/gm, '    ')}\n    ${quotes}`;
}
