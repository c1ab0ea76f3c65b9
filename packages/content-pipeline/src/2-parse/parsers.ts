import type { Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { type Plugin, type Processor, unified } from 'unified';
import { lazily } from '../lazily.js';
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

type Reference = Processor<Root>;

/** The reference parser by what it reads. Hardly a page needs it, and for formulas it brings a whole TeX renderer along. */
const REFERENCE = {
  markdown: referenceParser([]),
  mdx: referenceParser(['remark-mdx']),
  'markdown with math': referenceParser(['remark-math']),
  'mdx with math': referenceParser(['remark-mdx', 'remark-math']),
};

function referenceParser(extensions: string[]): () => Reference {
  const plugins = ['remark-parse', 'remark-gfm', 'remark-directive', ...extensions].map((name) =>
    lazily<{ default: Plugin }>(name),
  );
  let processor: Reference | undefined;
  return () => {
    if (processor) return processor;
    const made = unified();
    for (const plugin of plugins) made.use(plugin().default);
    return (processor = made.freeze() as unknown as Reference);
  };
}

const remarkProcessor = (format: SourceFormat, math: boolean): Reference =>
  REFERENCE[math ? (`${format} with math` as const) : format]();

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
  if (name === 'remark') return remarkProcessor(format, math).parse(text);
  return (math ? SATTERI_WITH_MATH : SATTERI)[format].parse(text) as Root;
}

/** CommonMark with GFM and nothing else, as descriptions in other formats have it. The native parser reads all of it in reasonable time. */
export const parseGfm = (text: string): Root =>
  markdownToMdast(text, {
    features: { gfm: true, frontmatter: false, directive: false, math: false },
  }) as unknown as Root;
