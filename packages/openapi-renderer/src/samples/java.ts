import type { WireBody, WireRequest } from '../request/index.js';
import { doubleQuoted } from './literals.js';

/** With `java.net.http`, from Java 15 for its text blocks. */
export function javaSample({ method, url, headers, body }: WireRequest): string {
  const { setup, publisher, contentType } = bodyOf(body);
  const all = contentType === null ? headers : [...headers, ['Content-Type', contentType] as const];
  return [
    'import java.net.URI;',
    'import java.net.http.*;',
    ...(body?.kind === 'file' || body?.kind === 'multipart' ? ['import java.nio.file.*;'] : []),
    '',
    ...setup,
    `var request = HttpRequest.newBuilder(URI.create(${doubleQuoted(url)}))`,
    ...all.map(([name, value]) => `    .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    `    .method(${doubleQuoted(method)}, ${publisher})`,
    '    .build();',
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  ].join('\n');
}

interface JavaBody {
  setup: string[];
  publisher: string;
  contentType: string | null;
}

function bodyOf(body: WireBody | null): JavaBody {
  if (!body) return { setup: [], publisher: 'HttpRequest.BodyPublishers.noBody()', contentType: null };
  if (body.kind === 'file') {
    return {
      setup: [],
      publisher: `HttpRequest.BodyPublishers.ofFile(Path.of(${doubleQuoted(body.fileName)}))`,
      contentType: null,
    };
  }
  if (body.kind === 'multipart') return multipartBody(body);
  const text = body.text.includes('\n') ? textBlock(body.text) : doubleQuoted(body.text);
  return {
    setup: [`var body = ${text};`, ''],
    publisher: 'HttpRequest.BodyPublishers.ofString(body)',
    contentType: null,
  };
}

const textBlock = (text: string): string =>
  `"""\n${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/^/gm, '    ')}\n    """`;

/** The standard library has no writer for forms, so the sample makes the parts itself. */
function multipartBody({ parts }: Extract<WireBody, { kind: 'multipart' }>): JavaBody {
  const publishers = parts.flatMap(({ name, text, fileName, mediaType }) => {
    const type = mediaType ? `\r\nContent-Type: ${mediaType}` : '';
    const head = `--boundary\r\nContent-Disposition: form-data; name="${name}"${fileName === null ? '' : `; filename="${fileName}"`}${type}\r\n\r\n`;
    if (fileName === null)
      return [`    HttpRequest.BodyPublishers.ofString(${doubleQuoted(`${head}${text ?? ''}\r\n`)}),`];
    return [
      `    HttpRequest.BodyPublishers.ofString(${doubleQuoted(head)}),`,
      `    HttpRequest.BodyPublishers.ofFile(Path.of(${doubleQuoted(fileName)})),`,
      '    HttpRequest.BodyPublishers.ofString("\\r\\n"),',
    ];
  });
  return {
    setup: [
      'var body = HttpRequest.BodyPublishers.concat(',
      ...publishers,
      '    HttpRequest.BodyPublishers.ofString("--boundary--\\r\\n"));',
      '',
    ],
    publisher: 'body',
    contentType: 'multipart/form-data; boundary=boundary',
  };
}
