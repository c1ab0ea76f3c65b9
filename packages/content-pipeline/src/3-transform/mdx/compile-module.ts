import type * as Mdx from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { lazily } from '../../page/lazily.js';
import { phrasingContent } from '../blocks/flow-content.js';
import type { PlaceBlock } from '../to-hast/directives.js';
import { hastOptions } from '../to-hast/hast-options.js';
import type { ElementContext } from '../to-hast/hast-options.js';
import { takeImports } from './guard-code.js';
import { KeptBlock } from './jsx-element.js';
import { keepElements, KEPT, type KeptContent, LABEL, tag } from './keep-elements.js';

const mdx = lazily<typeof Mdx>('@mdx-js/mdx');

/** JavaScript of one MDX source: the body of a function. */
export interface CompiledModule extends KeptContent {
  code: string;
}

/** mdast with MDX → JavaScript. @throws what `@mdx-js/mdx` throws, with a `place` where that is known */
export function compileModule(tree: Root, file: VFile, context: ElementContext): CompiledModule {
  const kept: KeptContent = { nodes: [], imports: new Map() };
  const place: PlaceBlock = (block, use) => {
    const inText = use.marker === ':';
    const index = kept.nodes.push(new KeptBlock(block, use)) - 1;
    const label = use.label();
    const children = label ? [tag(LABEL, phrasingContent(label), { inText: true })] : [];
    return tag(KEPT, [...children, ...use.children()], { index, inText });
  };
  keepLabels(tree);
  const processor = mdx().createProcessor({
    outputFormat: 'function-body',
    // The code says then where its elements are.
    development: true,
    providerImportSource: 'components',
    remarkRehypeOptions: hastOptions(context, place),
    rehypePlugins: [() => (hast: HastRoot) => keepElements(hast, kept)],
    recmaPlugins: [() => (program: Program) => takeImports(program)],
  });
  // Its types say that only programs run; what it parses is mdast.
  const program = processor.runSync(tree as never, file);
  return { ...kept, code: String(processor.stringify(program, file)) };
}

/** `@mdx-js/mdx` takes a paragraph away that has nothing but code in it; a directive's label is one to it. */
function keepLabels(tree: Root): void {
  visit(tree, 'paragraph', (node) => {
    const { directiveLabel } = (node.data ?? {}) as { directiveLabel?: boolean };
    if (directiveLabel) Object.assign(node, { type: 'docsLabel' });
  });
}
