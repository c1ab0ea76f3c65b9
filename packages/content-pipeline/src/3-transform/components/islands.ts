import type { ElementContent } from 'hast';
import { report } from '../../page/diagnostics.js';
import type { NamedComponent, PageComponents } from '../../page/page-components.js';
import type { ComponentContext, ComponentUse } from './component-context.js';
import { problemOfJson } from './json-values.js';
import { renderChecked } from './render-checked.js';

interface Outer {
  context: ComponentContext;
  components: PageComponents;
}

/** Stands in the island's HTML where the page's content goes. React writes it so. */
const CONTENT = '<docs-content></docs-content>';

/** The configured component, when a use is one of an island. */
export function islandOf(
  { component, name }: ComponentUse,
  { named }: PageComponents,
): NamedComponent | undefined {
  const known = Object.hasOwn(named, name) ? named[name] : undefined;
  return known?.island && known.component === component ? known : undefined;
}

/**
 * An island: its HTML as React writes it for hydration, in an element that says which component it is and with what
 * properties. The page's content in it is there once, as HTML; if the component does not show it yet, it waits beside it.
 */
export function islandElements(content: ElementContent[], use: ComponentUse, outer: Outer): ElementContent[] {
  const { context, components } = outer;
  const island = islandOf(use, components);
  if (!island || reportProps(use, context)) return content;
  const tag = use.inline ? 'span' : 'div';
  const prefix = `i${context.islandCount + 1}-`;
  const html = renderChecked(use, outer, () => renderIsland(use, { content, tag, prefix, components }));
  if (html === undefined) return content;
  context.islandCount += 1;
  context.islands.add(use.name);
  const [before = '', after] = html.split(CONTENT, 2);
  const raw = (value: string): ElementContent => ({ type: 'raw', value });
  const element = {
    type: 'element' as const,
    tagName: tag,
    properties: {
      dataDocsIsland: use.name,
      dataDocsHydrate: island.island,
      dataDocsProps: JSON.stringify(use.props),
      dataDocsPrefix: prefix,
    },
    children: after === undefined ? [raw(before)] : [raw(before), ...content, raw(after)],
  };
  const hidden = {
    type: 'element' as const,
    tagName: tag,
    properties: { dataDocsContent: '', hidden: true },
    children: content,
  };
  return after === undefined && content.length > 0 ? [element, hidden] : [element];
}

interface IslandInput {
  content: ElementContent[];
  tag: string;
  prefix: string;
  components: PageComponents;
}

function renderIsland(use: ComponentUse, { content, tag, prefix, components }: IslandInput): string {
  const { createElement, renderToString } = components.renderer;
  const slot = createElement(
    tag as never,
    { 'data-docs-content': '' },
    createElement('docs-content' as never, null),
  );
  const children = content.length > 0 ? [slot] : [];
  const element = createElement(use.component as never, use.props, ...children);
  return renderToString(element as never, { identifierPrefix: prefix });
}

/** The browser gets an island's properties as JSON. Reports the first that cannot be, and whether there is one. */
function reportProps(use: ComponentUse, context: ComponentContext): boolean {
  const problem = problemOfJson(use.props);
  if (!problem) return false;
  report(context, use.node, {
    code: 'island-prop-not-json',
    severity: 'error',
    message: `"${problem.path}" of the island <${use.name}> is ${problem.what}, which cannot be sent to the browser.`,
    hint: 'An island takes text, numbers, booleans, null, and lists and objects of these.',
  });
  return true;
}
