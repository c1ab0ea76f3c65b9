import { formatMessage } from '@org/site-model';
import type { Element, ElementContent } from 'hast';
import type { Code, InlineCode, Node } from 'mdast';
import { defaultHandlers, type Options, type State } from 'mdast-util-to-hast';
import type { MathNode } from '../../2-parse/math-dollars.js';
import { codeBlock } from '../code/code-block.js';
import {
  type CommandContext,
  isPackageCommand,
  packageManagerBlock,
} from '../code/commands/package-manager-tabs.js';
import { diagram, isDiagram } from '../code/diagram.js';
import { formula, isMathFence } from '../math/formula.js';
import { directiveHandlers, type PlaceBlock } from './directives.js';

/** A partial of MDX, whose code has been run: elements among Markdown. */
export interface ElementsNode extends Node {
  type: 'docsElements';
  elements: ElementContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    docsElements: ElementsNode;
  }
  interface BlockContentMap {
    docsElements: ElementsNode;
  }
}

/** What elements need of their page. */
export type ElementContext = CommandContext;

/** How mdast becomes hast, `mdast-util-to-hast`'s own apart. */
export const hastOptions = (context: ElementContext, place: PlaceBlock): Options => ({
  allowDangerousHtml: true,
  footnoteLabel: context.messages.footnotes,
  footnoteBackLabel: (reference, again) => footnoteBack(context, reference, again),
  handlers: {
    code: (_state, node: Code): ElementContent =>
      isPackageCommand(node) ? place(...packageManagerBlock(node, context)) : fencedElement(node, context),
    inlineCode,
    math: (_state, node: MathNode): Element => formula(node, context),
    inlineMath: (_state, node: MathNode): Element => formula(node, context),
    docsElements: (_state, { elements }: ElementsNode): ElementContent[] => elements,
    ...directiveHandlers(context, place),
  },
});

function fencedElement(node: Code, context: ElementContext): Element {
  if (isMathFence(node)) return formula(node, context);
  return isDiagram(node) ? diagram(node, context) : codeBlock(node, context);
}

/** `reference` counts from 0, and `again` from 1, where a footnote is referred to more than once. */
function footnoteBack({ messages }: ElementContext, reference: number, again: number): string {
  const number = again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`;
  return formatMessage(messages.footnoteBack, { reference: number });
}

/** A name with a hyphen, behind which browsers break lines: `--only` would be on two, and nobody sees that it is one word. */
const HYPHENATED = /^\S*-\S*$/;
/** In characters. Some 200 pixels: a longer name may break, or it would not fit into a narrow list on a phone. */
const MAX_WHOLE_LENGTH = 24;

/** Code in a sentence. The class `whole` keeps a short name with hyphens on one line. */
function inlineCode(state: State, node: InlineCode): Element {
  const element = defaultHandlers.inlineCode(state, node);
  if (node.value.length <= MAX_WHOLE_LENGTH && HYPHENATED.test(node.value))
    element.properties.className ??= ['whole'];
  return element;
}
