import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { thrownMessage } from '../../page/diagnostics.js';
import { isSpace } from '../../page/elements.js';
import { findPoint } from '../../page/source-texts.js';
import { flowContent } from '../blocks/flow-content.js';
import { compileModule } from './compile-module.js';
import { toContent, type UsePartial } from './element-content.js';
import { startingAt } from './jsx-element.js';
import { type ModuleInput, reportCode, runModule } from './run-module.js';

interface SourceInput extends ModuleInput {
  vfile: VFile;
  /** The content of a partial that is used as a component. */
  usePartial: UsePartial;
}

/**
 * mdast of one MDX source, the page or a partial → hast. Tags are elements, blocks, or marks where a component of React is to be
 * rendered; expressions are their values. `undefined`, and a diagnostic, when its code cannot be run at all.
 */
export function moduleContent(tree: Root, input: SourceInput): ElementContent[] | undefined {
  const { context, vfile, usePartial } = input;
  const { start } = tree.children[0]?.position ?? startingAt(1, 1);
  const top = startingAt(start.line, start.column);
  let position = top;
  try {
    const module = compileModule(tree, vfile, context);
    position = module.firstCode ?? top;
    const value = runModule(module, input);
    const nodes = toContent(value, { context, usePartial, position: top, inline: false });
    return flowContent(oneSpaceEach(nodes));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // All of it was parsed, block by block: what is left to be wrong is a name that is declared twice, or an "await".
    const isAwait = error instanceof SyntaxError && !error.message.includes('declared');
    const found = isAwait ? findPoint(context.texts, 'await', start) : undefined;
    if (found)
      return reportCode('a page cannot wait, and here is "await"', { position: { start: found } }, context);
    const thrown = thrownMessage(error);
    return reportCode(thrown.reason, { position: thrown.position ?? position }, context);
  }
}

/** Where imports and exports were there is nothing, between two line breaks. */
const oneSpaceEach = (nodes: ElementContent[]): ElementContent[] =>
  nodes.filter((node, index) => {
    const before = nodes[index - 1];
    return !isSpace(node) || (before !== undefined && !isSpace(before) && index < nodes.length - 1);
  });
