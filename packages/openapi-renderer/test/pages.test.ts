import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiModel } from '../src/model/index.js';
import { type ApiLayout, createApiRenderer, planApiPages, type RenderedApiPage } from '../src/react/index.js';
import { modelOf } from './document.js';
import { renderMarkdown } from './markdown.js';

const SHOP = `openapi: 3.1.1
info: { title: Shop, version: '2', description: "Text with [a link](/guide) and [an anchor](#pets)." }
servers: [{ url: 'https://{env}.example.org', variables: { env: { default: api, enum: [api, dev], description: Which one. } } }]
tags: [{ name: Pets, description: All about pets. }]
security: [{ key: [] }]
paths:
  /pets:
    get:
      operationId: listPets
      tags: [Pets]
      parameters: [{ name: ids, in: query, explode: false, schema: { type: array, items: { type: integer } }, example: [1, 2] }]
      responses:
        '200': { description: Found., headers: { X-Total: { schema: { type: integer } } }, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }, links: { one: { operationId: get/pet, parameters: { id: $response.body#/0/id } } } }
        default: { description: Oh no. }
    post:
      operationId: get/pet
      tags: [Pets, PETS]
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' }, examples: { a: { summary: A cat, value: { kind: cat } }, b: { externalValue: 'https://example.org/b.json' } } } } }
      callbacks: { sold: { '{$request.body#/url}': { post: { summary: It is sold, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Fine. } } } } } }
      x-codeSamples: [{ lang: Shell, label: curl, source: shop add }]
webhooks: { newPet: { post: { summary: A pet has come } } }
components:
  schemas: { Pet: { type: object, required: [kind], properties: { id: { type: integer, readOnly: true }, kind: { type: string, enum: [cat, dog] } } } }
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
`;

function render(model: ApiModel, layout?: ApiLayout): RenderedApiPage[] {
  const plan = planApiPages(model, layout);
  const page = createApiRenderer(model, plan, { renderMarkdown });
  return plan.pages.map((each) => page(each, { href: (to, hash) => `/api/${to}${hash}` }));
}

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
/** Radio buttons have ids for their labels, and nothing leads to them. */
const anchorsOf = (html: string): string[] => idsOf(html.replace(/<input[^>]*>/g, ''));

/** Every link inside the reference leads to a page that exists, and to an id on it. */
function brokenLinks(pages: RenderedApiPage[]): string[] {
  const anchors = new Map(pages.map(({ path: name, html }) => [`/api/${name}`, new Set(idsOf(html))]));
  return pages.flatMap(({ path: name, html }) =>
    [...html.matchAll(/ href="(#[^"]*|\/api\/[^"]*)"/g)]
      .map(([, href = '']) => (href.startsWith('#') ? `/api/${name}${href}` : href))
      .filter((href) => {
        const [address = '', hash] = href.split('#');
        return (
          !anchors.has(address) ||
          (hash !== undefined && !anchors.get(address)?.has(decodeURIComponent(hash)))
        );
      }),
  );
}

describe.each(['single', 'pages'] as const)('layout %s', (layout) => {
  it('gives no id twice on a page, and every link leads somewhere', async () => {
    const pages = render(await modelOf(SHOP), layout);
    for (const { html } of pages) expect(idsOf(html)).toEqual([...new Set(idsOf(html))]);
    expect(brokenLinks(pages)).toEqual(['/api/#pets']);
  });

  it('lists every id that a link may lead to, in their order', async () => {
    for (const { html, anchors } of render(await modelOf(SHOP), layout))
      expect(anchors).toEqual(anchorsOf(html));
  });

  it('runs nothing inline and has no headings of level 1', async () => {
    const html = render(await modelOf(SHOP), layout)
      .map((page) => page.html)
      .join('');
    expect(html).not.toMatch(/<(?:script|style|h1)\b| on\w+=| style=/);
  });

  it('gives the same bytes for the same document', async () => {
    expect(render(await modelOf(SHOP), layout)).toEqual(render(await modelOf(SHOP), layout));
  });

  it('navigation leads to pages and anchors that exist', async () => {
    const model = await modelOf(SHOP);
    const plan = planApiPages(model, layout);
    const pages = render(model, layout);
    const flat = (items: typeof plan.navigation): typeof plan.navigation =>
      items.flatMap((item) => [item, ...flat(item.items)]);
    for (const { path: to, anchor } of flat(plan.navigation)) {
      const page = pages.find((candidate) => candidate.path === to);
      expect(page, to).toBeDefined();
      if (anchor) expect(page?.anchors).toContain(anchor);
    }
    expect(flat(plan.navigation).map(({ label, method }) => (method ? `${method} ${label}` : label))).toEqual(
      [
        'Overview',
        'Pets',
        'GET List pets',
        'POST Get pet',
        'PETS',
        'POST Get pet',
        'Operations',
        'POST A pet has come',
        'Schemas',
        'Pet',
      ],
    );
  });
});

