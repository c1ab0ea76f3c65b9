import type { ElementContent } from 'hast';
import type { SourceRange } from '../../page/elements.js';
import { type Block, type BlockContext, buildBlock } from './block.js';
import { flowContent, phrasingContent } from './flow-content.js';

export type Props = Record<string, unknown>;

/** One use of a component that the pipeline itself knows. */
export interface ComponentCall<Context extends BlockContext = BlockContext> {
  props: Props;
  /** `parent` is the block that they are directly inside of. */
  children: (parent?: string) => ElementContent[];
  /** A value, as JSX may give one for any property, as content. */
  content: (value: unknown) => ElementContent[];
  /** Name of the block that this is directly inside of. */
  parent?: string | undefined;
  position?: SourceRange | undefined;
  context: Context;
}

/** A component of which every page knows the name, or which it imports from a module of Docusaurus. */
export class BuiltIn<Context extends BlockContext = BlockContext> {
  constructor(readonly build: (call: ComponentCall<Context>) => ElementContent[]) {}
}

interface BlockInput {
  /** As text, and empty for `true`; what is absent stays so. */
  attributes?: Record<string, unknown>;
  /** What a directive has in brackets. */
  label?: unknown;
  children?: () => ElementContent[];
}

/** A component becomes the block of the same meaning, with its markup and its diagnostics. */
export function callBlock(
  block: Block,
  name: string,
  call: ComponentCall,
  { attributes, label, children = () => call.children(name) }: BlockInput = {},
): ElementContent[] {
  const inText = block.marker === ':';
  const use = {
    marker: block.marker,
    name,
    attributes: textAttributes({ id: call.props.id, ...attributes }),
    label: () => nonEmpty(label == null ? [] : phrasingContent(call.content(label))),
    children: () => (inText ? phrasingContent(children()) : flowContent(children())),
    parent: call.parent,
    position: call.position,
  };
  return [buildBlock(block, use, call.context)];
}

const nonEmpty = (nodes: ElementContent[]): ElementContent[] | undefined =>
  nodes.length > 0 ? nodes : undefined;

const textAttributes = (attributes: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value != null && value !== false)
      .map(([name, value]) => [name, value === true ? '' : String(value)]),
  );

/** `<Steps>` around content, with nothing to say by properties. */
export const componentOf = (block: Block, name: string): BuiltIn =>
  new BuiltIn((call) => callBlock(block, name, call));

/** What a property has for text: a text, a number or a boolean; nothing for anything else, which has no text of its own. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** An address as `require('./image.png')` gives it, or a module that was imported whole; `undefined` for what is none. */
export function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { default: address } = value as { default?: unknown };
  return typeof address === 'string' ? address : undefined;
}
