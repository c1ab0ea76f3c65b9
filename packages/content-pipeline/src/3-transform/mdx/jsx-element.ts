import type { RootContent } from 'mdast';

/** Name under which compiled JSX finds {@link createJsx}; a writer's own names cannot meet it. */
export const JSX_FACTORY = '_docsJsx';
/** The same for `<>…</>`. */
export const JSX_FRAGMENT = '_docsFragment';

export const fragment = Symbol('fragment');

export type Props = Record<string, unknown>;

/**
 * What JSX in an expression gives: a plain value, not an element of React. A page without components of React needs none,
 * and what a page makes of headings, links and images keeps its place in the source.
 */
export class JsxElement {
  constructor(
    readonly type: unknown,
    readonly props: Props,
  ) {}
}

/** Content in Markdown that was given to a component, as the value of `props.children`. */
export class MarkdownChildren {
  readonly #nodes: RootContent[];
  #taken = false;

  constructor(nodes: RootContent[]) {
    this.#nodes = nodes;
  }

  /** The content; a copy of it from the second time on, because later steps change nodes in place. */
  take(): RootContent[] {
    const nodes = this.#taken ? structuredClone(this.#nodes) : this.#nodes;
    this.#taken = true;
    return nodes;
  }
}

/** The factory that JSX compiles to. Children are a property, and one child is not wrapped, as React has it. */
export function createJsx(type: unknown, props: Props | null, ...children: unknown[]): JsxElement {
  const given = { ...props };
  if (children.length > 0) given.children = children.length === 1 ? children[0] : children;
  return new JsxElement(type, given);
}
