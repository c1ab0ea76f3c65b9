import type { ElementContent } from 'hast';
import type { Paragraph, Parents } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Handlers, State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { typedText } from '../../page/source-texts.js';
import {
  type Block,
  type BlockContext,
  type BlockUse,
  buildBlock,
  reportUnknown,
  withoutBlock,
} from '../blocks/block.js';
import { findBlock, nearestBlock } from '../blocks/known-blocks.js';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/** Makes the element of a block's use, or a placeholder until its content is known. `block` is `undefined` for an unknown name. */
export type PlaceBlock = (block: Block | undefined, use: BlockUse) => ElementContent;

const MARKERS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' } as const;

/** mdast → hast: directives become their blocks. Colons that were never meant as a directive become text again. */
export function directiveHandlers(context: BlockContext, place: PlaceBlock): Handlers {
  const handler = (
    state: State,
    node: Directive,
    parent: Parents | undefined,
  ): ElementContent | undefined => {
    if (node.data?.hName) return ofPlugin(state, node);
    const block = findBlock(MARKERS[node.type], node.name);
    return node.type === 'textDirective' && !(block && node.children.length > 0)
      ? (state.one({ type: 'text', value: typed(node, context) }, parent) as ElementContent)
      : place(block, useOf(state, node, parent));
  };
  return { containerDirective: handler, leafDirective: handler, textDirective: handler };
}

export const buildNow =
  (context: BlockContext): PlaceBlock =>
  (block, use) => {
    if (block) return buildBlock(block, use, context);
    reportUnknown(use, nearestBlock(use.marker, use.name), context);
    return withoutBlock(use);
  };

/** A plugin has said already what it becomes. */
function ofPlugin(state: State, node: Directive): ElementContent {
  const element = { type: 'element' as const, tagName: 'div', properties: {}, children: state.all(node) };
  state.patch(node, element);
  return state.applyData(node, element as never);
}

function useOf(state: State, node: Directive, parent: Parents | undefined): BlockUse {
  const label = node.type === 'containerDirective' ? takeLabel(node) : undefined;
  return {
    marker: MARKERS[node.type],
    name: node.name,
    attributes: { ...node.attributes },
    label: once(() => label && state.all(label)),
    children: once(() => state.all(node)),
    parent: parent?.type === 'containerDirective' ? parent.name : undefined,
    position: node.position,
  };
}

/** Content is converted once: footnotes are counted while it is. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The `[label]` of a directive around content, removed from its children; `undefined` when there is none or it is empty. */
function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const [first] = node.children;
  if (!first || !(first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel) return undefined;
  node.children.shift();
  const label = first as Paragraph;
  return label.children.length > 0 ? label : undefined;
}

/** `10:30`, `a:b` and the like parse as directives; what the writer typed is what they meant. */
function typed(node: TextDirective, { texts }: BlockContext): string {
  const { start, end } = node.position ?? {};
  return start?.offset !== undefined && end?.offset !== undefined
    ? typedText(texts, start.offset, end.offset)
    : `:${node.name}${toString(node)}`;
}
