import { describe, expect, it } from 'vitest';
import { compilePage } from '../compile-page.js';
import { foreignSyntax } from './dialects.js';

/** Code, place and hint of what is said of a page. */
function said(text: string, path = 'page.md') {
  const { diagnostics } = compilePage({ path, text }, { read: () => undefined });
  return diagnostics
    .filter(({ code }) => code === 'syntax-foreign')
    .map(({ line, column, message, hint }) => ({ at: `${line}:${column}`, message, hint }));
}

describe('what is written in the dialect of another generator', () => {
  it.each([
    ['MkDocs', '!!! warning "Mind the gap"\n    body\n', 'an admonition of MkDocs', ':::warning'],
    ['MkDocs, folded', '???+ note\n    body\n', 'a folded admonition of MkDocs', ':::details'],
    ['MkDocs, tabs', '=== "npm"\n\n    body\n', 'a tab of MkDocs', '::::tabs'],
    ['Hugo', '{{< figure src="pond.png" >}}\n', 'a shortcode of Hugo', '![What it shows](picture.png)'],
    ['Hugo, of its own', '{{% pond-depth %}}\n', 'a shortcode of Hugo', 'a component of React'],
    ['GitBook', '{% hint style="info" %}\nbody\n{% endhint %}\n', 'a block of GitBook', ':::note'],
    [
      'VitePress, script',
      '<script setup>\nconst a = 1\n</script>\n',
      'the script of a Vue component',
      'React',
    ],
    ['VitePress, attributes', '<p v-if="isOpen">a</p>\n', 'attributes of Vue', 'React'],
    ['VitePress, component', 'A <Badge text="new" /> pond.\n', 'a component', 'React'],
  ])('is told with the nearest that there is here: %s', (_, text, what, hint) => {
    expect(said(`---\ntitle: Pond\n---\n\n${text}`)).toEqual([
      {
        at: text.startsWith('A ') ? '5:3' : '5:1',
        message: expect.stringContaining(what) as string,
        hint: expect.stringContaining(hint) as string,
      },
    ]);
  });

  it('is said once for each name, and not of code or comments', () => {
    expect(said('{{< pond >}}\n\n{{< pond >}}\n\n{{< gate >}}\n')).toHaveLength(2);
    expect(said('`{{< pond >}}`\n\n```\n!!! note\n{% hint %}\n```\n\n<!-- {{< pond >}} -->\n')).toEqual([]);
  });

  it('is no part of a page of MDX that has components', () => {
    expect(said('export const Badge = () => <b>new</b>;\n\n<Badge />\n', 'page.mdx')).toEqual([]);
  });

  it('is read in one pass, and named twenty times at most', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `{{< name-${at} >}} {{<${' '.repeat(40)}`).join(
      '\n',
    );
    expect(foreignSyntax(many, 'page.md', 'markdown')).toHaveLength(20);
    expect(foreignSyntax(`<a ${'v-a '.repeat(20_000)}`, 'page.md', 'markdown')).toEqual([]);
  });
});
