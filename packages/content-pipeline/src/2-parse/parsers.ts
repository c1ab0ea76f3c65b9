import { createRequire } from 'node:module';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { type Plugin, type Processor, unified } from 'unified';
import { isMisreadBySatteri } from './satteri-misreads.js';

/**
 * `satteri` is native and about forty times faster; `remark` is the reference it is compared with.
 * @default 'satteri'
 */
export type ParserName = 'satteri' | 'remark';

/** `markdown` is CommonMark with GFM; `mdx` is MDX 3 with GFM. Both have directives. */
export type SourceFormat = 'markdown' | 'mdx';

const SATTERI_FEATURES = { gfm: true, frontmatter: false, directive: true } as const;

function satteriParser(this: Processor, { math }: { math: boolean }): void {
  this.parser = (text) => {
    return isMisreadBySatteri(text)
      ? remarkProcessor('markdown', math).parse(text)
      : (markdownToMdast(text, { features: { ...SATTERI_FEATURES, math } }) as unknown as Root);
  };
}

function satteriMdxParser(this: Processor, { math }: { math: boolean }): void {
  this.parser = (text) => {
    return isMisreadBySatteri(text)
      ? remarkProcessor('mdx', math).parse(text)
      : (mdxToMdast(text, { features: { ...SATTERI_FEATURES, math } }) as unknown as Root);
  };
}

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const REMARK = { markdown: remark, mdx: remark().use(remarkMdx).freeze() };
const REMARK_WITH_MATH: Partial<typeof REMARK> = {};

/** The syntax for formulas is loaded when it is first wanted: it brings a whole TeX renderer along. */
function remarkProcessor(format: SourceFormat, math: boolean): typeof remark {
  if (!math) return REMARK[format];
  const load = createRequire(import.meta.url) as (name: string) => { default: Plugin };
  const attach = (): unknown => REMARK[format]().use(load('remark-math').default).freeze();
  return (REMARK_WITH_MATH[format] ??= attach() as typeof remark);
}

/** Unified processors with nothing but the parser: every remark and rehype plugin attaches to one as usual. */
const satteri = (math: boolean) => ({
  markdown: unified().use(satteriParser, { math }).freeze(),
  mdx: unified().use(satteriMdxParser, { math }).freeze(),
});
const SATTERI = satteri(false);
const SATTERI_WITH_MATH = satteri(true);

/**
 * With `math`, dollars are taken for formulas as the parsers know them; see `parseWithMath`.
 *
 * @throws for what is to be MDX and is not; anything is Markdown
 */
export function parseTree(text: string, name: ParserName, format: SourceFormat, math = false): Root {
  if (name === 'remark') return remarkProcessor(format, math).parse(text) as Root;
  return (math ? SATTERI_WITH_MATH : SATTERI)[format].parse(text) as Root;
}
