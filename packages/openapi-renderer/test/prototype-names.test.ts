import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { buildApiModel } from '../src/model/index.js';
import { type ApiLayout, createApiRenderer, planApiPages } from '../src/react/index.js';
import { writeDocument } from './document.js';
import { renderMarkdown } from './markdown.js';

/** Names that every object of JavaScript answers to, though nobody put them there. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** A map with a name of the prototype as a member of its own: `{ [name]: … }` does so too, where `{ __proto__: … }` does not. */
const own = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

/** Each part says which it is, so that none can be lost unseen. */
function document3(name: string): object {
  const ref = (kind: string): object => ({ $ref: `#/components/${kind}/${name}` });
  const operation = {
    operationId: name,
    summary: 'says summary',
    tags: [name],
    security: [own(name, [name])],
    parameters: [
      { name, in: 'query', description: 'says query', schema: ref('schemas') },
      { name, in: 'header', description: 'says header', schema: { type: name, format: name } },
      {
        name,
        in: 'cookie',
        style: name,
        description: 'says cookie',
        schema: { type: 'string', format: name },
      },
      ref('parameters'),
    ],
    requestBody: {
      description: 'says body',
      content: {
        ...own(name, {
          schema: ref('schemas'),
          examples: own(name, { summary: 'says example', value: own(name, 'says value') }),
        }),
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: own(name, { type: 'string', contentMediaType: `image/${name}` }),
          },
          encoding: own(name, { contentType: name, headers: own(name, { schema: {} }) }),
        },
      },
    },
    responses: own(name, {
      description: 'says response',
      headers: own(name, { description: 'says answer header', schema: { type: 'string' } }),
      content: own(name, { schema: ref('schemas') }),
      links: own(name, {
        operationId: name,
        description: 'says link',
        parameters: own(name, 'says argument'),
      }),
    }),
    callbacks: own(name, own(name, { post: { summary: 'says callback', responses: {} } })),
    'x-codeSamples': [{ lang: name, source: 'says sample' }],
  };
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    tags: [{ name, description: 'says tag' }],
    servers: [
      {
        url: `https://{${name}}.example.org`,
        variables: own(name, { default: 'a', enum: ['a', name], description: 'says variable' }),
      },
    ],
    paths: { ...own(name, { get: { ...operation, operationId: `get ${name}` } }), '/a': { post: operation } },
    webhooks: own(name, { post: { summary: 'says webhook', responses: {} } }),
    components: {
      schemas: own(name, {
        description: 'says schema',
        type: 'object',
        required: [name],
        properties: own(name, { description: 'says property', type: 'string', enum: [name] }),
        patternProperties: own(name, { description: 'says pattern' }),
        dependentRequired: own(name, ['says dependency']),
        dependentSchemas: own(name, { description: 'says dependent' }),
        discriminator: { propertyName: name, mapping: own(name, name) },
        $defs: own(name, { description: 'says definition' }),
        default: own(name, 'says default'),
      }),
      parameters: own(name, { name: `${name}-shared`, in: 'query', description: 'says shared', schema: {} }),
      securitySchemes: own(name, {
        type: 'oauth2',
        description: 'says scheme',
        flows: { implicit: { authorizationUrl: 'https://a.example', scopes: own(name, 'says scope') } },
      }),
    },
  };
}

function document2(name: string): object {
  return {
    swagger: '2.0',
    info: { title: 'T', version: '1' },
    paths: own(name, {
      get: {
        summary: 'says summary',
        produces: [name],
        parameters: [
          {
            name,
            in: 'query',
            type: 'array',
            items: { type: 'string' },
            collectionFormat: name,
            description: 'says query',
          },
          { name, in: 'formData', type: 'string', description: 'says field' },
        ],
        responses: own(name, {
          description: 'says response',
          schema: { $ref: `#/definitions/${name}` },
          headers: own(name, { type: 'string', description: 'says answer header' }),
          examples: own(name, 'says example'),
        }),
      },
    }),
    definitions: own(name, {
      type: 'object',
      properties: own(name, { type: 'string', description: 'says property' }),
    }),
    securityDefinitions: own(name, {
      type: 'oauth2',
      flow: name,
      authorizationUrl: 'https://a.example',
      description: 'says scheme',
      scopes: own(name, 'says scope'),
    }),
  };
}

async function shownIn(file: string, layout: ApiLayout): Promise<string> {
  const { model, check } = await buildApiModel(file);
  if (!model) throw new Error('The document could not be read.');
  await check();
  const plan = planApiPages(model, layout);
  const render = createApiRenderer(model, plan, { renderMarkdown });
  return plan.pages
    .map((page) => render(page, { href: (to, hash) => `/${to}${hash}`, file: (name) => name }))
    .flatMap(({ html, markdown, files }) => [html, markdown, ...files.map(({ text }) => text)])
    .join('\n');
}

const saidIn = (document: object): string[] => [
  ...new Set([...JSON.stringify(document).matchAll(/"(says [^"]+)"/g)].map(([, words = '']) => words)),
];

describe.each(NAMES)('a document in which everything is called %s', (name) => {
  it.each([
    ['3.1 in JSON', 'api.json', document3],
    ['3.1 in YAML', 'api.yaml', document3],
    ['2.0 in JSON', 'api.json', document2],
    ['2.0 in YAML', 'api.yaml', document2],
  ] as const)('loses nothing: %s', async (_, file, make) => {
    const document = make(name);
    const text = file.endsWith('.json') ? JSON.stringify(document) : stringify(document);
    const written = writeDocument({ [file]: text });
    for (const layout of ['single', 'pages'] as const) {
      const shown = await shownIn(written, layout);
      // Of a schema, definitions show where something refers to them, and whole objects as examples only.
      const lost = saidIn(document).filter(
        (words) => !shown.includes(words) && !/definition|default/.test(words),
      );
      expect(lost).toEqual([]);
      expect(shown).not.toMatch(/\[object Object\]|\[native code\]/);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
