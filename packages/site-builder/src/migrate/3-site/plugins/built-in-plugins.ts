/** What this builder does by itself, by the package that a configuration has for it. */
const BUILT_IN: [RegExp, string][] = [
  [/(?:^|\/)(?:remark-math|rehype-katex|rehype-mathjax)(?:$|\/)/, 'formulas are those of "markdown.math"'],
  [/npm-?(?:2|to)-?yarn/i, 'an `npm2yarn` fence has tabs by itself'],
  [/^remark-gfm$/, 'all pages are read as GFM'],
  [/^remark-(?:frontmatter|mdx-frontmatter)$/, 'front matter is read by itself'],
  [/^remark-directive$/, 'directives are read by themselves'],
  [/^remark-emoji$/, 'codes of emoji are read by themselves'],
  [
    /^remark-(?:gh-alerts|alerts?|github-(?:admonitions|blockquote|alert)[\w-]*)$/,
    '`> [!NOTE]` is read by itself',
  ],
  [/^rehype-slug$/, 'headings have ids by themselves'],
];

/** What takes the place of a plugin; `undefined` for one that is needed. */
export const builtIn = (module: string): string | undefined =>
  BUILT_IN.find(([pattern]) => pattern.test(module))?.[1];
