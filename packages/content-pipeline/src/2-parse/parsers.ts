import type * as Mdx from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { type PluggableList, type Plugin, type Processor, unified } from 'unified';
import type { ParserName } from '../page/compile-options.js';
import { lazily } from '../page/lazily.js';
import { isMisreadBySatteri } from './satteri-misreads.js';

/** `markdown` is CommonMark with GFM; `mdx` is MDX 3 with GFM. Both have directives. */
export type SourceFormat = 'markdown' | 'mdx';

const FEATURES = { gfm: true, frontmatter: false, directive: true } as const;

type Parser = Processor<Root>;
type LazyPlugin = () => { default: Plugin };

/**
 * A parser that is made when a text first wants it: hardly a page needs the reference or MDX, and for formulas both bring a whole TeX
 * renderer along.
 */
function lazyParser(plugins: LazyPlugin[], make: (plugins: PluggableList) => Parser): () => Parser {
  let parser: Parser | undefined;
  return () => (parser ??= make(plugins.map((plugin) => plugin().default)));
}

const mdx = lazily<typeof Mdx>('@mdx-js/mdx');
const makeRemark = (plugins: PluggableList): Parser => unified().use(plugins).freeze() as unknown as Parser;
const makeMdx = (remarkPlugins: PluggableList): Parser =>
  mdx().createProcessor({ remarkPlugins }).freeze() as unknown as Parser;

const COMMONMARK: LazyPlugin = lazily('remark-parse');
const GFM: LazyPlugin[] = [lazily('remark-gfm'), lazily('remark-directive')];
const MATH: LazyPlugin = lazily('remark-math');
const PARSERS = {
  markdown: lazyParser([COMMONMARK, ...GFM], makeRemark),
  mdx: lazyParser(GFM, makeMdx),
  'markdown with math': lazyParser([COMMONMARK, ...GFM, MATH], makeRemark),
  'mdx with math': lazyParser([...GFM, MATH], makeMdx),
};

/**
 * With `math`, dollars are taken for formulas as the parsers know them; see `parseWithMath`.
 *
 * @throws for what is to be MDX and is not; anything is Markdown
 */
export function parseTree(text: string, name: ParserName, format: SourceFormat, math = false): Root {
  if (name === 'satteri' && format === 'markdown' && !isMisreadBySatteri(text)) {
    return markdownToMdast(text, { features: { ...FEATURES, math } }) as unknown as Root;
  }
  return PARSERS[math ? (`${format} with math` as const) : format]().parse(text);
}

/** CommonMark with GFM and nothing else, as descriptions in other formats have it. The native parser reads all of it in reasonable time. */
export const parseGfm = (text: string): Root =>
  markdownToMdast(text, {
    features: { gfm: true, frontmatter: false, directive: false, math: false },
  }) as unknown as Root;
