import { describe, expect, it } from 'vitest';
import { createApiRenderer, planApiPages } from '../src/react/index.js';
import { build } from './document.js';
import { renderMarkdown } from './markdown.js';

const HEAD =
  'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { get: { summary: It is there, responses: {} } } }\n';

async function shown(rest: string) {
  const { model, diagnostics, check } = await build({ 'api.yaml': HEAD + rest });
  if (!model) throw new Error('The document could not be read.');
  await check();
  const plan = planApiPages(model);
  const render = createApiRenderer(model, plan, { renderMarkdown });
  const html = plan.pages.map((page) => render(page, { href: (to) => to }).html).join('');
  return {
    html,
    found: diagnostics.map(({ code, severity, line, column }) => [code, severity, line, column]),
  };
}

describe('an alias inside of what it stands for is a diagnostic at its place, and all else is shown', () => {
  it.each([
    [
      'as a value',
      'components:\n  schemas:\n    S: &s\n      properties: { a: *s, b: { description: Kept. } }\n',
      7,
      24,
    ],
    [
      'as an item',
      'components:\n  schemas:\n    S: &s\n      description: Kept.\n      allOf: [*s]\n',
      8,
      15,
    ],
    [
      'as what a map takes over',
      'components:\n  schemas:\n    S: &s\n      <<: *s\n      description: Kept.\n',
      7,
      11,
    ],
    [
      'as what an inner map takes over',
      'components:\n  schemas:\n    S: &s\n      description: Kept.\n      items: { <<: *s }\n',
      8,
      20,
    ],
    [
      'as one of several that a map takes over',
      'components:\n  schemas:\n    O: &o { type: object }\n    S: &s\n      <<: [*o, *s]\n      description: Kept.\n',
      8,
      16,
    ],
    [
      'around the whole file',
      'x-all: &all\n  one: *all\ncomponents: { schemas: { S: { description: Kept. } } }\n',
      5,
      8,
    ],
  ])('%s', async (_, rest, line, column) => {
    const { html, found } = await shown(rest);
    expect(found).toEqual([['alias-circular', 'warning', line, column]]);
    expect(html).toContain('It is there');
    expect(html).toContain('Kept.');
  });

  it('as the document itself', async () => {
    const { diagnostics } = await build({ 'api.yaml': '&a\nopenapi: 3.1.0\npaths: *a\n' });
    expect(diagnostics.map(({ code, line, column }) => [code, line, column])).toContainEqual([
      'alias-circular',
      3,
      8,
    ]);
  });

  it('in a file that the document refers to', async () => {
    const { model, diagnostics } = await build({
      'api.yaml': `${HEAD}components: { schemas: { S: { $ref: parts.yaml } } }\n`,
      'parts.yaml': '&p\ntype: object\nitems: *p\n',
    });
    expect(model?.schemas[0]?.key).toBe('S');
    expect(diagnostics.map(({ code, file, line }) => [code, file.split('/').at(-1), line])).toEqual([
      ['alias-circular', 'parts.yaml', 3],
    ]);
  });
});

it.each(['[*, *]', '{ a: *, b: * }'])(
  'aliases that multiply are left out from where they come to too many: %s',
  async (twice) => {
    const levels = Array.from({ length: 40 }, (_, index) =>
      index === 0
        ? '  l0: &l0 { description: Laughs. }'
        : `  l${index}: &l${index} ${twice.replaceAll('*', `*l${index - 1}`)}`,
    );
    const { html, found } = await shown(`x-levels:\n${levels.join('\n')}\n`);
    expect(html).toContain('It is there');
    expect(found[0]).toEqual(['alias-multiplies', 'error', expect.any(Number), expect.any(Number)]);
    expect(found[0]?.[2]).toBeGreaterThan(15);
  },
);

it('an alias may be used as often as a document likes', async () => {
  const properties = Array.from({ length: 3000 }, (_, index) => `        p${index}: *id`);
  const { html, found } = await shown(
    `x-id: &id { type: string, description: An id. }\ncomponents:\n  schemas:\n    S:\n      properties:\n${properties.join('\n')}\n`,
  );
  expect(found).toEqual([]);
  expect(html).toContain('An id.');
});

it('maps take over the members of others, and a diagnostic inside of them is where they are written', async () => {
  const { html, found } = await shown(
    'x-base: &base\n  type: object\n  description: From the base.\n  items: { $ref: "#/nope" }\ncomponents: { schemas: { S: { <<: *base, title: Own } } }\n',
  );
  expect(html).toContain('From the base.');
  expect(found).toEqual([['ref-missing', 'warning', 7, 10]]);
});
