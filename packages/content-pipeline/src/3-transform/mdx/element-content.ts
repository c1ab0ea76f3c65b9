import { errorMessage } from '@org/site-model';
import type { Element, ElementContent } from 'hast';
import { report } from '../../page/diagnostics.js';
import { element, isElement, isSpace, type SourceRange, textNode } from '../../page/elements.js';
import { BuiltIn, type Props } from '../blocks/component.js';
import { flowContent, isPhrasing } from '../blocks/flow-content.js';
import { type ComponentUse, ContentValue } from '../components/component-context.js';
import { buildNow } from '../to-hast/directives.js';
import { builtIns } from './built-ins/built-ins.js';
import { htmlElement } from './built-ins/html-element.js';
import { fragment, JsxElement, KeptBlock, KeptNode } from './jsx-element.js';
import { INLINE, LABEL } from './keep-elements.js';
import { isComponent, type MdxContext, PartialComponent } from './modules.js';
import { reportCode } from './run-module.js';

/** A partial that is used as a component. */
export interface PartialUse {
  /** Path below the content root. */
  target: string;
  props: Props;
  position: SourceRange;
}

export type UsePartial = (use: PartialUse) => ElementContent[];

/** What is around a value. */
export interface Surroundings {
  context: MdxContext;
  usePartial: UsePartial;
  position: SourceRange;
  /** Whether it is in a line of text. */
  inline: boolean;
  /** Name of the block that it is directly inside of. */
  parent?: string | undefined;
}

/** The content that a value is: text, elements, what Markdown became, or a list of these. */
export function toContent(value: unknown, around: Surroundings): ElementContent[] {
  if (value == null || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return [{ ...textNode(String(value)), position: around.position }];
  }
  if (value instanceof JsxElement) return elementContent(value, around);
  if (Array.isArray(value)) return value.flatMap((item) => toContent(item, around));
  // An element that a module's function has made already.
  if (typeof value === 'object' && '$$typeof' in value) {
    return [mark({ element: value, props: {}, name: 'an element' }, [], around)];
  }
  report(around.context, around, {
    code: 'expression-value',
    message: `The expression gives ${typeof value === 'function' ? 'a function' : 'an object'}, which cannot be shown.`,
    hint: 'Show one of its fields, or call it.',
  });
  return [];
}

/** What one element of JSX is in the page's tree. */
function elementContent(jsx: JsxElement, outer: Surroundings): ElementContent[] {
  const { type, props } = jsx;
  if (type instanceof KeptNode) return keptContent(type, props, outer);
  if (type instanceof KeptBlock) return [blockContent(type, props, outer)];
  const { [INLINE]: inline = outer.inline, ...given } = props;
  const around = { ...outer, position: jsx.position ?? outer.position, inline: inline === true };
  if (type === fragment) return toContent(props.children, around);
  const children = (parent?: string): ElementContent[] => toContent(given.children, { ...around, parent });
  // It is missing, which has been reported.
  if (type == null) return children();
  if (typeof type === 'string' && type !== 'details') return [namedByText(type, given, children(), around)];
  const builtIn = type === 'details' ? builtIns.Details : type;
  if (builtIn instanceof BuiltIn) {
    const { context, position } = around;
    const content = (value: unknown): ElementContent[] => toContent(value, { ...around, parent: undefined });
    return builtIn.build({ props: given, children, content, parent: outer.parent, position, context });
  }
  if (type instanceof PartialComponent) return partialContent(type, given, around);
  if (typeof type === 'function' && !around.context.componentNames.has(type)) {
    return called(type as PageComponent, given, around);
  }
  if (!isComponent(type)) reportType(type, around);
  return isComponent(type) ? [component(type, given, children(), around)] : children();
}

const reportType = (type: unknown, around: Surroundings): void =>
  report(around.context, around, {
    code: 'component-unknown',
    message: `What a tag names here is ${typeof type === 'object' ? 'an object' : `a ${typeof type}`} and no component, so only its content would be shown.`,
    hint: 'A component is a function. The default export of a page is one around all that it shows.',
  });

function keptContent(kept: KeptNode, props: Props, outer: Surroundings): ElementContent[] {
  const { node } = kept;
  if (!kept.hasCode || node.type !== 'element') return [kept.take()];
  const around = { ...outer, position: node.position ?? outer.position, parent: undefined };
  const children = toContent(props.children, around);
  // A block in a paragraph ends it, as it would in HTML.
  if (node.tagName === 'p' && !children.every(isPhrasing)) return flowContent(children);
  return [kept.take(node.tagName === 'blockquote' ? flowContent(children) : children)];
}

function blockContent({ block, use }: KeptBlock, props: Props, outer: Surroundings): Element {
  const inside = [props.children].flat();
  const label = inside.find((child) => child instanceof JsxElement && child.type === LABEL) as
    JsxElement | undefined;
  const rest = inside.filter((child) => child !== label);
  const around = { ...outer, position: use.position ?? outer.position };
  const children = (): ElementContent[] => {
    const content = toContent(rest, { ...around, parent: use.name });
    return use.marker === ':' ? content : flowContent(content);
  };
  return buildNow(outer.context)(block, {
    ...use,
    label: () => label && toContent(label.props.children, { ...around, inline: true, parent: undefined }),
    children,
    parent: outer.parent,
  }) as Element;
}

/** An element of HTML; or an image, where `import Logo from './logo.svg'` makes a component of its file. */
function namedByText(
  type: string,
  props: Props,
  children: ElementContent[],
  { context, position }: Surroundings,
): Element {
  if (!type.startsWith('@site/')) return htmlElement({ name: type, props, children, position }, context);
  const image = { alt: props.title ?? '', ...props, src: type };
  return htmlElement({ name: 'img', props: image, children: [], position }, context);
}

function partialContent({ target }: PartialComponent, props: Props, around: Surroundings): ElementContent[] {
  const content = around.usePartial({ target, props, position: around.position });
  const [first, ...rest] = content.filter((node) => !isSpace(node));
  return around.inline && rest.length === 0 && isElement(first, 'p') ? first.children : content;
}

/** A component that the page itself has is a function from properties to JSX, and is called. */
type PageComponent = (props: Props) => unknown;

function called(type: PageComponent, props: Props, around: Surroundings): ElementContent[] {
  try {
    return toContent(type(props), around);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    reportCode(`<${type.name}>: ${errorMessage(error)}`, around, around.context);
    return [];
  }
}

function component(
  type: unknown,
  { children: _children, ...props }: Props,
  children: ElementContent[],
  around: Surroundings,
): Element {
  const name = around.context.componentNames.get(type) ?? 'a component';
  const given = Object.entries(props).map(([key, value]) => [key, propertyOf(value, around)] as const);
  return mark({ component: type, props: Object.fromEntries(given), name }, children, around);
}

/** JSX in a property becomes content before React sees it. */
function propertyOf(value: unknown, around: Surroundings): unknown {
  if (value instanceof JsxElement) return new ContentValue(toContent(value, { ...around, inline: true }));
  return Array.isArray(value) ? value.map((item) => propertyOf(item, around)) : value;
}

type NewUse = Omit<ComponentUse, 'inline' | 'node'>;

/** The mark where a component of React is to be rendered, once the page's tree is HTML. */
function mark(use: NewUse, children: ElementContent[], around: Surroundings): Element {
  const { context, inline, position } = around;
  const dataUse = context.componentUses.push({ ...use, inline, node: { position } }) - 1;
  return element('docs-component', { dataUse, dataInline: inline }, children, position);
}
