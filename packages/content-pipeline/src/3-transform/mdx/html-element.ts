import type { Properties } from 'hast';
import type { RootContent } from 'mdast';
import { find, html, svg } from 'property-information';
import { type BlockChild, blockElement, type Position } from '../blocks/block-element.js';
import { phrasingContent } from './flow-content.js';
import type { MdxPage } from './mdx-page.js';
import { report } from '../page-context.js';
import { addressOf } from './addresses.js';

const SVG_ELEMENTS = new Set(
  'svg g path circle ellipse line polygon polyline rect text tspan defs use symbol clipPath mask linearGradient radialGradient stop title'.split(
    ' ',
  ),
);

/** Elements that take no blocks: what stands on lines of its own in them is their text, not a paragraph. */
const ONE_LINE = /^(?:p|h[1-6]|summary|span|a|button|label|dt)$/;

interface HtmlElementInput {
  name: string;
  props: Record<string, unknown>;
  children: RootContent[];
  position?: Position | undefined;
}

/** `<div className="x" style={{…}}>` → the element, with its attributes as HTML has them. */
export function htmlElement(input: HtmlElementInput, page: MdxPage): RootContent {
  const { name, props, position } = input;
  const raw = Object(props.dangerouslySetInnerHTML) as { __html?: unknown };
  const given = ONE_LINE.test(name) ? phrasingContent(input.children) : input.children;
  const children: RootContent[] =
    typeof raw.__html === 'string' ? [{ type: 'html', value: raw.__html }] : given;
  return blockElement(name, toProperties(name, props, input, page), children as BlockChild[], position);
}

const LEFT_OUT = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning']);

function toProperties(
  name: string,
  props: Record<string, unknown>,
  { position }: HtmlElementInput,
  page: MdxPage,
): Properties {
  const schema = SVG_ELEMENTS.has(name) ? svg : html;
  const properties: Properties = {};
  for (const [key, given] of Object.entries(props)) {
    if (LEFT_OUT.has(key) || given == null) continue;
    const value = key === 'style' ? styleText(given) : (addressOf(given) ?? given);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      properties[find(schema, key).property] = value;
    } else if (typeof value === 'function') {
      report(page.context, { position }, handlerFinding(name, key));
    } else {
      report(page.context, { position }, valueFinding(name, key));
    }
  }
  return properties;
}

const handlerFinding = (name: string, key: string) =>
  ({
    code: 'mdx-handler-static',
    severity: 'warning',
    message: `"${key}" of <${name}> is a function, and a page is HTML: nothing would call it.`,
    hint: 'Move the element into a component of the site, and declare that as an island.',
  }) as const;

const valueFinding = (name: string, key: string) =>
  ({
    code: 'mdx-attribute-value',
    severity: 'error',
    message: `"${key}" of <${name}> is neither text nor a number, so it cannot be an attribute of HTML.`,
    hint: 'Give it a text.',
  }) as const;

/** `{ backgroundColor: 'red', padding: 4 }` → `background-color: red; padding: 4px`, with React's rule for numbers. */
function styleText(style: unknown): unknown {
  if (typeof style !== 'object' || style === null) return style;
  return Object.entries(style)
    .filter(([, value]) => value != null && value !== false)
    .map(([name, value]) => `${cssName(name)}: ${cssValue(name, value)}`)
    .join('; ');
}

const UNITLESS = /^(?:flex|fontWeight|grid|lineClamp|lineHeight|opacity|order|orphans|widows|zIndex|zoom|--)/;

const cssName = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const cssValue = (name: string, value: unknown): string =>
  typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? `${value}px` : String(value);
