import type { Nodes } from 'mdast';
import type {} from 'mdast-util-directive';
import { expect, it } from 'vitest';
import { parseSource } from './parse-source.js';

/** `a <url|text> b` */
const written = (node: Nodes): string => {
  const inner = 'children' in node ? node.children.map(written).join('') : '';
  if (node.type === 'link') return `<${node.url}|${inner}>`;
  if (node.type === 'textDirective') return `{${node.name}}`;
  return node.type === 'text' ? node.value : inner;
};

const linked = (markdown: string): string[] =>
  (['satteri', 'remark'] as const).map((parser) =>
    written(parseSource(markdown, 'markdown', { parser }).tree),
  );

it.each([
  ['mailto:foo@bar.baz', '<mailto:foo@bar.baz|mailto:foo@bar.baz>'],
  ['(mailto:a.b-c_d@a.b.) b', '(<mailto:a.b-c_d@a.b|mailto:a.b-c_d@a.b>.) b'],
  ['*mailto:1@b.c*', '<mailto:1@b.c|mailto:1@b.c>'],
  ['mailto:a@b.c/message', '<mailto:a@b.c|mailto:a@b.c>/message'],
  ['xmpp:a@b.c/txt@bin.com/x', '<xmpp:a@b.c/txt@bin.com|xmpp:a@b.c/txt@bin.com>/x'],
  ['mailto:a@b.c, xmpp:d@e.f', '<mailto:a@b.c|mailto:a@b.c>, <xmpp:d@e.f|xmpp:d@e.f>'],
])('links %j, whatever the parser', (markdown, expected) => {
  expect(linked(markdown)).toEqual([expected, expected]);
});

it.each([
  ['mailto:a', 'mailto{a}'],
  ['mailto:a@b', 'mailto{a}@b'],
  ['xmailto:a@b.c', 'xmailto{a}@b.c'],
  ['mailto:a.x@b.c-', 'mailto{a}.x@b.c-'],
  ['[mailto:a@b.c](x)', '<x|mailto{a}@b.c>'],
])('leaves %j', (markdown, expected) => {
  expect(linked(markdown)).toEqual([expected, expected]);
});