it('small documents are one page, large ones many', async () => {
  expect(planApiPages(await modelOf(SHOP)).layout).toBe('single');
  const paths = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`/p${index}`, { get: { operationId: `o${index}` } }]),
  );
  const plan = planApiPages(await modelOf({ openapi: '3.1.0', info: {}, paths }));
  expect(plan.layout).toBe('pages');
  expect(plan.pages.filter(({ kind }) => kind === 'operation').map(({ path: to }) => to)).toContain(
    'operations/o29',
  );
});

it('an operation shows its wire format, links, callbacks, and examples that say whether they are made up', async () => {
  const pages = render(await modelOf(SHOP), 'pages');
  const htmlOf = (to: string): string => pages.find((page) => page.path === to)?.html ?? '';
  const [list, add] = [htmlOf('operations/list-pets'), htmlOf('operations/get-pet')];
  expect(list).toContain('Sent as <code>?ids=1,2</code>');
  expect(list).toContain('Generated from the schema');
  expect(list).toMatch(/<a href="\/api\/operations\/get-pet">Get pet<\/a><span>, <code>id<\/code> from/);
  expect(list).toContain('X-Total');
  expect(add).toContain('Callback sold');
  expect(add).toContain('A cat');
  expect(add).toContain('href="https://example.org/b.json"');
  expect(add).toContain('shop add');
  expect(add.match(/>curl<\/label>/g)).toHaveLength(1);
  // What is read-only is no part of the request.
  expect(add.slice(add.indexOf('Request body'), add.indexOf('Callback'))).not.toContain('>id<');
});

it('search finds operations by path, parameter, property and value', async () => {
  const [page] = render(await modelOf(SHOP), 'single');
  const section = page?.sections.find(({ anchor }) => anchor === 'list-pets');
  expect(section?.path).toEqual(['Pets', 'List pets']);
  for (const word of ['GET', '/pets', 'ids', 'kind', 'dog', 'X-Total']) expect(section?.text).toContain(word);
});

it('has a Markdown version of each operation', async () => {
  const files = render(await modelOf(SHOP), 'pages').flatMap((page) => page.files);
  expect(files.map(({ path: name }) => name)).toEqual([
    'operations/list-pets.md',
    'operations/get-pet.md',
    'operations/post-new-pet.md',
  ]);
  await expect(files[1]?.text).toMatchFileSnapshot('fixtures/operation.md');
});

