import { describe, expect, it } from 'vitest';
import { brief, build, modelOf, schemaOf, writeDocument } from './document.js';
import { buildApiModel } from '../src/model/index.js';

const HEAD = 'openapi: 3.1.0\ninfo: { title: Shop, version: 1.10 }\n';

describe('references', () => {
  it('stay names, so that a document whose references multiply is as small as it was', async () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 24 }, (_, level) => {
        const ref = { $ref: `#/components/schemas/L${level + 1}` };
        return [`L${level}`, { type: 'object', properties: { a: ref, b: ref } }];
      }),
    );
    const model = await modelOf({
      openapi: '3.0.3',
      info: {},
      components: { schemas: { ...schemas, L24: {} } },
    });
    expect(model.schemas).toHaveLength(25);
    expect(JSON.stringify(model).length).toBeLessThan(10_000);
    expect(model.schemas[1]?.usedBy.schemas).toEqual(['L0']);
  });

  it('each missing target is one diagnostic with its line, and the rest is there', async () => {
    const { model, diagnostics } = await build({
      'api.yaml': `${HEAD}paths:
  /a:
    get:
      parameters:
        - $ref: '#/components/parameters/none'
        - $ref: 'params.yaml#/limit'
      responses:
        '200': { $ref: 'missing.yaml#/ok' }
        '404': { description: none }
`,
      'params.yaml': 'limit: { name: limit, in: query, schema: { $ref: "gone.json" } }\n',
    });
    expect(brief(diagnostics)).toEqual(['ref-missing:7', 'ref-missing:1', 'ref-missing:10']);
    expect(diagnostics.map(({ file }) => file.split('/').at(-1))).toEqual([
      'api.yaml',
      'params.yaml',
      'api.yaml',
    ]);
    expect(diagnostics[1]?.message).toContain('"gone.json" leads nowhere: the file does not exist');
    expect(model?.operations[0]?.parameters.map(({ name }) => name)).toEqual(['limit']);
    expect(model?.operations[0]?.responses.map(({ status }) => status)).toEqual(['404']);
  });

  it('lead into other files, whose schemas get names, and into themselves', async () => {
    const { model, diagnostics } = await build({
      'api.json': {
        openapi: '3.1.0',
        info: {},
        paths: { '/a': { get: {} } },
        components: {
          schemas: { Tree: { $ref: 'schemas/tree.yaml' }, Self: { $ref: '#/components/schemas/Self' } },
        },
      },
      'schemas/tree.yaml':
        'type: object\nproperties:\n  leaf: { $ref: "#/$defs/Leaf" }\n  up: { $ref: "tree.yaml" }\n$defs: { Leaf: { type: string } }\n',
    });
    expect(brief(diagnostics)).toEqual(['schema-circular:14']);
    expect(
      model?.schemas.map(({ key, schema }) => [
        key,
        schema.ref ?? schema.properties?.map((p) => p.schema.ref),
      ]),
    ).toEqual([
      ['Tree', 'tree'],
      ['Self', 'Self'],
      ['tree', ['Leaf', 'tree']],
      ['Leaf', undefined],
    ]);
  });

  it('are one document again for those who download it', async () => {
    const { bundle } = await build({
      'api.yaml': `${HEAD}paths:
  /a: { get: { parameters: [{ $ref: 'parts/params.yaml#/limit' }, { $ref: 'gone.yaml' }], responses: {} } }
components: { schemas: { Tree: { $ref: 'parts/tree.json' }, Own: { $ref: '#/components/schemas/Tree' } } }
`,
      'parts/params.yaml': 'limit: { name: limit, in: query, schema: { type: integer } }\n',
      'parts/tree.json': { type: 'object', properties: { up: { $ref: 'tree.json' } } },
    });
    const text = bundle();
    expect(text).not.toMatch(/params\.yaml|tree\.json/);
    const model = await modelOf(text, 'one.json');
    expect(model.operations[0]?.parameters.map(({ name }) => name)).toEqual(['limit']);
    expect(
      model.schemas.map(({ key, schema }) => [key, schema.ref ?? schema.properties?.[0]?.schema.ref]),
    ).toEqual([
      ['Tree', 'Tree'],
      ['Own', 'Tree'],
    ]);
  });

  it('are put into one document once each, wherever they are referred to from', async () => {
    const { bundle, files } = await build({
      'api.yaml': `${HEAD}paths:
  /a: { $ref: 'paths/a.yaml' }
components:
  schemas:
    Pet: { type: string }
    Named: { $ref: 'parts/all.yaml#/schemas/Named', description: Mine. }
    Other: { $ref: 'parts/all.yaml#/schemas/Other' }
    Gone: { $ref: 'gone.yaml' }
    Key: { $ref: 'parts/all.yaml#/schemas/__proto__' }
`,
      'paths/a.yaml': `get:
  responses: { '200': { description: D, content: { application/json: { schema: { $ref: '../api.yaml#/components/schemas/Pet' } } } } }
`,
      'parts/all.yaml': `schemas:
  Named: { properties: { deep: { $anchor: here, type: integer } } }
  Other: { properties: { a: { $ref: '#/schemas/Named/properties/deep' }, b: { $ref: '#here' }, c: { $ref: 'all.yaml#/schemas/Other' }, d: { $ref: 'empty%20name.yaml' } } }
  __proto__: { type: boolean }
`,
      'parts/empty name.yaml': 'type: [string, "null"]\n',
    });
    expect(files.map((file) => file.split('/').at(-1))).toEqual([
      'api.yaml',
      'all.yaml',
      'empty name.yaml',
      'a.yaml',
    ]);
    const bundled = JSON.parse(bundle()) as { paths: unknown; components: unknown };
    expect(bundled.paths).toEqual({
      '/a': {
        get: {
          responses: {
            200: {
              description: 'D',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } },
            },
          },
        },
      },
    });
    const deep = { $ref: '#/components/schemas/Named/properties/deep' };
    expect(bundled.components).toEqual({
      schemas: {
        Pet: { type: 'string' },
        Named: { properties: { deep: { $anchor: 'here', type: 'integer' } }, description: 'Mine.' },
        Other: {
          properties: {
            a: deep,
            b: deep,
            c: { $ref: '#/components/schemas/Other' },
            d: { type: ['string', 'null'] },
          },
        },
        Gone: { $ref: 'gone.yaml' },
        Key: { type: 'boolean' },
      },
    });
  });

  it('are the first of them alone for those who download it, where one nests deeper than functions can', async () => {
    const main = `${HEAD}components: { schemas: { A: { $ref: 'deep.json#/a' } } }\n`;
    const depth = 7000;
    const { bundle } = await build({
      'api.yaml': main,
      'deep.json': `{ "a": { "x": ${'['.repeat(depth)}${']'.repeat(depth)} } }`,
    });
    expect(bundle()).toBe(main);
  });

  it('find anchors, dynamic anchors and ids', async () => {
    const schema = await schemaOf({
      properties: {
        a: { $ref: '#here' },
        b: { $dynamicRef: '#node' },
        c: { $ref: 'https://example.org/c.json' },
      },
      $defs: {
        x: { $anchor: 'here' },
        y: { $dynamicAnchor: 'node' },
        z: { $id: 'https://example.org/c.json' },
      },
    });
    expect(schema.properties?.map((property) => property.schema)).toEqual([
      { ref: 'x' },
      { ref: 'y', dynamic: true },
      { ref: 'z' },
    ]);
  });

  it('do not leave the folder of the document', async () => {
    const file = writeDocument({
      'inner/api.yaml': `${HEAD}components: { schemas: { A: { $ref: ../secret.yaml } } }`,
      'secret.yaml': 'type: string',
    });
    const { diagnostics, files } = await buildApiModel(file);
    expect(diagnostics[0]?.message).toContain('outside the folder');
    expect(files).toEqual([file]);
  });

  it('are not fetched unless the host is allowed', async () => {
    const { diagnostics } = await build({
      'api.yaml': `${HEAD}components: { schemas: { A: { $ref: 'http://127.0.0.1:1/a.json' } } }`,
    });
    expect(diagnostics[0]?.message).toContain('not fetched unless the configuration allows the host');
  });
});

