import type { Element, ElementContent, Nodes } from 'hast';
import type { SourceRange } from '../../page/elements.js';
import type { Block, BlockUse } from '../blocks/block.js';
import type { Props } from '../blocks/component.js';

export const fragment = Symbol('fragment');

/**
 * What JSX gives when a page's code runs: a plain value, not an element of React. A page without components of React needs none,
 * and what a page makes of headings, links and images keeps its position in the source.
 */
export class JsxElement {
  constructor(
    readonly type: unknown,
    readonly props: Props,
    readonly position?: SourceRange | undefined,
  ) {}
}

/** What Markdown in MDX became. The page's code passes it around and does not look into it. */
export class KeptNode {
  #taken = false;

  constructor(
    readonly node: ElementContent,
    /** Whether there is code in it, so that its children are made when that runs. */
    readonly hasCode: boolean,
  ) {}

  /** The node, with the children that its code gives; a copy of it from the second time on, because later steps change nodes in place. */
  take(children?: ElementContent[]): ElementContent {
    const node = this.#taken ? structuredClone(this.node) : this.node;
    this.#taken = true;
    return children ? { ...(node as Element), children } : node;
  }
}

/** A directive in MDX. Its block is built when the code in its content has run. */
export class KeptBlock {
  constructor(
    readonly block: Block | undefined,
    readonly use: BlockUse,
  ) {}
}

/** Where something starts is all that is known of code. The HTML parser wants an offset, and nothing looks at it behind it. */
export function startingAt(line: number, column: number): SourceRange {
  const start = { line, column, offset: 0 };
  return { start, end: start };
}

export const rangeOf = ({ position }: Nodes): SourceRange => position ?? startingAt(1, 1);
