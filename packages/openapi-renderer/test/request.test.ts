import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageTranslator } from '../src/messages/page-messages.js';
import type { ApiOperation } from '../src/api-model/index.js';
import { serialiseRequest, type WireRequest } from '../src/request/index.js';
import { sampleRequest } from '../src/react/operation/request-samples.js';
import { indexModel } from '../src/react/pages/page-scope.js';
import { curlSample } from '../src/samples/curl.js';
import { nodeSample } from '../src/samples/javascript.js';
import { pythonSample } from '../src/samples/python.js';
import { sampleLanguages } from '../src/samples/code-samples.js';
import { modelOf } from './document.js';
import { renderMarkdown } from './markdown.js';

const DOCUMENT = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets/{id}:
    put:
      operationId: put
      security: [{ key: [], login: [] }]
      parameters:
        - { name: id, in: path, schema: { type: string }, example: 'a/b "c"' }
        - { name: tags, in: query, required: true, schema: { type: array, items: { type: string } }, example: [x, "it's $HOME"] }
        - { name: X-Trace, in: header, required: true, schema: { type: string }, example: t1 }
        - { name: Accept, in: header, required: true, schema: { type: string }, example: ignored }
        - { name: theme, in: cookie, required: true, schema: { type: string }, example: dark }
        - { name: optional, in: query, schema: { type: string } }
      requestBody: { content: { application/json: { schema: { type: object }, example: { name: "Rex \\\\ 'x' \\"\`\`\`\\" #{x} \${y}", list: [1, true, null, {}] } } } }
      responses: { '200': { content: { application/json: {} } } }
    post:
      operationId: form
      requestBody: { content: { application/x-www-form-urlencoded: { example: { a: 'x y&z', b: [1, 2], c: { d: 1 } }, encoding: { b: { explode: false } } } } }
    patch:
      operationId: upload
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { photo: { type: string, format: binary }, meta: { type: object }, note: { type: string }, extra: { type: array, items: { type: string } } } }
            example: { photo: x, meta: { a: 1 }, note: hello, extra: [p, q] }
            encoding: { photo: { contentType: image/png, headers: { X-Part: { schema: { type: string, default: seven } } } } }
    trace:
      operationId: xml
      requestBody: { content: { application/xml: { schema: { $ref: '#/components/schemas/Pet' }, example: { id: 7, tags: [a, b], name: '<x>' } } } }
components:
  schemas: { Pet: { type: object, xml: { name: pet }, properties: { id: { type: integer, xml: { attribute: true } }, tags: { type: array, xml: { wrapped: true }, items: { type: string, xml: { name: tag } } } } } }
  securitySchemes: { key: { type: apiKey, in: query, name: api_key }, login: { type: http, scheme: basic } }
`;

const requestOf = async (id: string, server = 'https://api.example.org/v1'): Promise<WireRequest> => {
  const model = await modelOf(DOCUMENT);
  const index = indexModel(model, createPageTranslator({}), renderMarkdown);
  const operation = model.operations.find((candidate) => candidate.id === id) as ApiOperation;
  return serialiseRequest(sampleRequest(operation, server, index).input, index.lookup);
};

it('puts parameters, credentials and media types where they belong', async () => {
  const { url, headers, body } = await requestOf('put');
  expect(url).toBe(
    'https://api.example.org/v1/pets/a%2Fb%20%22c%22?tags=x&tags=it%27s%20%24HOME&api_key=YOUR_API_KEY',
  );
  expect(headers).toEqual([
    ['Accept', 'application/json'],
    ['Content-Type', 'application/json'],
    ['X-Trace', 't1'],
    ['Authorization', 'Basic BASE64_OF_USER_AND_PASSWORD'],
    ['Cookie', 'theme=dark'],
  ]);
  expect(body).toMatchObject({ kind: 'text', json: { list: [1, true, null, {}] } });
});

it('writes forms, multipart bodies and XML', async () => {
  expect((await requestOf('form')).body).toMatchObject({ text: 'a=x+y%26z&b=1,2&c=%7B%22d%22%3A1%7D' });
  expect((await requestOf('upload')).body).toMatchObject({
    kind: 'multipart',
    parts: [
      {
        name: 'photo',
        mediaType: 'image/png',
        fileName: 'file.png',
        text: null,
        headers: [['X-Part', 'seven']],
      },
      { name: 'meta', mediaType: 'application/json', text: '{"a":1}' },
      { name: 'note', mediaType: null, text: 'hello' },
      { name: 'extra', text: 'p' },
      { name: 'extra', text: 'q' },
    ],
  });
  expect((await requestOf('xml')).body).toMatchObject({
    text: `<?xml version="1.0" encoding="UTF-8"?>
<pet id="7">
  <tags>
    <tag>a</tag>
    <tag>b</tag>
  </tags>
  <name>&lt;x&gt;</name>
</pet>`,
  });
});

it('writes XML by the kinds of nodes of 3.2, and events of a stream', async () => {
  const model = await modelOf(`openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          application/xml:
            schema: { type: object, xml: { name: pet }, properties: { id: { type: integer, xml: { nodeType: attribute } }, note: { xml: { nodeType: text } }, code: { xml: { nodeType: cdata } }, tags: { xml: { nodeType: element }, items: { type: string, xml: { name: tag } } }, inner: { type: object, xml: { nodeType: none }, properties: { a: { type: string } } } } }
            example: { id: 7, note: a < b, code: 'x ]]> y', tags: [p], inner: { a: deep } }
    put:
      requestBody:
        content:
          text/event-stream: { itemSchema: { type: object }, example: [{ event: add, data: "two\\nlines" }, { data: last }] }
`);
  const index = indexModel(model, createPageTranslator({}), renderMarkdown);
  const [xml, stream] = model.operations.map(
    (operation) =>
      serialiseRequest(sampleRequest(operation, 'https://a.example', index).input, index.lookup).body,
  );
  expect(xml).toMatchObject({
    text: `<?xml version="1.0" encoding="UTF-8"?>
<pet id="7">
  a &lt; b
  <![CDATA[x ]]]]><![CDATA[> y]]>
  <tags>
    <tag>p</tag>
  </tags>
  <a>deep</a>
</pet>`,
  });
  expect(stream).toMatchObject({ text: 'event: add\ndata: two\ndata: lines\n\ndata: last\n\n' });
});

it.each(['put', 'form', 'upload', 'xml'])('has a sample of %s in every language', async (id) => {
  const request = await requestOf(id);
  const samples = sampleLanguages.map(({ label, write }) => `## ${label}\n\n${write(request)}\n`).join('\n');
  await expect(samples).toMatchFileSnapshot(`fixtures/samples/${id}.md`);
});

describe('samples that can be run here send that very request', () => {
  interface Seen {
    method: string;
    url: string;
    headers: IncomingMessage['headers'];
    body: string;
  }
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const run = promisify(execFile);
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it.each(['put', 'form'])('Node: %s', async (id) => {
    const request = await requestOf(id, address);
    await run(process.execPath, ['--input-type=module', '-e', nodeSample(request)]);
    expectSent(seen.at(-1), request);
  });

  it.each(['put', 'form'])('a POSIX shell reads the words of curl: %s', async (id) => {
    const request = await requestOf(id, address);
    const script = curlSample(request).replace(
      /^curl/,
      `'${process.execPath}' -p 'JSON.stringify(process.argv.slice(1))' --`,
    );
    const words = JSON.parse((await run('sh', ['-c', script])).stdout) as string[];
    expect(words).toContain(request.url);
    expect(words).toEqual(
      expect.arrayContaining(request.headers.map(([name, value]) => `${name}: ${value}`)),
    );
    if (request.body?.kind === 'text') expect(words).toContain(request.body.text);
  });

  it('Python reads its literals', async () => {
    const request = await requestOf('put', address);
    const check = `import sys, types, json\nfake = types.ModuleType("requests")\nfake.put = lambda url, **k: (print(json.dumps([url, k])), sys.exit(0))\nsys.modules["requests"] = fake\n`;
    const found = await run('python3', ['-c', check + pythonSample(request)]).catch(
      (error: { code?: string }) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    );
    if (!found) return;
    const [url, { json }] = JSON.parse(found.stdout) as [string, { json: unknown }];
    expect(url).toBe(request.url);
    expect(json).toEqual(request.body?.kind === 'text' ? request.body.json : null);
  });

  function expectSent(sent: Seen | undefined, request: WireRequest): void {
    expect(sent?.method).toBe(request.method);
    expect(decodeURI(address + (sent?.url ?? ''))).toBe(decodeURI(request.url));
    for (const [name, value] of request.headers) {
      // A list of pairs says the media type with its character set.
      expect(sent?.headers[name.toLowerCase()]).toContain(value);
    }
    const { body } = request;
    if (body?.kind === 'text') expect(JSON.parse(sent?.body ?? '')).toEqual(body.json);
    if (body?.kind === 'form')
      expect(new URLSearchParams(sent?.body)).toEqual(new URLSearchParams(body.fields));
  }
});
