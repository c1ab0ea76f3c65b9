import { expect, it } from 'vitest';
import { compilePage } from '../../compile-page.js';

const compile = (text: string, path = 'page.md') => compilePage({ path, text }, { read: () => undefined });

const BEFORE = `# Title

The **first** part with \`code\`
and [a link](https://example.org).

![A picture](https://example.org/x.png)

- One
- Two

## Heading
`;
const EXCERPT = ['The first part with code and a link.', 'One', 'Two'];

it.each([
  ['page.md', '<!-- truncate -->'],
  ['page.md', '<!--truncate-->'],
  ['page.mdx', '{/* truncate */}'],
  ['page.mdx', '<!-- truncate -->'],
])('is what %s says before %s, which is not shown', (path, marker) => {
  const page = compile(`${BEFORE}\n${marker}\n\nThe rest.\n`, path);
  expect(page.excerpt).toEqual(EXCERPT);
  expect(page.diagnostics).toEqual([]);
  expect(JSON.stringify(page)).not.toContain('truncate');
});

it.each([
  ['nothing says where it ends', BEFORE],
  ['that is code', `${BEFORE}\n\`\`\`html\n<!-- truncate -->\n\`\`\`\n`],
  ['that is another comment', `${BEFORE}\n<!-- do not truncate -->\n`],
])('is none where %s', (_case, text) => {
  expect(compile(text)).not.toHaveProperty('excerpt');
});

it('leaves the description to the first paragraph', () => {
  expect(compile('One.\n\nTwo.\n\n<!-- truncate -->\n\nThree.\n')).toMatchObject({
    description: 'One.',
    excerpt: ['One.', 'Two.'],
  });
});
