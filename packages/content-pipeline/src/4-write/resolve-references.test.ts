import { expect, it } from 'vitest';
import { noFiles } from '../../test/content-files.js';
import { compilePage } from '../compile-page.js';
import { resolveReferences } from './resolve-references.js';

const page = (text: string) => compilePage({ path: 'guide/page.md', text }, noFiles);

it('puts an address in the place of every reference', () => {
  const html = resolveReferences(
    page('[a](./a.md) and [b](/b#c) and [a](./a.md)'),
    ({ kind }, index) => `/${kind}/${index}`,
  );
  expect(html).toBe(
    '<p><a href="/file/0">a</a> and <a href="/route/1">b</a> and <a href="/file/2">a</a></p>',
  );
});

it('hands over the reference as the page has it', () => {
  const compiled = page('[a](./a.md?b#c)');
  resolveReferences(compiled, (reference) => {
    expect(reference).toBe(compiled.references[0]);
    return '';
  });
  expect.assertions(1);
});

it('fills several slots of one element', () => {
  const html = resolveReferences(
    page('<video src="a.mp4" poster="a.svg"></video>'),
    (_, index) => `/${index}`,
  );
  expect(html).toContain('<video src="/0" poster="/1">');
});

it('escapes what would end the attribute or be read as an entity', () => {
  const html = resolveReferences(page('[a](./a.md)'), () => '/"><script>&copy=$1$&');
  expect(html).toBe('<p><a href="/&quot;&gt;&lt;script&gt;&amp;copy=$1$&amp;">a</a></p>');
});

it('leaves no slot where a reference is missing', () => {
  expect(resolveReferences({ html: '<a href="docs-ref:7">a</a>', references: [] }, () => '/x')).toBe(
    '<a href="">a</a>',
  );
});

it.each([
  'Say "docs-ref:0".',
  'Say href="docs-ref:0".',
  '`<a href="docs-ref:0">`',
  '```html\n<a href="docs-ref:0">\n```',
  '<!-- href="docs-ref:0" -->',
  '<b title=\'a="docs-ref:0"\'>b</b>',
  '<b title="> href=&quot;docs-ref:0&quot; <">b</b>',
])('leaves text that only looks like a slot alone: %j', (text) => {
  const compiled = page(`${text}\n\n[a](./a.md)`);
  const html = resolveReferences(compiled, () => '/address');
  expect(html).toBe(compiled.html.replace('<a href="docs-ref:0">a</a>', '<a href="/address">a</a>'));
  expect(html).not.toBe(compiled.html);
});
