import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiModel, buildApiModel } from '../src/model/index.js';
import { type ApiLayout, createApiRenderer, planApiPages } from '../src/react/index.js';
import { brief, build, writeDocument } from './document.js';
import { renderMarkdown } from './markdown.js';

const HEAD = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

function render(model: ApiModel | null, layout?: ApiLayout): { path: string; html: string }[] {
  if (!model) throw new Error('The document could not be read.');
  const plan = planApiPages(model, layout);
  const page = createApiRenderer(model, plan, { renderMarkdown });
  return plan.pages.map((each) => page(each, { href: (to, hash) => `/${to}${hash}` }));
}

const schemasOf = (schemas: object, operationSchema = 'S'): object => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/a': {
      get: {
        responses: {
          200: {
            description: 'ok',
            content: { 'application/json': { schema: { $ref: `#/components/schemas/${operationSchema}` } } },
          },
        },
      },
    },
  },
  components: { schemas },
});

/** Pages of a document whose size is what its names make, and not what its references multiply to. */
const MAX_HTML = 200_000;

describe.each(['single', 'pages'] as const)('pages stay small, and are all there: %s', (layout) => {
  it('references that multiply to two to the power of 24', async () => {
    const level = (next: string): object => ({
      type: 'object',
      properties: { a: { $ref: next }, b: { $ref: next } },
      allOf: [{ $ref: next }, { $ref: next }],
      oneOf: [{ $ref: next }, { $ref: next }],
    });
    const names = Array.from({ length: 24 }, (_, index) => `L${index}`);
    const schemas = Object.fromEntries(
      names.map((name, index) => [
        name,
        index === 23 ? { type: 'string' } : level(`#/components/schemas/L${index + 1}`),
      ]),
    );
    const { model, diagnostics } = await build({ 'api.json': schemasOf(schemas, 'L0') });
    expect(diagnostics.map(({ code }) => code)).toEqual(['schema-multiplies']);
    expect(diagnostics[0]?.message).toMatch(/"L0" multiply to [\d,]{12,} schemas/);
    const pages = render(model, layout);
    expect(pages.at(-1)?.html).toContain('string');
    for (const { html } of pages) expect(html.length).toBeLessThan(MAX_HTML * (layout === 'single' ? 24 : 1));
  });

  it('400 levels of nesting', async () => {
    let schema: object = { type: 'string' };
    for (let depth = 0; depth < 400; depth++)
      schema = { type: 'object', properties: { [`p${depth}`]: schema } };
    const { model, diagnostics } = await build({ 'api.json': schemasOf({ S: schema }) });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['schema-deep']));
    expect(diagnostics.every(({ line }) => line !== undefined && line > 25)).toBe(true);
    const pages = render(model, layout);
    // What is not shown is named: a level by a link to its page, or a sentence.
    const all = pages.map(({ html }) => html).join('');
    for (const name of ['p399', 'p224', 'p24']) expect(all).toContain(`<code>${name}</code>`);
    expect(all).toContain('What it holds is in the document.');
  });

  it('schemas, parameters and responses that are themselves', async () => {
    const { model, diagnostics } = await build({
      'api.yaml': `${HEAD}paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/parameters/round' }]
      responses: { '200': { $ref: '#/components/responses/round' }, '404': { description: There. } }
components:
  parameters: { round: { $ref: '#/components/parameters/round' } }
  responses: { round: { $ref: '#/components/responses/round' } }
  schemas:
    Self: { $ref: '#/components/schemas/Self' }
    All: { allOf: [{ $ref: '#/components/schemas/All' }], properties: { a: { $ref: '#/components/schemas/All' } } }
    One: { oneOf: [{ if: { $ref: '#/components/schemas/Two' } }], items: { $ref: '#/components/schemas/One' } }
    Two: { anyOf: [{ not: { $ref: '#/components/schemas/One' } }] }
    Tree: { properties: { left: { $ref: '#/components/schemas/Tree' } }, items: { $ref: '#/components/schemas/Tree' } }
`,
    });
    expect(brief(diagnostics)).toEqual([
      'ref-circular:6',
      'ref-circular:7',
      'schema-circular:12',
      'schema-circular:13',
      'schema-circular:14',
    ]);
    expect(diagnostics[3]?.message).toContain('(All → All)');
    const all = render(model, layout)
      .map(({ html }) => html)
      .join('');
    expect(all).toContain('There.');
    expect(all).toContain('contains itself');
  });

  it('names that are nothing, a prototype, a path, or stand twice', async () => {
    const file = writeDocument({
      'api.json': `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{"/a":{"get":{"operationId":"","tags":["","__proto__"],"parameters":[{"name":"","in":"query","schema":{}},{"name":"__proto__","in":"query","schema":{"$ref":"#/components/schemas/__proto__"}}],"responses":{"":{"description":"x"},"__proto__":{"description":"y"}}},"get":{"operationId":"a/b c","responses":{}}}},"components":{"schemas":{"__proto__":{"properties":{"__proto__":{"type":"string"},"":{},"a/b c~":{}}},"":{"type":"string"},"a/b c":{"type":"string"},"A/B C":{"type":"string"}}}}`,
    });
    const { model, diagnostics } = await buildApiModel(file);
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['document-syntax', 'warning', 1],
      ...Array.from({ length: 7 }, () => ['name-odd', 'info', 1]),
    ]);
    expect(diagnostics[0]?.message).toContain('"get"');
    expect(diagnostics[0]?.column).toBe(325);
    const pages = render(model, layout);
    const all = pages.map(({ html }) => html).join('');
    for (const shown of ['(empty)', '__proto__', 'a/b c~']) expect(all).toContain(shown);
    expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length);
    expect(({} as Record<string, unknown>).type).toBeUndefined();
  });

  it('names of components, properties and parameters that references, addresses or generated code must change', async () => {
    const file = writeDocument({
      'api.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /pets/{a b}/owners:
    get:
      operationId: pets/owners
      tags: [pets and owners]
      parameters:
        - { name: a b, in: path, required: true, schema: {} }
        - { name: __proto__, in: query, schema: {} }
        - { name: a-b, in: query, schema: {} }
      responses:
        200: { description: ok, content: { text/plain; charset=utf-8: { schema: { $ref: '#/components/schemas/c~1d' } } } }
components:
  schemas:
    c/d: { type: string, enum: [e f, g/h], examples: [{ i/j: k l }] }
    m~n: { type: object, patternProperties: { '^ [/]': {} } }
    o:
      type: object
      properties:
        p q: {}
        "r\ts": {}
        t_u.v:w: {}
  examples:
    A name for people: { value: { x y: 1 } }
`,
    });
    const { model, diagnostics } = await buildApiModel(file);
    const named = diagnostics.map(({ code, severity, line, message }) => {
      return [code, severity, line, /called ("(?:[^"\\]|\\.)*") here/.exec(message)?.[1]];
    });
    expect(named).toEqual(
      [
        ['"a b"', 9],
        ['"__proto__"', 10],
        ['"c/d"', 16],
        ['"m~n"', 17],
        ['"p q"', 21],
        ['"r\\ts"', 22],
      ].map(([name, line]) => ['name-odd', 'info', line, name]),
    );
    const all = render(model, layout)
      .map(({ html }) => html)
      .join('');
    for (const shown of ['a b', 'c/d', 'm~n', 'p q']) expect(all).toContain(shown);
  });

  it('more oddities than anybody reads, which are counted and stay no more than oddities', async () => {
    const names = Array.from({ length: 60 }, (_, index) => [`name ${index}`, {}] as const);
    const { diagnostics } = await build(
      {
        'api.json': {
          openapi: '3.1.0',
          info: { title: 'T', version: '1' },
          components: { schemas: { S: { properties: Object.fromEntries(names) } } },
        },
      },
      { strict: true },
    );
    const odd = diagnostics.filter(({ code }) => code === 'name-odd');
    expect(odd).toHaveLength(51);
    expect(new Set(odd.map(({ severity }) => severity))).toEqual(new Set(['info']));
    expect(odd.at(-1)?.message).toContain('10 more diagnostics');
  });

  it('a document with nothing in it', async () => {
    const { model, diagnostics } = await build({ 'api.yaml': 'openapi: 3.1.0\n' });
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['document-empty', 'info']]);
    expect(render(model, layout)[0]?.html).toContain('api-page');
  });
});

it('what a description may not hold, addresses that nothing links to, and parameters without a name are diagnostics', async () => {
  const { diagnostics } = await build({
    'api.yaml': `${HEAD}externalDocs: { url: 'javascript:alert(1)' }
tags:
  - { name: a, description: 'In code \`<script>\` is fine, 1 < 2 and https://a.example/?x=data:1 too.' }
  - { name: b, description: '<b onclick="x()">b</b>' }
  - { name: c, description: '[x](data:text/html,x)' }
  - { name: d, description: '<style>*{}</style>', externalDocs: { url: /docs } }
paths: { /a: { get: { parameters: [{ in: query }], responses: { default: { description: '<script>' } } } } }
components:
  schemas: { value: { properties: { example: { description: '<iframe>' }, properties: { default: '' } } } }
  examples: { e: { value: { url: 'ftp://x', description: '<script>', '': 1 } } }
`,
  });
  expect(brief(diagnostics).sort()).toEqual([
    'address-invalid:3',
    'description-active:11',
    'description-active:6',
    'description-active:7',
    'description-active:8',
    'description-active:9',
    'parameter-name:9',
  ]);
});

it('20 MB are read, and a page of them is as small as any', async () => {
  const about = 'Works on what the account may see. '.repeat(600);
  const paths = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [
      `/p${index}`,
      { get: { operationId: `o${index}`, description: `${index}: ${about}`, responses: {} } },
    ]),
  );
  const { model, diagnostics } = await build({ 'api.json': { openapi: '3.1.0', info: {}, paths } });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['document-large', 'info']]);
  expect(diagnostics[0]?.message).toContain('21.1 MB');
  if (!model) throw new Error('The document could not be read.');
  const plan = planApiPages(model);
  const page = plan.pages.find(({ path }) => path === 'operations/o999');
  if (!page) throw new Error('The last operation has a page.');
  const { html } = createApiRenderer(model, plan, { renderMarkdown })(page, { href: (to) => to });
  expect(html).toContain('/p999');
  expect(html.length).toBeLessThan(60_000);
});

describe('what lies elsewhere', () => {
  const server = createServer((request, response) => {
    if (request.url === '/small.json') response.end('{"type":"string","description":"From afar."}');
    else if (request.url === '/large.json') response.end(`{"description":"${'x'.repeat(5000)}"}`);
    else if (request.url === '/moved.json') response.writeHead(302, { location: '/small.json' }).end();
    else if (request.url !== '/slow.json') response.writeHead(404).end();
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const referring = (name: string): string =>
    `${HEAD}components: { schemas: { A: { $ref: '${origin}/${name}.json' } } }\npaths: { /a: { get: {} } }`;

  it('is fetched from a host that is allowed', async () => {
    const { model, diagnostics } = await build(
      { 'api.yaml': referring('small') },
      { remote: { hosts: ['127.0.0.1'] } },
    );
    expect(diagnostics).toEqual([]);
    expect(
      render(model)
        .map(({ html }) => html)
        .join(''),
    ).toContain('From afar.');
  });

  it.each([
    ['large', 'more than 1000 bytes'],
    ['moved', 'leads nowhere'],
    ['slow', 'leads nowhere'],
    ['none', 'the server answered 404'],
  ])('is one diagnostic when there is something wrong with it: %s', async (name, message) => {
    const { model, diagnostics } = await build(
      { 'api.yaml': referring(name) },
      { remote: { hosts: ['127.0.0.1'], timeout: 300 }, maxBytes: 1000 },
    );
    expect(brief(diagnostics)).toEqual(['ref-missing:3']);
    expect(diagnostics[0]?.message).toContain(message);
    expect(model?.schemas.map(({ key }) => key)).toContain('A');
  });

  it('examples of other folders stay there', async () => {
    const example = (address: string): object => ({
      openapi: '3.1.0',
      info: {},
      paths: {
        '/a': {
          get: {
            responses: {
              200: { content: { 'application/json': { examples: { e: { externalValue: address } } } } },
            },
          },
        },
      },
    });
    const inside = writeDocument({ 'doc/api.json': example('own.json'), 'doc/own.json': '{"is":"own"}' });
    const outside = writeDocument({
      'doc/api.json': example('../doc-secret/key.json'),
      'doc-secret/key.json': '{"is":"secret"}',
    });
    const htmlOf = async (file: string): Promise<string> =>
      render((await buildApiModel(file)).model)
        .map(({ html }) => html)
        .join('');
    expect(await htmlOf(inside)).toContain('"own"');
    expect(await htmlOf(outside)).not.toContain('"secret"');
  });
});