describe('odd documents', () => {
  it('keeps names such as __proto__, the empty one, and those with slashes and spaces', async () => {
    const model = await modelOf(
      `{"openapi":"3.1.0","info":{},"components":{"schemas":{"__proto__":{"properties":{"__proto__":{"type":"string"},"":{},"a/b c~":{}}},"constructor":{},"A":{"$ref":"#/components/schemas/__proto__"}}}}`,
      'api.json',
    );
    expect(model.schemas.map(({ key }) => key)).toEqual(['__proto__', 'constructor', 'A']);
    expect(model.schemas[0]?.schema.properties?.map(({ name }) => name)).toEqual(['__proto__', '', 'a/b c~']);
    expect(model.schemas[2]?.schema.ref).toBe('__proto__');
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  it('gives operations whose ids collide addresses of their own', async () => {
    const operation = (operationId?: string) => ({ ...(operationId && { operationId }), responses: {} });
    const model = await modelOf({
      openapi: '3.1.0',
      info: {},
      paths: {
        '/a': { get: operation('do it/now'), put: operation('Do It Now'), post: operation('') },
        '/A': { put: operation('do-it-now'), get: operation('日本') },
      },
    });
    expect(model.operations.map(({ id }) => id)).toEqual(['do-it-now', 'put-a', 'post-a', 'put-a-2', '日本']);
  });

  it('reads 400 levels of nesting, and the deep ones get names', async () => {
    let schema: object = { type: 'string' };
    for (let level = 0; level < 400; level++)
      schema = { type: 'object', properties: { [`p${level}`]: schema } };
    const model = await modelOf({ openapi: '3.0.0', info: {}, components: { schemas: { S: schema } } });
    expect(model.schemas.length).toBeGreaterThan(10);
    expect(model.schemas.at(-1)?.usedBy.schemas).toHaveLength(1);
  });

  it('has a callback that leads to itself once', async () => {
    const { model } = await build({
      'api.yaml': `${HEAD}paths:
  /a: { post: { callbacks: { done: { $ref: '#/components/callbacks/done' } } } }
components:
  callbacks:
    done: { '{$request.body#/url}': { post: { operationId: called, callbacks: { again: { $ref: '#/components/callbacks/done' } } } } }
`,
    });
    const [callback] = model?.operations[0]?.callbacks ?? [];
    expect(callback?.operations.map(({ kind, path, callbacks }) => [kind, path, callbacks])).toEqual([
      ['callback', '{$request.body#/url}', []],
    ]);
  });

  it('leaves out servers that no browser should call', async () => {
    const { model, diagnostics } = await build({
      'api.yaml': `${HEAD}servers:
  - url: javascript:alert(1)
  - url: https://{env}.example.org
  - url: https://{env}.example.org
    variables: { env: { enum: [api, api.dev] } }
  - url: /v1
paths: { /a: { get: {} } }
`,
    });
    expect(brief(diagnostics)).toEqual(['server-invalid:4', 'server-invalid:5']);
    expect(model?.servers.map(({ url, variables }) => [url, variables[0]?.default])).toEqual([
      ['https://{env}.example.org', 'api'],
      ['/v1', undefined],
    ]);
  });

  it('names the line of broken YAML, of a name that stands twice, and of a file that is no document', async () => {
    const broken = await build({ 'api.yaml': `${HEAD}paths: {\n  /a: [\n` });
    expect(brief(broken.diagnostics)).toContain('document-syntax:5');
    const twice = await build({
      'api.yaml': `${HEAD}paths:\n  /a: { get: { summary: One } }\n  /a: { get: { summary: Two } }\n`,
    });
    expect(brief(twice.diagnostics)).toEqual(['document-syntax:5']);
    expect(twice.model?.operations.map(({ title }) => title)).toEqual(['Two']);
    const none = await buildApiModel('nowhere/api.yaml');
    expect(none.model).toBeNull();
    expect(none.diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "document-unreadable",
          "file": "nowhere/api.yaml",
          "hint": "Check the path, and that the file is JSON or YAML.",
          "message": "The document cannot be shown: the file does not exist.",
          "severity": "error",
        },
      ]
    `);
  });

  it('refuses more bytes than are allowed', async () => {
    const file = writeDocument({ 'api.yaml': `${HEAD}# ${'x'.repeat(2000)}` });
    const { diagnostics } = await buildApiModel(file, { maxBytes: 1000 });
    expect(diagnostics[0]?.message).toContain('more than 1000 bytes');
  });

  it('strict makes warnings errors', async () => {
    const files = { 'api.yaml': `${HEAD}paths: { /a: { $ref: '#/x' }, /b: { get: {} } }` };
    expect((await build(files)).diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect((await build(files, { strict: true })).diagnostics.map(({ severity }) => severity)).toEqual([
      'error',
    ]);
  });

  it('a document without paths is its webhooks', async () => {
    const model = await modelOf(`${HEAD}webhooks: { newPet: { post: { summary: A new pet } } }`);
    expect(model.operations).toEqual([]);
    expect(model.webhooks.map(({ kind, path, method, title }) => [kind, path, method, title])).toEqual([
      ['webhook', 'newPet', 'POST', 'A new pet'],
    ]);
    expect(model.info.version).toBe('1.10');
  });
});

it('reads the new fields of 3.2', async () => {
  const model = await modelOf(`openapi: 3.2.0
info: { title: T, version: '1' }
tags:
  - { name: shop, summary: The shop, kind: nav }
  - { name: orders, parent: shop }
paths:
  /a:
    query: { operationId: search, tags: [orders], parameters: [{ name: q, in: querystring, content: { application/json: { schema: { type: object } } } }] }
    additionalOperations: { COPY: { operationId: copy, tags: [orders] } }
    get:
      tags: [orders]
      responses:
        '200': { summary: Fine, content: { application/jsonl: { itemSchema: { type: object }, examples: { one: { dataValue: { a: 1 }, serializedValue: '{"a":1}' } } } } }
components:
  securitySchemes:
    device: { type: oauth2, deprecated: true, flows: { deviceAuthorization: { deviceAuthorizationUrl: https://a.example/d, tokenUrl: https://a.example/t, scopes: { read: Read } } } }
`);
  expect(model.operations.map(({ method }) => method)).toEqual(['QUERY', 'GET', 'COPY']);
  expect(model.groups).toEqual([{ name: 'The shop', tags: ['shop', 'orders'] }]);
  const [query, get] = model.operations;
  expect(query?.parameters[0]).toMatchObject({ in: 'querystring', mediaType: 'application/json' });
  expect(get?.responses[0]).toMatchObject({
    summary: 'Fine',
    contents: [{ itemSchema: { types: ['object'] }, examples: [{ value: { a: 1 }, text: '{"a":1}' }] }],
  });
  expect(model.securitySchemes[0]).toMatchObject({
    deprecated: true,
    flows: [{ kind: 'deviceAuthorization', scopes: [{ name: 'read' }] }],
  });
});

it('converts OpenAPI 2', async () => {
  const model = await modelOf(`swagger: '2.0'
info: { title: T, version: 1.0 }
host: api.example.org
basePath: /v1/
schemes: [https, http]
consumes: [application/json]
parameters: { limit: { name: limit, in: query, type: integer, maximum: 50 } }
paths:
  /pets:
    get:
      produces: [application/json, text/csv]
      parameters: [{ $ref: '#/parameters/limit' }, { name: ids, in: query, type: array, items: { type: string }, collectionFormat: pipes }, { name: tags, in: query, type: array, items: { type: string } }]
      responses: { '200': { description: ok, schema: { $ref: '#/definitions/Pet' }, examples: { application/json: { name: Rex } }, headers: { X-Total: { type: integer } } } }
    post: { parameters: [{ name: pet, in: body, required: true, schema: { $ref: '#/definitions/Pet' } }], responses: {} }
    put: { consumes: [multipart/form-data], parameters: [{ name: photo, in: formData, type: file, required: true }], responses: {} }
definitions: { Pet: { type: object, x-nullable: true, discriminator: name, properties: { name: { type: string } } } }
securityDefinitions: { login: { type: basic }, o: { type: oauth2, flow: accessCode, authorizationUrl: https://a.example/a, tokenUrl: https://a.example/t, scopes: { r: Read } } }
security: [{ login: [] }, { o: [r] }]
`);
  const [get, post, put] = model.operations;
  expect(model.servers.map(({ url }) => url)).toEqual([
    'https://api.example.org/v1',
    'http://api.example.org/v1',
  ]);
  expect(model.info.version).toBe('1.0');
  expect(
    get?.parameters.map(({ name, style, explode, schema }) => [name, style, explode, schema.types?.[0]]),
  ).toEqual([
    ['limit', 'form', true, 'integer'],
    ['ids', 'pipeDelimited', false, 'array'],
    ['tags', 'form', false, 'array'],
  ]);
  expect(get?.responses[0]).toMatchObject({
    headers: [{ name: 'X-Total', schema: { types: ['integer'] } }],
    contents: [
      { mediaType: 'application/json', schema: { ref: 'Pet' }, examples: [{ value: { name: 'Rex' } }] },
      { mediaType: 'text/csv' },
    ],
  });
  expect(post?.requestBody).toMatchObject({
    required: true,
    contents: [{ mediaType: 'application/json', schema: { ref: 'Pet' } }],
  });
  expect(put?.requestBody?.contents[0]).toMatchObject({
    mediaType: 'multipart/form-data',
    schema: {
      properties: [{ name: 'photo', required: true, schema: { types: ['string'], format: 'binary' } }],
    },
  });
  expect(model.schemas[0]?.schema).toMatchObject({
    types: ['object', 'null'],
    discriminator: { propertyName: 'name' },
  });
  expect(model.securitySchemes).toMatchObject([
    { name: 'login', type: 'http', scheme: 'basic' },
    { name: 'o', type: 'oauth2', flows: [{ kind: 'authorizationCode', scopes: [{ name: 'r' }] }] },
  ]);
  expect(get?.security).toEqual([[{ scheme: 'login', scopes: [] }], [{ scheme: 'o', scopes: ['r'] }]]);
});

it('links of responses lead to operations by id and by reference; unknown ones are diagnostics', async () => {
  const { model, diagnostics } = await build({
    'api.yaml': `${HEAD}paths:
  /a: { get: { operationId: a, responses: { '200': { links: { byId: { operationId: b, parameters: { id: $response.body#/id } }, byRef: { operationRef: '#/paths/~1b~1{id}/get' }, none: { operationId: c } } } } } }
  /b/{id}: { get: { operationId: b } }
`,
  });
  expect(model?.operations[0]?.responses[0]?.links.map(({ operation }) => operation)).toEqual([
    'b',
    'b',
    null,
  ]);
  expect(brief(diagnostics)).toEqual(['link-unknown-operation:1']);
});

it('knows who uses a schema, and the requirements and servers that hold', async () => {
  const model = await modelOf(`${HEAD}servers: [{ url: https://a.example }]
security: [{ key: [] }]
paths:
  /a:
    servers: [{ url: https://b.example }]
    get: { operationId: a, responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } } }
    delete: { operationId: d, security: [] }
components:
  schemas: { A: { properties: { b: { $ref: '#/components/schemas/B' } } }, B: {} }
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
`);
  expect(model.schemas.map(({ usedBy }) => usedBy)).toEqual([
    { operations: ['a'], schemas: [] },
    { operations: [], schemas: ['A'] },
  ]);
  expect(model.operations.map(({ security, servers }) => [security, servers?.[0]?.url])).toEqual([
    [[[{ scheme: 'key', scopes: [] }]], 'https://b.example'],
    [[], 'https://b.example'],
  ]);
});
