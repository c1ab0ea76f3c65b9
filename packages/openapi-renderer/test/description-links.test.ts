import { describe, expect, it } from 'vitest';
import { createApiRenderer, planApiPages, type WrittenLink } from '../src/react/index.js';
import { build } from './document.js';
import { renderMarkdown } from './markdown.js';

/** The place in a text that `»` marks, which is taken out. */
function marked(text: string): { text: string; line: number; column: number } {
  const before = text.slice(0, text.indexOf('»')).split('\n');
  return { text: text.replace('»', ''), line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Where the links of a document are said to be written, and the addresses that pages give them. */
async function linksOf(name: string, text: string) {
  const { model, locate } = await build({ [name]: text });
  if (!model) throw new Error('The document could not be read.');
  const plan = planApiPages(model, 'pages');
  const written: WrittenLink[] = [];
  const render = createApiRenderer(model, plan, { renderMarkdown });
  const html = plan.pages.map((page) => {
    const site = {
      href: (to: string, hash: string, link?: WrittenLink) => {
        if (link) written.push(link);
        return `/api/${to}${hash}`;
      },
      link: (href: string, link: WrittenLink) => {
        written.push(link);
        return href;
      },
    };
    return render(page, site).html;
  });
  const places = written.flatMap(({ description, offset }) =>
    locate(description, offset).map(({ line, column }) => ({ line, column })),
  );
  return { places, html: html.join('\n') };
}

const head = (description: string): string =>
  `openapi: 3.1.0\ninfo:\n  title: T\n  version: '1'\n${description}\npaths: {}\n`;

describe('a link of a description is found where it is written', () => {
  it.each([
    ['in one line', '  description: See »[it](/x).'],
    ['in several lines', '  description: Some text\n    and more of it\n    with »[it](/x).'],
    ['in double quotes', String.raw`  description: "A \"word\"\nand\tö ö »[it](/x)."`],
    ['in double quotes of several lines', '  description: "One\n    two \\\n    three »[it](/x)"'],
    ['in single quotes', "  description: 'It''s a \\ »[it](/x).'"],
    ['in a block', '  description: |\n    # Head\n\n    A line.\n\n      code\n\n    And »[it](/x).'],
    ['in a block with a header', '  description: |2-\n    One\n\n    »[it](/x)'],
    ['in a folded block', '  description: >-\n    One\n    two\n\n    * item\n    * »[it](/x)'],
    ['after white space', '  description: "  \\n  See »[it](/x)"'],
  ])('%s', async (_, description) => {
    const { text, ...place } = marked(head(description));
    expect((await linksOf('api.yaml', text)).places).toEqual([place]);
  });

  it.each([
    ['as it is', String.raw`"See »[it](/x)."`],
    ['behind escapes', String.raw`"A \"word\"\n\u00f6\ud83d\ude00\/ »[it](/x)."`],
  ])('in JSON, %s', async (_, description) => {
    const { text, ...place } = marked(
      `{\n  "openapi": "3.1.0",\n  "info": { "title": "T", "version": "1", "description": ${description} }\n}`,
    );
    expect((await linksOf('api.json', text)).places).toEqual([place]);
  });

  it('at every place that says the same', async () => {
    const twice = `openapi: 3.1.0
info: { title: T, version: '1' }
tags:
  - { name: a, description: 'See [it](/x).' }
  - { name: b, description: 'See [it](/x).' }
paths: {}
`;
    const { places } = await linksOf('api.yaml', twice);
    expect([...new Set(places.map(({ line, column }) => `${line}:${column}`))]).toEqual(['4:34', '5:34']);
  });

  it('where the alias that repeats it was given', async () => {
    const { places } = await linksOf(
      'api.yaml',
      "openapi: 3.1.0\ninfo: { title: T, version: '1', description: &d 'See [it](/x).' }\ntags: [{ name: a, description: *d }]\npaths: {}\n",
    );
    expect(new Set(places.map(({ line, column }) => `${line}:${column}`))).toEqual(new Set(['2:54']));
  });
});

const ANCHORED = (href: string): string => `openapi: 3.1.0
info:
  title: T
  version: '1'
  description: |
    # Getting started

    ## Errors & *limits*

    Text.
tags: [{ name: Two words, description: 'See [it](${href}).' }]
paths:
  /pets/{id}:
    post: { operationId: addPet, tags: [Two words], responses: {} }
components:
  schemas: { BigPet: { type: object } }
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key } }
`;

describe('anchors of other renderers lead to what they mean', () => {
  it.each([
    ['#operation/addPet', '/api/operations/add-pet'],
    ['#tag/Two-words/operation/addPet', '/api/operations/add-pet'],
    ['#tag/Two-words/paths/~1pets~1{id}/post', '/api/operations/add-pet'],
    ['#tag/two-words/POST/pets/{id}', '/api/operations/add-pet'],
    ['#/Two%20words/addPet', '/api/operations/add-pet'],
    ['#tag/Two-words', '/api/tags/two-words'],
    ['#tag/Two%20words', '/api/tags/two-words'],
    ['#section/Errors-and-limits', null],
    ['#section/Getting-started/Errors-and-limits', null],
    ['#section/Getting-started', '/api/#section-getting-started'],
    ['#section/Getting-started/Errors-limits', '/api/#section-errors-limits'],
    ['#getting-started', '/api/#section-getting-started'],
    ['#section/Authentication', '/api/#authorization'],
    ['#schema/BigPet', '/api/schemas/big-pet'],
    ['#/components/schemas/BigPet', '/api/schemas/big-pet'],
    ['#model/bigpet', null],
    ['#operation/none', null],
  ])('%s', async (href, expected) => {
    const { html, places } = await linksOf('api.yaml', ANCHORED(href));
    expect(html).toContain('<h2 id="section-getting-started">');
    if (expected === null) expect(places).toEqual([{ line: 11, column: 45 }]);
    else {
      expect(html).toContain(`<a href="${expected}">it</a>`);
      expect(places).toEqual([]);
    }
  });
});
