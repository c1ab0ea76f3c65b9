import type { ElementContent, Root, RootContent } from 'hast';
import type { Expression, Program } from 'estree';
// Makes nodes of MDX known to hast.
import type {} from 'mdast-util-mdx';
import type { SourceRange } from '../../page/elements.js';
import { isPhrasing } from '../blocks/flow-content.js';
import { guarded, guardExports, guardExpression, NAMES, startOf } from './guard-code.js';
import { type KeptBlock, KeptNode, rangeOf } from './jsx-element.js';

/** Tag of what is kept, by its number; of a directive's label; and the property of a component in a line of text. */
export const KEPT = 'docs-kept';
export const LABEL = 'docs-label';
export const INLINE = 'docsInline';

type JsxNode = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export interface KeptContent {
  /** What Markdown became, by the number that the code has. */
  nodes: (KeptNode | KeptBlock)[];
  /** Where modules are imported, by their specifiers. */
  imports: Map<string, SourceRange>;
  /** The first statement of JavaScript. */
  firstCode?: SourceRange;
}

/**
 * hast with MDX → hast with MDX: what Markdown made is kept aside, with its positions, and the code has its number only; code of
 * writers gets its position, so that what it throws is found.
 */
export function keepElements(tree: Root, kept: KeptContent): void {
  tree.children = tree.children.map((child) => keep(child, kept, false));
}

function keep(node: RootContent, kept: KeptContent, inComponent: boolean): RootContent {
  switch (node.type) {
    case 'text':
      return node;
    case 'mdxjsEsm':
      readModule(node.data?.estree, rangeOf(node), kept);
      return node;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      guardContent(node, inComponent);
      return node;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return keepTag(node, kept);
    default:
      return keepNode(node as ElementContent, kept);
  }
}

function keepNode(node: ElementContent, kept: KeptContent): RootContent {
  const hasCode = node.type === 'element' && node.children.some(isCode);
  const index = kept.nodes.push(new KeptNode(node, hasCode)) - 1;
  const children = hasCode ? node.children.map((child) => keep(child, kept, false)) : [];
  return tag(KEPT, children as ElementContent[], { index, inText: isPhrasing(node) });
}

const isCode = (node: ElementContent): boolean =>
  node.type.startsWith('mdx') || (node.type === 'element' && node.children.some(isCode));

interface TagInput {
  index?: number;
  inText: boolean;
}

/** A tag of MDX that this package writes itself. */
export const tag = (name: string, children: ElementContent[], { index, inText }: TagInput): JsxNode => ({
  type: inText ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name,
  attributes: index === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'index', value: String(index) }],
  children,
  // It means no component, whatever the page's are called.
  data: { _mdxExplicitJsx: true } as JsxNode['data'],
});

/** A name in lower case, or with a dash, is of HTML. */
const isComponent = ({ name }: JsxNode): boolean =>
  name !== null && !/^[a-z][^.]*$/.test(name) && !name.includes('-');

function keepTag(node: JsxNode, kept: KeptContent): JsxNode {
  for (const attribute of node.attributes) guardAttribute(attribute);
  if (node.type === 'mdxJsxTextElement' && isComponent(node)) {
    node.attributes.push({ type: 'mdxJsxAttribute', name: INLINE, value: null });
  }
  node.children = node.children.map((child) => keep(child, kept, isComponent(node)) as ElementContent);
  return node;
}

type Attribute = JsxNode['attributes'][number];

function guardAttribute(attribute: Attribute): void {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return guardExpression(attribute.data?.estree, (object) => {
      const [spread] = object.type === 'ObjectExpression' ? object.properties : [];
      if (spread?.type === 'SpreadElement') spread.argument = guardedValue(spread.argument);
      return object;
    });
  }
  if (typeof attribute.value === 'object') guardExpression(attribute.value?.data?.estree, guardedValue);
}

const guardedValue = (expression: Expression): Expression =>
  guarded(NAMES.value, expression, startOf(expression));

type ExpressionNode = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** In a component the value is what the component gets; anywhere else it is content of the page. */
function guardContent(node: ExpressionNode, inComponent: boolean): void {
  const { start } = rangeOf(node);
  const inline = node.type === 'mdxTextExpression';
  guardExpression(node.data?.estree, (expression) =>
    inComponent ? guarded(NAMES.value, expression, start) : guarded(NAMES.shown, expression, start, inline),
  );
}

function readModule(program: Program | null | undefined, position: SourceRange, kept: KeptContent): void {
  if (!program) return;
  for (const statement of program.body) {
    if (!('source' in statement) || !statement.source) kept.firstCode ??= position;
    else kept.imports.set(String(statement.source.value), position);
  }
  guardExports(program);
}
