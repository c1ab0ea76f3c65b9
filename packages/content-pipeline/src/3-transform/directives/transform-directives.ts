import type { Nodes, Parents, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { isPackageCommand, packageManagerTabs } from '../code/package-manager-tabs.js';
import type { PageContext } from '../page-context.js';
import { typedText } from '../source-texts.js';
import { checkAttributes, type Directive, type DirectiveKind } from './directive-kind.js';
import { containers, inline, leaves } from './known-directives.js';
import { reportUnknown } from './unknown-directive.js';

/** mdast → mdast: gives every directive its elements. Colons that were never meant as a directive become text again. */
export function transformDirectives(parent: Parents, context: PageContext): void {
  parent.children.forEach((node, index) => {
    const built = elementOf(node, context);
    if (built) replace(parent, index, built);
    const inside = built ?? node;
    if ('children' in inside) transformDirectives(inside, context);
  });
}

/** What takes the node's place; `undefined` when it stays. */
function elementOf(node: Nodes, context: PageContext): RootContent | undefined {
  // A plugin has said already what it becomes.
  if (node.data?.hName) return undefined;
  switch (node.type) {
    case 'textDirective':
      return inlineElement(node, context);
    case 'leafDirective':
      return build(node, leaves.get(node.name), context);
    case 'containerDirective':
      return build(node, containers.get(node.name), context);
    case 'code':
      return isPackageCommand(node) ? packageManagerTabs(node, context) : undefined;
    default:
      return undefined;
  }
}

function build<Node extends ContainerDirective | LeafDirective>(
  node: Node,
  kind: DirectiveKind<Node> | undefined,
  context: PageContext,
): RootContent | undefined {
  if (!kind) return void reportUnknown(node, context);
  return buildKnown(node, kind, context);
}

function buildKnown<Node extends Directive>(
  node: Node,
  kind: DirectiveKind<Node>,
  context: PageContext,
): RootContent | undefined {
  checkAttributes(node, kind.attributes, context);
  const built = kind.build(node, context);
  const id = node.attributes?.id;
  if (built && id) built.data = { ...built.data, hProperties: { ...built.data?.hProperties, id } };
  return built;
}

/** `10:30`, `a:b` and the like parse as directives; what the writer typed is what they meant. */
function inlineElement(node: TextDirective, context: PageContext): RootContent {
  const kind = node.children.length > 0 ? inline.get(node.name) : undefined;
  const built = kind && buildKnown(node, kind, context);
  if (built) return built;
  const { start, end } = node.position ?? {};
  const typed =
    start?.offset !== undefined && end?.offset !== undefined
      ? typedText(context.texts, start.offset, end.offset)
      : `:${node.name}${toString(node)}`;
  return { type: 'text', value: typed };
}

function replace(parent: Parents, index: number, node: RootContent): void {
  (parent.children as RootContent[])[index] = node;
}
