import type { ElementContent } from 'hast';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isSpace } from '../../page/elements.js';
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
  const top = startingAt(...startOf(tree));
  let position = top;
  try {
    const module = compileModule(tree, vfile, context);
    position = module.firstAwait ?? module.firstCode ?? top;
    if (module.firstAwait) throw new Error('a page cannot wait, and here is an "await"');
    const value = runModule(module, input);
    const nodes = toContent(value, { context, usePartial, position: top, inline: false });
    return flowContent(oneSpaceEach(nodes));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return reportCode(reasonOf(error), placeOf(error) ?? position, context);
  }
}

const startOf = ({ children: [first] }: Root): [line: number, column: number] => {
  const { line = 1, column = 1 } = first?.position?.start ?? {};
  return [line, column];
};

/** What `@mdx-js/mdx` throws is a message of its file, with its place. */
interface Thrown {
  reason?: string;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

const reasonOf = (error: unknown): unknown => (error as Thrown).reason ?? error;

function placeOf(error: unknown) {
  const { place } = error as Thrown;
  const { line, column } = place?.start ?? place ?? {};
  return line === undefined || column === undefined ? undefined : startingAt(line, column);
}

/** Where imports and exports stood there is nothing, between two line breaks. */
const oneSpaceEach = (nodes: ElementContent[]): ElementContent[] =>
  nodes.filter((node, index) => {
    const before = nodes[index - 1];
    return !isSpace(node) || (before !== undefined && !isSpace(before) && index < nodes.length - 1);
  });
