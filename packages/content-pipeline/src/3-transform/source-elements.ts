import type { ElementContent, Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { RawHtml } from '../page/compile-options.js';
import type { FileContext } from '../page/content-files.js';
import type { ContentPlugin } from '../page/content-plugin.js';
import type { FrontMatter } from '../page/front-matter.js';
import { runPlugins } from '../plugins/run-plugins.js';
import { takeHeadingIds } from './headings/heading-ids.js';
import type { HeadingContext } from './headings/headings.js';
import { moduleContent } from './mdx/module-content.js';
import type { MdxContext } from './mdx/modules.js';
import { expandIncludes, type Expansion, type SourceTree, usePartial } from './partials/expand-includes.js';
import type { ReferenceContext } from './references/references.js';
import { buildNow } from './to-hast/directives.js';
import { type ElementContext, hastOptions } from './to-hast/hast-options.js';

/**
 * mdast → hast: one source, the page or a partial, with the partials in it. `undefined`, and a diagnostic, for MDX whose code cannot be
 * run.
 */
export function sourceElements(
  { file, tree, format, frontMatter, props }: SourceTree,
  expansion: Expansion,
  { context, plugins }: { context: PageContext; plugins: readonly ContentPlugin[] },
): ElementContent[] | undefined {
  expandIncludes(tree, expansion);
  const vfile = textFile(context, frontMatter);
  const parse = partParser({ file, format }, expansion);
  const planned = runPlugins(tree, { plugins, file: vfile, context, parse });
  takeHeadingIds(planned, context);
  if (format === 'mdx') {
    const input = { context, file, frontMatter, props, vfile };
    return moduleContent(planned, { ...input, usePartial: (use) => usePartial(use, expansion) });
  }
  const hast = toHast(planned, { file: vfile, ...hastOptions(context, buildNow(context)) }) as HastRoot;
  return hast.children as ElementContent[];
}

/** Parses Markdown that a plugin has from elsewhere, as the page is parsed; nothing of it is at a place of the page. */
export const partParser =
  ({ file, format }: Pick<SourceTree, 'file' | 'format'>, { parse }: Expansion) =>
  (text: string): MdastRoot => {
    const { tree } = parse(text, file, format);
    visit(tree, (node) => void delete node.position);
    return tree;
  };

/** What plugins know of the page beside its tree; `data.frontMatter` is this pipeline's own. */
export const textFile = ({ texts, source }: FileContext, frontMatter: FrontMatter): VFile =>
  new VFile({ value: texts.map(({ text }) => text).join(''), path: source, data: { frontMatter } });

/** All that the transforms of a page share; each of them takes the part that it needs. */
export interface PageContext extends MdxContext, ElementContext, ReferenceContext, HeadingContext {
  readonly rawHtml: RawHtml;
}
