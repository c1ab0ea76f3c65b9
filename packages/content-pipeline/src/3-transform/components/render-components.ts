import type { Element, ElementContent, Root } from 'hast';
import { parseRaw } from '../../html/parse-html.js';
import type { PageComponents } from '../../page/page-components.js';
import { type ComponentContext, type ComponentUse, ContentValue } from './component-context.js';
import { fillDocuments, type ShowDocument } from './fill-documents.js';
import { rangeOf } from '../mdx/jsx-element.js';
import { islandElements, islandOf } from './islands.js';
import { renderChecked, tracked } from './render-checked.js';

/** A placeholder for content of the page in what a component renders, in any element. */
const SLOT = 'template';

interface Rendering {
  context: ComponentContext;
  components: PageComponents;
  show: ShowDocument;
  /** Content of the page in what is being rendered, by the number in its slot. */
  slots: Element[];
  /** Whether components are wrapped to learn which one throws: a wrapped one is another type to components around it. */
  tracked: boolean;
}

/**
 * hast → hast: puts what each component of React renders in the place of its mark. Content of the page passes through a
 * component untouched: the component gets it as closed elements, and it keeps its place in the source.
 */
export function renderComponents(tree: Root, context: ComponentContext, show: ShowDocument): void {
  if (context.componentUses.length === 0 || !context.components) return;
  renderIn(tree, { context, components: context.components, show });
}

type Outer = Pick<Rendering, 'context' | 'components' | 'show'>;

function renderIn(parent: Root | Element, outer: Outer): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    const use = useOf(child, outer.context);
    if (use) return rendered(child, use, outer);
    renderIn(child, outer);
    return [child];
  });
}

const useOf = (
  { tagName, properties }: Element,
  { componentUses }: ComponentContext,
): ComponentUse | undefined =>
  tagName === 'docs-component' ? componentUses[Number(properties.dataUse)] : undefined;

function rendered(mark: Element, use: ComponentUse, outer: Outer): ElementContent[] {
  if (islandOf(use, outer.components)) {
    renderIn(mark, outer);
    return islandElements(mark.children, use, outer);
  }
  const rendering: Rendering = { ...outer, slots: [], tracked: false };
  const render = (tracked: boolean): string => {
    rendering.slots.length = 0;
    const element = toReact(mark, { ...rendering, tracked });
    return outer.components.renderer.renderToStaticMarkup(element as never);
  };
  const html = renderChecked(use, outer, render);
  if (html === undefined) return mark.children;
  const tree = parseRaw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  fillSlots(tree, mark, rendering.slots);
  fillDocuments(tree, {
    position: rangeOf(mark),
    show: outer.show,
    render: (content, show) => renderIn(content, { ...outer, show }),
  });
  return tree.children as ElementContent[];
}

/** A component and the components in it make one tree of React, so that they can share a context. */
function toReact(node: ElementContent, rendering: Rendering): unknown {
  const { components, context, slots } = rendering;
  const { createElement } = components.renderer;
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const use = useOf(node, context);
  if (use && !islandOf(use, components)) return componentElement(node, use, rendering);
  const [island] = use ? rendered(node, use, rendering) : [];
  const element = island?.type === 'element' ? island : node;
  const number = slots.push(element) - 1;
  const inner = !use && hasComponents(node, context);
  const children = inner ? node.children.map((child) => toReact(child, rendering)) : [];
  return createElement(
    SLOT as never,
    { 'data-slot': number, 'data-open': inner ? '' : undefined },
    ...children,
  );
}

function componentElement(mark: Element, use: ComponentUse, rendering: Rendering): unknown {
  if (use.element) return use.element;
  const { createElement } = rendering.components.renderer;
  const children = mark.children.map((child) => toReact(child, rendering));
  const type = rendering.tracked ? tracked(use) : use.component;
  return createElement(type as never, reactProps(use.props, rendering), ...children);
}

const hasComponents = (node: Element, context: ComponentContext): boolean =>
  node.children.some(
    (child) =>
      child.type === 'element' && (useOf(child, context) !== undefined || hasComponents(child, context)),
  );

/** JSX in a property, `icon={<b>x</b>}`, as React has it. */
const reactProps = (props: Record<string, unknown>, rendering: Rendering): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, reactValue(value, rendering)]));

function reactValue(value: unknown, rendering: Rendering): unknown {
  if (Array.isArray(value)) return value.map((item) => reactValue(item, rendering));
  if (!(value instanceof ContentValue)) return value;
  const { createElement, Fragment } = rendering.components.renderer;
  return createElement(Fragment as never, null, ...value.nodes.map((node) => toReact(node, rendering)));
}

/** Puts the page's content back; elements that a component made stand where the component does. */
function fillSlots(parent: Root | Element, mark: Element, slots: Element[]): void {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type !== 'element') return child;
    const slot = child.tagName === SLOT ? slots[Number(child.properties.dataSlot)] : undefined;
    if (!slot) {
      fillSlots(child, mark, slots);
      if (mark.position) child.position = mark.position;
      return child;
    }
    if (child.properties.dataOpen === undefined) return slot;
    const content = child.content ?? { type: 'root', children: [] };
    fillSlots(content, mark, slots);
    return { ...slot, children: content.children as ElementContent[] };
  });
}
