import type { Parents, Root, RootContent } from 'mdast';
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from 'mdast-util-mdx';
import { closestName } from '@org/site-model';
import { report } from '../page-context.js';
import { BuiltIn } from './built-in.js';
import { builtIns } from './built-ins.js';
import { evaluate } from './javascript.js';
import { buildElement, toContent } from './element-content.js';
import { flowContent, isPhrasing } from './flow-content.js';
import { fragment, MarkdownChildren, type Props } from './jsx-element.js';
import type { MdxInput, MdxPage } from './mdx-page.js';
import { reportCode, runModuleCode } from './module-code.js';
import { requireFile } from './require-file.js';
import { unravel } from './unravel.js';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * mdast → mdast: runs the code of one MDX source, the page or a partial. Tags become elements, directives or marks where a
 * component is to be rendered; expressions become their values. Nothing of MDX is left.
 */
export function resolveMdx(tree: Root, input: MdxInput): void {
  const { context, file, usePartial } = input;
  const page: MdxPage = { context, file, usePartial, scope: new Map() };
  fillScope(page, input);
  unravel(tree);
  runModuleCode(
    tree.children.filter((child) => child.type === 'mdxjsEsm'),
    page,
  );
  tree.children = tree.children.filter((child) => child.type !== 'mdxjsEsm');
  resolveChildren(tree, page);
}

/** What a page's code knows without an import. */
function fillScope(page: MdxPage, { frontMatter, props }: MdxInput): void {
  const { scope, context } = page;
  for (const [name, value] of Object.entries(builtIns)) scope.set(name, value);
  for (const [name, { component }] of Object.entries(context.components?.named ?? {}))
    scope.set(name, component);
  scope.set('frontMatter', frontMatter).set('props', props).set('toc', []);
  scope.set('require', requireFile(page));
}

function resolveChildren(parent: Parents, page: MdxPage): void {
  parent.children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    if ('children' in child) resolveInside(child, page);
    switch (child.type) {
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expression(child, page);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return element(child, page);
      default:
        return [child];
    }
  }) as typeof parent.children;
  if (BLOCK_PARENTS.has(parent.type)) parent.children = asBlocks(parent.children) as typeof parent.children;
}

/** An opaque component takes code that is not to be run, such as `{() => …}`. */
function resolveInside(node: Extract<RootContent, Parents>, page: MdxPage): void {
  const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const type = isTag && node.name !== null ? typeOf(node.name, page) : undefined;
  if (type instanceof BuiltIn && type.isOpaque) node.children = [];
  else resolveChildren(node, page);
}

/** What takes blocks; text that a tag or an expression leaves there gets a paragraph. */
const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem', 'containerDirective']);

/** A block that an expression or a tag makes inside a paragraph ends it, as it would in HTML. */
function asBlocks(children: Parents['children']): RootContent[] {
  return flowContent(
    (children as RootContent[]).flatMap((child) =>
      child.type === 'paragraph' && !child.children.every(isPhrasing) ? child.children : [child],
    ),
  );
}

function expression(node: MdxFlowExpression | MdxTextExpression, page: MdxPage): RootContent[] {
  try {
    return toContent(evaluate(node.value, page.scope), {
      node,
      page,
      inline: node.type === 'mdxTextExpression',
    });
  } catch (error) {
    reportCode(node, error, page);
    return [];
  }
}

function element(node: JsxNode, page: MdxPage): RootContent[] {
  const type = node.name === null ? fragment : typeOf(node.name, page);
  const children = node.children as RootContent[];
  if (type === undefined) {
    reportComponent(node, page);
    return children;
  }
  const inline = node.type === 'mdxJsxTextElement';
  const props = readProps(node, page);
  if (children.length > 0) props.children = new MarkdownChildren(children);
  return buildElement({ type, props, name: node.name ?? '' }, { node, page, inline });
}

/** A name in lower case, or with a dash, is of HTML; any other one is looked up, `a.b` from `a` on. */
function typeOf(name: string, { scope }: MdxPage): unknown {
  if (/^[a-z][^.]*$/.test(name) || name.includes('-')) return name;
  const [first = '', ...rest] = name.split('.');
  return rest.reduce<unknown>((value, key) => (Object(value) as Props)[key], scope.get(first));
}

function readProps(node: JsxNode, page: MdxPage): Props {
  const props: Props = {};
  for (const attribute of node.attributes) {
    try {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        Object.assign(props, evaluate(`({${attribute.value}})`, page.scope));
      } else if (typeof attribute.value === 'object' && attribute.value !== null) {
        props[attribute.name] = evaluate(attribute.value.value, page.scope);
      } else {
        props[attribute.name] = attribute.value ?? true;
      }
    } catch (error) {
      reportCode({ ...(node.position && { position: node.position }) }, error, page);
    }
  }
  return props;
}

function reportComponent(node: JsxNode, { scope, context }: MdxPage): void {
  const names = [...scope].flatMap(([name, value]) => (value && /^[A-Z]/.test(name) ? [name] : []));
  const nearest = closestName(node.name ?? '', names);
  report(context, node, {
    code: 'component-unknown',
    severity: 'error',
    message: `There is no component <${node.name}> here, so only its content would be shown.`,
    hint: nearest
      ? `Did you mean <${nearest}>?`
      : `Import it, or name it in the configuration. Known are ${names.sort().join(', ')}.`,
  });
}
