import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { writeDocument } from './document.js';

/** Threads load files as Node does, so this runs what the build has made, in a process of its own. */
function checkBuilt(document: string, timeLimit: number): { code: string; line?: number; message: string }[] {
  const built = pathToFileURL(path.join(import.meta.dirname, '../dist/model/index.js')).href;
  const script = `
    import { buildApiModel } from '${built}';
    const { check } = await buildApiModel(${JSON.stringify(document)});
    console.log(JSON.stringify(await check({ timeLimit: ${timeLimit} })));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(printed) as ReturnType<typeof checkBuilt>;
}

it('says which examples do not match their schemas, by direction, and what OpenAPI does not allow', () => {
  const document = writeDocument({
    'api.yaml': `openapi: 3.0.3
info: { title: T, version: '1' }
paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/A' }
            examples:
              fine: { value: { name: x } }
              wrong: { value: { name: 1 } }
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { $ref: '#/components/schemas/A' }
              example: { name: x }
      nonsense: true
components:
  schemas:
    A: { type: object, required: [id, name], properties: { id: { type: integer, readOnly: true }, name: { type: string, nullable: true } } }
`,
  });
  const found = checkBuilt(document, 30_000);
  expect(found.map(({ code, line }) => [code, line])).toEqual([
    ['example-mismatch', 12],
    ['example-mismatch', 19],
    ['document-invalid', 20],
  ]);
  expect(found[0]?.message).toContain('The example "wrong" does not match its schema');
  expect(found[0]?.message).toContain('/name must be string');
  expect(found[2]?.message).toContain('"nonsense"');
});

it('compares 3.2 with its own schema, and examples whatever their properties are called', () => {
  const document = writeDocument({
    'api.json': `{
"openapi": "3.2.0", "info": { "title": "T", "version": "1" },
"paths": { "/a": { "query": {
  "operationId": "ask", "nonsense": 1,
  "requestBody": { "content": { "application/json": {
    "schema": { "type": "object", "required": ["__proto__"], "properties": { "__proto__": { "type": "string" } } },
    "examples": {
      "fine": { "value": { "__proto__": "x" } },
      "wrong": { "value": { "__proto__": 1 } },
      "absent": { "value": {} } } } } },
  "responses": { "200": { "description": "ok", "content": { "application/jsonl": { "itemSchema": { "type": "strng" } } } } }
} } } }`,
  });
  const found = checkBuilt(document, 30_000);
  expect(found.map(({ code, line }) => [code, line])).toEqual([
    ['example-mismatch', 9],
    ['example-mismatch', 10],
    ['document-invalid', 11],
    ['document-invalid', 11],
    ['document-invalid', 4],
  ]);
  expect(found.map(({ message }) => message).join()).toContain('("nonsense")');
  expect(found[2]?.message).toContain('(array, boolean, integer');
});

it.each(['3.1.0', '3.2.0'])(
  'says which name of a component it is that OpenAPI %s does not allow',
  (version) => {
    const document = writeDocument({
      'api.yaml': `openapi: ${version}
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    fine: { type: string }
    a/b: { type: string }
    c d: { type: string }
`,
    });
    expect(checkBuilt(document, 30_000).map(({ line, message }) => [line, message])).toEqual(
      ['a/b', 'c d'].map((name, index) => [
        7 + index,
        expect.stringContaining(`the name "${name}" in /components/schemas must match pattern`) as string,
      ]),
    );
  },
);

it.each(['3.1.0', '3.2.0'])('validates what is in other files, at the reference to it: %s', (version) => {
  const document = writeDocument({
    'api.yaml': `openapi: ${version}
info: { title: T, version: '1' }
paths:
  /fine: { $ref: paths.yaml#/fine }
  /wrong: { $ref: paths.yaml#/wrong }
`,
    'paths.yaml': `fine: { get: { responses: { '200': { description: D } } } }
wrong: { get: { nonsense: 1, responses: { '200': { description: D } } } }
`,
  });
  const found = checkBuilt(document, 30_000);
  expect(found.map(({ code, line }) => [code, line])).toEqual([['document-invalid', 5]]);
  expect(found[0]?.message).toContain('("nonsense")');
});

it('ends when the time is over, whatever the document does', () => {
  const document = writeDocument({
    'api.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            parameters: [
              {
                name: 'q',
                in: 'query',
                schema: { type: 'string', pattern: '^(a+)+$' },
                example: `${'a'.repeat(60)}b`,
              },
            ],
            responses: {},
          },
        },
      },
    },
  });
  const [found, ...more] = checkBuilt(document, 1500);
  expect(found?.code).toBe('check-unfinished');
  expect(found?.message).toContain('they took more than 1500 ms): 0 of 1 examples');
  expect(more).toEqual([]);
});
