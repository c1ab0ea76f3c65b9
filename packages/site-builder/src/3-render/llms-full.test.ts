import { expect, it } from 'vitest';
import { llmsFullText } from './llms-full.js';

const page = (path: string) => ({ kind: 'doc', path, markdownHref: `${path}.md` });
const model = {
  pages: {
    document: {
      a: page('/docs/a'),
      b: page('/docs/b'),
      c: page('/docs/c'),
      hidden: page('/docs/hidden'),
      unwritten: page('/docs/unwritten'),
    },
    component: { home: { kind: 'component', path: '/docs/' } },
    index: {},
  },
  sidebars: {
    docs: {
      id: 'docs',
      items: [
        { type: 'html', value: '<hr>' },
        { type: 'link', label: 'C', href: '/docs/c' },
        {
          type: 'category',
          label: 'More',
          href: '/docs/b',
          items: [{ type: 'link', label: 'C again', href: '/docs/c' }],
        },
      ],
    },
  },
  unlisted: ['/docs/hidden'],
} as never;

it('has the text of each page once, in the order of the sidebars, below its address', () => {
  const read = (href: string) => (href.includes('unwritten') ? undefined : `# ${href}\n\nText.\n`);
  const text = [...llmsFullText({ model, url: 'https://docs.example.org', read })];
  expect(text.map((part) => part.split('\n')[0])).toEqual([
    'Source: https://docs.example.org/docs/c',
    'Source: https://docs.example.org/docs/b',
    'Source: https://docs.example.org/docs/a',
  ]);
  expect(text[0]).toBe('Source: https://docs.example.org/docs/c\n\n# /docs/c.md\n\nText.\n\n---\n\n');
});
