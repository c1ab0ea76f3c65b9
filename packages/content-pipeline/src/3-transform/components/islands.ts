import type { ElementContent } from 'hast';
import { report } from '../../page/diagnostics.js';
import { element } from '../../page/elements.js';
import type { NamedComponent, PageComponents } from '../../page/page-components.js';
import { type ComponentContext, type ComponentUse, ContentValue } from './component-context.js';
import { renderChecked } from './render-checked.js';

interface Outer {
  context: ComponentContext;
  components: PageComponents;
}

/** The placeholder of the page's content in the island's HTML, as React writes it. */
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
  const properties = {
    dataDocsIsland: use.name,
    dataDocsHydrate: island.island,
    dataDocsProps: JSON.stringify(use.props),
    dataDocsPrefix: prefix,
  };
  if (after !== undefined) return [element(tag, properties, [raw(before), ...content, raw(after)])];
  const hidden = element(tag, { dataDocsContent: '', hidden: true }, content);
  return [element(tag, properties, [raw(before)]), ...(content.length > 0 ? [hidden] : [])];
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
  const island = createElement(use.component as never, use.props, ...children);
  return renderToString(island as never, { identifierPrefix: prefix });
}

/** The browser gets an island's properties as JSON. Reports the first that cannot be, and whether there is one. */
function reportProps(use: ComponentUse, context: ComponentContext): boolean {
  const problem = problemOfJson(use.props);
  if (!problem) return false;
  report(context, use.node, {
    code: 'island-prop-not-json',
    message: `"${problem.path}" of the island <${use.name}> is ${problem.what}, which cannot be sent to the browser.`,
    hint: 'An island takes text, numbers, booleans, null, and lists and objects of these.',
  });
  return true;
}

interface JsonProblem {
  /** `filters[0].onChange` */
  path: string;
  what: string;
}

const MAX_DEPTH = 100;

/** The first value that would not come out of JSON as it went in; `undefined` when there is none. */
function problemOfJson(value: unknown, path = '', depth = 0): JsonProblem | undefined {
  const what = depth > MAX_DEPTH ? 'nested in itself, or too deeply' : whatIsWrong(value);
  if (what) return { path, what };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const problem = problemOfJson(entry, at, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function whatIsWrong(value: unknown): string | undefined {
  switch (typeof value) {
    case 'function':
      return 'a function';
    case 'symbol':
    case 'bigint':
      return `a ${typeof value}`;
    case 'number':
      return Number.isFinite(value) ? undefined : String(value);
    case 'object':
      return value === null ? undefined : wrongObject(value);
    default:
      return undefined;
  }
}

function wrongObject(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value) || prototype === Object.prototype || prototype === null) {
    return '$$typeof' in value ? 'an element of React' : undefined;
  }
  return value instanceof ContentValue ? 'JSX' : `a ${value.constructor.name}`;
}
