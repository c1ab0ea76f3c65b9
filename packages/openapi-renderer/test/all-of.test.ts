import { describe, expect, it } from 'vitest';
import { createApiRenderer, planApiPages } from '../src/react/index.js';
import { modelOf } from './document.js';
import { renderMarkdown } from './markdown.js';

/** A schema of the response of an operation, as its page shows it: text of the response, and its generated example. */
async function shown(schema: object, schemas: object = {}): Promise<{ text: string; example: unknown }> {
  const model = await modelOf({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': {
        get: {
          operationId: 'one',
          responses: { 200: { description: 'ok', content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas },
  });
  const plan = planApiPages(model, 'pages');
  const page = plan.pages.find(({ path }) => path === 'operations/one');
  if (!page) throw new Error('The operation has no page.');
  const { markdown } = createApiRenderer(model, plan, { renderMarkdown })(page, { href: (to) => `/${to}` });
  const [, text = ''] = markdown.split(/^#+ Responses$/m);
  const json = /```json\n([^`]*)```/.exec(text)?.[1];
  return { text, example: json === undefined ? undefined : (JSON.parse(json) as unknown) };
}

const STATION = { type: 'object', properties: { code: { type: 'string', example: 'BER' } } };
const WRAPPER = {
  type: 'object',
  description: 'A wrapper.',
  properties: {
    data: { description: 'Any objects.', type: 'array', minItems: 1, items: { type: 'object' } },
    links: { type: 'object', readOnly: true },
  },
};

describe('a property in several members of allOf', () => {
  it('has the items of the member that knows them, and the bounds of both', async () => {
    const data = { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Station' } };
    const { text, example } = await shown(
      { allOf: [{ $ref: '#/components/schemas/Wrapper' }, { properties: { data } }] },
      { Station: STATION, Wrapper: WRAPPER },
    );
    expect(text).toMatch(/`data`.*array of \[?Station/);
    expect(text).toContain('1 to 9');
    expect(text).toContain('Any objects.');
    expect(example).toMatchObject({ data: [{ code: 'BER' }] });
  });

  it.each([
    ['in either order', (own: object, base: object) => [own, base]],
    ['as it is usual', (own: object, base: object) => [base, own]],
  ])('is described by the nearer one: %s', async (_, order) => {
    const own = { properties: { data: { description: 'Stations.' } } };
    const { text } = await shown(
      { allOf: order(own, { $ref: '#/components/schemas/Wrapper' }) },
      { Wrapper: WRAPPER },
    );
    expect(text).toContain('Stations.');
    expect(text).not.toContain('Any objects.');
  });

  it('is described by the later of two that are as near', async () => {
    const member = (description: string): object => ({ properties: { a: { type: 'string', description } } });
    const { text } = await shown({ allOf: [member('First.'), member('Later.')] });
    expect(text).toContain('Later.');
    expect(text).not.toContain('First.');
  });

  it('stays in the order of the document, and is required when one member says so', async () => {
    const { text } = await shown({
      allOf: [
        { properties: { a: { type: 'string' }, b: { type: 'string' } } },
        { properties: { b: { minLength: 2 }, a: { maxLength: 3 } }, required: ['b'] },
      ],
    });
    expect(text.indexOf('`a`')).toBeLessThan(text.indexOf('`b`'));
    expect(text).toMatch(/`b`.*required/);
  });
});

describe('constraints of members hold together', () => {
  it.each([
    ['the larger minimum', { minimum: 3 }, { minimum: 5 }, '≥ 5'],
    ['the smaller maximum', { maximum: 3 }, { maximum: 5 }, '≤ 3'],
    ['both ends', { minLength: 3 }, { maxLength: 5 }, '3 to 5'],
    ['the narrower type', { type: 'number' }, { type: 'integer' }, 'integer'],
    [
      'the types in common',
      { type: ['string', 'integer'] },
      { type: ['integer', 'boolean'] },
      /`v`\W+integer\b(?! or)/,
    ],
    ['the values in common', { enum: ['a', 'b'] }, { enum: ['b', 'c'] }, /Allowed:\W+b\W*\n/],
    ['every pattern', { pattern: '^a' }, { pattern: 'z$' }, /Pattern.*\^a.*z\$/],
    [
      'what it must not be, twice',
      { not: { const: 1 } },
      { not: { const: 2 } },
      /Must not match[^]*Must not match/,
    ],
    [
      'both choices',
      { oneOf: [{ title: 'Red' }, { title: 'Blue' }] },
      { oneOf: [{ title: 'Large' }, { title: 'Small' }] },
      /(?=[^]*Red)(?=[^]*Blue)(?=[^]*Large)(?=[^]*Small)/,
    ],
  ])('%s', async (_, one, other, expected) => {
    for (const allOf of [
      [one, other],
      [other, one],
    ]) {
      const { text } = await shown({ type: 'object', properties: { v: { allOf } } });
      expect(text).toMatch(
        expected instanceof RegExp && /pattern/.test(JSON.stringify(allOf))
          ? /Pattern.*(?:\^a.*z\$|z\$.*\^a)/
          : expected,
      );
    }
  });
});
