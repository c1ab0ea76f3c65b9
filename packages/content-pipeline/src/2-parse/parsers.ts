import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { unified, type Processor } from 'unified';
import { isMisreadBySatteri } from './satteri-misreads.js';

/**
 * `satteri` is native and about forty times faster; `remark` is the reference it is compared with.
 * @default 'satteri'
 */
export type ParserName = 'satteri' | 'remark';

/** `markdown` is CommonMark with GFM; `mdx` is MDX 3 with GFM. Both have directives. */
export type SourceFormat = 'markdown' | 'mdx';

const SATTERI_FEATURES = { gfm: true, frontmatter: false, directive: true } as const;

function satteriParser(this: Processor): void {
  this.parser = (text) => {
    return isMisreadBySatteri(text)
      ? PARSERS.remark.markdown.parse(text)
      : (markdownToMdast(text, { features: SATTERI_FEATURES }) as unknown as Root);
  };
}

function satteriMdxParser(this: Processor): void {
  this.parser = (text) => {
    return isMisreadBySatteri(text)
      ? PARSERS.remark.mdx.parse(text)
      : (mdxToMdast(text, { features: SATTERI_FEATURES }) as unknown as Root);
  };
}

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** Unified processors with nothing but the parser: every remark and rehype plugin attaches to one as usual. */
const PARSERS = {
  satteri: {
    markdown: unified().use(satteriParser).freeze(),
    mdx: unified().use(satteriMdxParser).freeze(),
  },
  remark: { markdown: remark, mdx: remark().use(remarkMdx).freeze() },
};

/** @throws for what is to be MDX and is not; anything is Markdown */
export const parseTree = (text: string, name: ParserName, format: SourceFormat): Root =>
  PARSERS[name][format].parse(text) as Root;
