import type { WireBody, WireRequest } from '../request/index.js';
import { doubleQuoted } from './literals.js';

/** With the standard library alone. */
export function goSample({ method, url, headers, body }: WireRequest): string {
  const { imports, lines, reader } = bodyOf(body);
  const names = ['fmt', 'io', 'net/http', ...imports].sort();
  const code = [
    ...lines,
    `request, err := http.NewRequest(${doubleQuoted(method)}, ${doubleQuoted(url)}, ${reader})`,
    'if err != nil {',
    '\tpanic(err)',
    '}',
    ...headers.map(([name, value]) => `request.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    ...(body?.kind === 'multipart' ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    'response, err := http.DefaultClient.Do(request)',
    'if err != nil {',
    '\tpanic(err)',
    '}',
    'defer response.Body.Close()',
    'text, _ := io.ReadAll(response.Body)',
    'fmt.Println(response.Status, string(text))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...names.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...code.map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

interface GoBody {
  imports: string[];
  lines: string[];
  reader: string;
}

function bodyOf(body: WireBody | null): GoBody {
  if (!body) return { imports: [], lines: [], reader: 'nil' };
  if (body.kind === 'file') {
    return { imports: ['os'], lines: [`file, _ := os.Open(${doubleQuoted(body.fileName)})`], reader: 'file' };
  }
  if (body.kind === 'multipart') return multipartBody(body);
  const text =
    body.text.includes('`') || !body.text.includes('"') ? doubleQuoted(body.text) : `\`${body.text}\``;
  return { imports: ['strings'], lines: [`body := strings.NewReader(${text})`], reader: 'body' };
}

function multipartBody({ parts }: Extract<WireBody, { kind: 'multipart' }>): GoBody {
  const hasFile = parts.some(({ fileName }) => fileName !== null);
  const lines = parts.flatMap(({ name, text, fileName }, index) =>
    fileName === null
      ? [`form.WriteField(${doubleQuoted(name)}, ${doubleQuoted(text ?? '')})`]
      : [
          `part${index}, _ := form.CreateFormFile(${doubleQuoted(name)}, ${doubleQuoted(fileName)})`,
          `file${index}, _ := os.Open(${doubleQuoted(fileName)})`,
          `io.Copy(part${index}, file${index})`,
        ],
  );
  return {
    imports: ['bytes', 'mime/multipart', ...(hasFile ? ['os'] : [])],
    lines: ['body := &bytes.Buffer{}', 'form := multipart.NewWriter(body)', ...lines, 'form.Close()'],
    reader: 'body',
  };
}