describe('hostile documents', () => {
  const EVIL = `<script>top.ran=1</script><img src=x onerror="top.ran=1"><svg onload=alert(1)></svg><style>*{display:none}</style><a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><iframe src=//e></iframe><form><input></form>`;
  const document = {
    openapi: '3.1.0',
    info: {
      title: EVIL,
      version: EVIL,
      description: EVIL,
      termsOfService: 'javascript:alert(1)',
      contact: { name: EVIL, url: 'javascript:alert(1)' },
      license: { name: EVIL, url: 'data:x' },
    },
    externalDocs: { url: 'javascript:alert(1)', description: EVIL },
    tags: [{ name: EVIL, description: EVIL }],
    paths: {
      [`/${EVIL}`]: {
        get: {
          operationId: EVIL,
          summary: EVIL,
          description: `${EVIL}\n\n[x](javascript:alert(1)) ![y](data:image/svg+xml,x) <https://ok.example>`,
          tags: [EVIL],
          externalDocs: { url: 'javascript:alert(1)' },
          parameters: [
            {
              name: EVIL,
              in: 'query',
              description: EVIL,
              schema: { type: EVIL, enum: [EVIL], default: EVIL, title: EVIL },
            },
          ],
          responses: {
            [EVIL]: {
              description: EVIL,
              content: {
                [EVIL]: {
                  schema: { $ref: EVIL },
                  examples: { [EVIL]: { externalValue: 'javascript:alert(1)', summary: EVIL } },
                },
              },
            },
          },
          'x-codeSamples': [{ lang: EVIL, label: EVIL, source: EVIL }],
        },
      },
    },
    components: {
      schemas: { [EVIL]: { title: EVIL, description: EVIL, properties: { [EVIL]: { pattern: EVIL } } } },
      securitySchemes: {
        [EVIL]: { type: 'openIdConnect', openIdConnectUrl: 'javascript:alert(1)', description: EVIL },
      },
    },
  };

  it.each(['single', 'pages'] as const)('run nothing and lead nowhere: %s', async (layout) => {
    for (const { html } of render(await modelOf(document, 'api.json'), layout)) {
      // Whatever is left of it is text: outside of attribute values and text there are our own elements only.
      const tags = [...html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>/gi)];
      const names = new Set(tags.map(([, name = '']) => name.toLowerCase()));
      for (const name of ['script', 'style', 'svg', 'iframe', 'form', 'object'])
        expect(names).not.toContain(name);
      for (const [, , attributes = ''] of tags) {
        expect(attributes).not.toMatch(/\s(?:on\w+|style)=/i);
        expect(attributes).not.toMatch(/\s(?:href|src)="\s*(?:javascript|data|vbscript):/i);
      }
    }
  });
});

it('says what server variables are, shows examples of schemas whole, and names next operations in Markdown', async () => {
  const model = await modelOf(
    SHOP.replace(
      'kind: { type: string',
      'look: { type: object, example: { fur: long } }, kind: { type: string',
    ).replace('Pet: { type: object,', 'Pet: { type: object, example: { kind: dog, look: { fur: short } },'),
  );
  const pages = render(model, 'pages');
  const of = (path: string) => pages.find((page) => page.path === path);
  expect(of('')?.html).toMatch(/<code class="api-name">env<\/code>[^]*?Which one\./);
  expect(of('')?.html).toContain('<code>https://<wbr/>{env}<wbr/>.example<wbr/>.org</code>');
  expect(of('schemas/pet')?.html).toContain('<span class="s">"short"</span>');
  expect(of('operations/list-pets')?.files[0]?.text).toContain(
    '- Next: Get pet, `id` from `$response.body#/0/id`',
  );
});

it('keeps large things small: long texts in samples, and many variants', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `V${index}`);
  const variant = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
  const model = await modelOf(
    {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          post: {
            operationId: 'a',
            requestBody: {
              content: {
                'application/json': {
                  schema: { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
                  example: { file: 'x'.repeat(2000) },
                },
              },
            },
          },
        },
      },
      components: { schemas: Object.fromEntries(names.map((name) => [name, variant])) },
    },
    'api.json',
  );
  const page = render(model, 'pages').find(({ path: name }) => name === 'operations/a');
  const html = (page?.html ?? '').replace(/<template>[^]*?<\/template>/g, '');
  expect(html).toContain(`${'x'.repeat(100)}…`);
  expect(html).not.toContain('x'.repeat(101));
  expect(html).toContain('Long values are shortened here');
  // The console has the whole of it.
  expect(page?.html).toContain('x'.repeat(2000));
  expect(html).toContain('<a href="/api/schemas/v29">V29</a>');
  expect(html.match(/api-field"/g)).toBeNull();
});

it('the package alone makes one HTML file of a document', async () => {
  const model = await modelOf(SHOP);
  const plan = planApiPages(model, 'single');
  const [page] = plan.pages;
  if (!page) throw new Error('A plan has a first page.');
  const { html, title } = createApiRenderer(model, plan, { renderMarkdown })(page, {
    href: (_to, hash) => hash || '#',
  });
  const css = readFileSync(
    createRequire(import.meta.url).resolve('@org/openapi-renderer/styles.css'),
    'utf8',
  );
  const file = path.join(os.tmpdir(), `openapi-${process.pid}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${css}</style></head><body><main><h1>${title}</h1>${html}</main></body></html>`,
  );
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('<code class="api-path">/pets</code>');
  expect(
    [...written.matchAll(/ href="#([^"]+)"/g)]
      .map(([, id]) => id)
      .filter((id) => !idsOf(written).includes(id ?? '')),
  ).toEqual(['pets']);
});
