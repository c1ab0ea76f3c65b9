import fc from 'fast-check';
import type { Element, ElementContent, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { writeHtml } from './write-html.js';

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'a & b < c > d',
    '"quoted" and \'quoted\'',
    '`',
    '\0',
    '-->',
    '<!--',
    '--!>',
    '>',
    '->',
    'ünï 😀',
  ),
);
const value: fc.Arbitrary<Properties[string]> = fc.oneof(
  text,
  fc.boolean(),
  fc.integer(),
  fc.constantFrom(null, undefined, '', Number.NaN, 0, 'hidden', 'download'),
  fc.array(fc.oneof(text, fc.integer()), { maxLength: 3 }),
);
const name = fc.oneof(
  fc.constantFrom(
    'id',
    'className',
    'hidden',
    'download',
    'href',
    'accept',
    'srcSet',
    'ariaHidden',
    'dataTabSet',
    'data-x',
  ),
  fc.constantFrom('viewBox', 'strokeWidth', 'xLinkHref', 'onClick', 'contentEditable', 'sizes', 'style', 'é'),
);
const tagName = fc.constantFrom(
  'p',
  'div',
  'svg',
  'title',
  'foreignObject',
  'br',
  'BR',
  'img',
  'style',
  'script',
  'circle',
  'x-y',
);

const { tree } = fc.letrec<{ tree: Root; node: ElementContent; element: Element }>((tie) => ({
  tree: fc.record({ type: fc.constant('root' as const), children: fc.array(tie('node')) }),
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constant('text' as const), value: text }),
    fc.record({ type: fc.constant('comment' as const), value: text }),
    fc.record({ type: fc.constant('raw' as const), value: text }) as fc.Arbitrary<never>,
    tie('element'),
  ),
  element: fc.record({
    type: fc.constant('element' as const),
    tagName,
    properties: fc.dictionary(name, value, { noNullPrototype: true, maxKeys: 4 }),
    children: fc.array(tie('node'), { maxLength: 4 }),
  }),
}));

describe('HTML of a tree', () => {
  it.each([true, false])('is what hast-util-to-html writes, with raw HTML as it is: %s', (raw) => {
    fc.assert(
      fc.property(tree, (root) => {
        expect(writeHtml(root, { raw })).toBe(toHtml(root, { allowDangerousHtml: raw }));
      }),
      { seed: 7, numRuns: 1500 },
    );
  });

  it('has the content of a template, and a doctype', () => {
    const content: Root = { type: 'root', children: [{ type: 'text', value: 'a < b' }] };
    const root: Root = {
      type: 'root',
      children: [
        { type: 'doctype' },
        { type: 'element', tagName: 'template', properties: {}, children: [], content },
      ],
    };
    expect(writeHtml(root, { raw: false })).toBe(toHtml(root));
  });

  it('leaves out attributes that HTML cannot name', () => {
    const properties = { 'a b': 'x', 'a"b': 'x', 'a>b': true, '```js': '', '{...{': '', id: 'x' };
    const root: Root = {
      type: 'root',
      children: [{ type: 'element', tagName: 'p', properties, children: [] }],
    };
    expect(writeHtml(root, { raw: false })).toBe('<p {...{="" id="x"></p>');
  });

  it('refuses what is no HTML', () => {
    const root = { type: 'root', children: [{ type: 'mdxFlowExpression', value: 'x' }] } as unknown as Root;
    expect(() => writeHtml(root, { raw: true })).toThrow('"mdxFlowExpression"');
  });

  it('knows any number of names', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`dataName${index}`, 'x']),
    );
    const root: Root = {
      type: 'root',
      children: [{ type: 'element', tagName: 'p', properties, children: [] }],
    };
    expect(writeHtml(root, { raw: false })).toBe(toHtml(root));
  });
});
