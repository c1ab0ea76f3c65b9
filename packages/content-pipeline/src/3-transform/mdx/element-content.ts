import type { RootContent } from 'mdast';
import { type BlockChild, blockElement, type Position, textNode } from '../blocks/block-element.js';
import { type Positioned, report } from '../page-context.js';
import { BuiltIn } from './built-in.js';
import { builtIns } from './built-ins.js';
import { CodeError } from '../../2-parse/parse-module.js';
import { htmlElement } from './html-element.js';
import { fragment, JsxElement, MarkdownChildren, type Props } from './jsx-element.js';
import type { MdxPage } from './mdx-page.js';
import { PartialComponent } from './modules.js';
import { reportCode } from './module-code.js';

/** Where a value is to stand. */
export interface Spot {
  node: Positioned & { position?: Position | undefined };
  page: MdxPage;
  /** Whether it stands in a line of text. */
  inline: boolean;
}

interface ElementInput {
  type: unknown;
  props: Props;
  /** As the writer wrote it; empty for an element that code made. */
  name: string;
}

/** The content that a value of an expression is: text, elements, Markdown that was passed on, or a list of these. */
export function toContent(value: unknown, spot: Spot): RootContent[] {
  if (value == null || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return [{ ...textNode(String(value)), ...(spot.node.position && { position: spot.node.position }) }];
  }
  if (value instanceof MarkdownChildren) return value.take();
  if (value instanceof JsxElement) return buildElement({ ...value, name: '' }, spot);
  if (Array.isArray(value)) return value.flatMap((item) => toContent(item, spot));
  if (typeof value === 'object' && '$$typeof' in value) return [rendered(value, spot)];
  report(spot.page.context, spot.node, {
    code: 'expression-value',
    severity: 'error',
    message: `The expression gives ${typeof value === 'function' ? 'a function' : 'an object'}, which cannot be shown.`,
    hint: 'Show one of its fields, or call it.',
  });
  return [];
}

/** What one element is in the page's tree. */
export function buildElement({ type, props, name }: ElementInput, spot: Spot): RootContent[] {
  const { node, page } = spot;
  const children = toContent(props.children, spot);
  if (type === fragment) return children;
  if (type === 'details') return buildElement({ type: builtIns.Details, props, name }, spot);
  if (typeof type === 'string') return [namedByText(type, { props, children, spot })];
  if (type instanceof BuiltIn) {
    return type.build({ props, children, node, page, content: (value) => toContent(value, spot) });
  }
  if (type instanceof PartialComponent) {
    const content = page.usePartial({ target: type.target, props: withChildren(props, children), node });
    const [first] = content;
    return spot.inline && content.length === 1 && first?.type === 'paragraph' ? first.children : content;
  }
  const isOfPage = typeof type === 'function' && !page.context.componentNames.has(type);
  return isOfPage
    ? called(type as PageComponent, { props, name, spot })
    : [component(type, { props, name, spot, children })];
}

const withChildren = (props: Props, children: RootContent[]): Props =>
  children.length > 0 ? { ...props, children: new MarkdownChildren(children) } : props;

/** An element of HTML; or an image, where `import Logo from './logo.svg'` makes a component of its file. */
function namedByText(
  type: string,
  { props, children, spot }: { props: Props; children: RootContent[]; spot: Spot },
): RootContent {
  const { page, node } = spot;
  if (!type.startsWith('@site/'))
    return htmlElement({ name: type, props, children, position: node.position }, page);
  const image = { alt: props.title ?? '', ...props, src: type };
  return htmlElement({ name: 'img', props: image, children: [], position: node.position }, page);
}

interface Called {
  props: Props;
  name: string;
  spot: Spot;
}

/** A component that the page itself exports is a function from properties to JSX, and is called. */
type PageComponent = (props: Props) => unknown;

function called(type: PageComponent, { props, name, spot }: Called): RootContent[] {
  try {
    return toContent(type(props), spot);
  } catch (error) {
    const of = `<${name || type.name}>: `;
    reportCode(
      spot.node,
      new CodeError(of + (error instanceof Error ? error.message : String(error))),
      spot.page,
    );
    return [];
  }
}

/** A mark where a component of React is to be rendered, once the page's tree is HTML. */
function component(
  type: unknown,
  { props, name, spot, children }: Called & { children: RootContent[] },
): RootContent {
  const { node, page, inline } = spot;
  const { context } = page;
  const { children: _children, ...given } = props;
  const known = context.componentNames.get(type);
  const use = { component: type, props: given, name: known ?? (name || 'a component'), inline, node };
  const mark = { dataUse: context.componentUses.push(use) - 1, dataInline: inline };
  return blockElement('docs-component', mark, children as BlockChild[], node.position);
}

/** An element that a module's function has made already. */
const rendered = (value: object, { node, page, inline }: Spot): RootContent => {
  const use = { element: value, props: {}, name: 'an element', inline, node };
  const mark = { dataUse: page.context.componentUses.push(use) - 1, dataInline: inline };
  return blockElement('docs-component', mark, [], node.position);
};
