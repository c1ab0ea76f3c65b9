import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { markdownToMdast } from 'satteri';
import { unified, type Processor } from 'unified';
import { isMisreadBySatteri } from './satteri-misreads.js';

/**
 * `satteri` is native and about forty times faster; `remark` is the reference it is compared with.
 * @default 'satteri'
 */
export type ParserName = 'satteri' | 'remark';

const SATTERI_FEATURES = { gfm: true, frontmatter: false, directive: true } as const;

function satteriParser(this: Processor): void {
  this.parser = (text) => {
    return isMisreadBySatteri(text)
      ? PARSERS.remark.parse(text)
      : (markdownToMdast(text, { features: SATTERI_FEATURES }) as unknown as Root);
  };
}

/** Unified processors with nothing but the parser: every remark and rehype plugin attaches to one as usual. */
const PARSERS = {
  satteri: unified().use(satteriParser).freeze(),
  remark: unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze(),
};

export const parseTree = (markdown: string, name: ParserName): Root => PARSERS[name].parse(markdown) as Root;
