import type { Element, ElementContent, Properties } from 'hast';
import { find, html, svg } from 'property-information';
import { type DiagnosticContext, report } from '../../../page/diagnostics.js';
import { element, type SourceRange } from '../../../page/elements.js';
import { addressOf, type Props } from '../../blocks/component.js';
import { phrasingContent } from '../../blocks/flow-content.js';

const SVG_ELEMENTS = new Set(
  'svg g path circle ellipse line polygon polyline rect text tspan defs use symbol clipPath mask linearGradient radialGradient stop title'.split(
    ' ',
  ),
);

/** Elements that take no blocks: what is on lines of its own in them is their text, not a paragraph. */
const ONE_LINE = /^(?:p|h[1-6]|summary|span|a|button|label|dt)$/;

interface HtmlElementInput {
  name: string;
  props: Props;
  children: ElementContent[];
  position?: SourceRange | undefined;
}

/** `<div className="x" style={{…}}>` → the element, with its attributes as HTML has them. */
export function htmlElement(input: HtmlElementInput, context: DiagnosticContext): Element {
  const { name, props, position } = input;
  const raw = Object(props.dangerouslySetInnerHTML) as { __html?: unknown };
  const given = ONE_LINE.test(name) ? phrasingContent(input.children) : input.children;
  const children = typeof raw.__html === 'string' ? [{ type: 'raw' as const, value: raw.__html }] : given;
  return element(name, toProperties(input, context), children, position);
}

const LEFT_OUT = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning']);

function toProperties({ name, props, position }: HtmlElementInput, context: DiagnosticContext): Properties {
  const schema = SVG_ELEMENTS.has(name) ? svg : html;
  const properties: Properties = {};
  for (const [key, given] of Object.entries(props)) {
    if (LEFT_OUT.has(key) || given == null) continue;
    const value = key === 'style' ? styleText(given) : (addressOf(given) ?? given);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      properties[find(schema, key).property] = value;
    } else if (typeof value === 'function') {
      report(context, { position }, handlerDiagnostic(name, key));
    } else {
      report(context, { position }, valueDiagnostic(name, key));
    }
  }
  return properties;
}

const handlerDiagnostic = (name: string, key: string) =>
  ({
    code: 'mdx-handler-static',
    severity: 'warning',
    message: `"${key}" of <${name}> is a function, and a page is HTML: nothing would call it.`,
    hint: 'Move the element into a component of the site, and declare that as an island.',
  }) as const;

const valueDiagnostic = (name: string, key: string) =>
  ({
    code: 'mdx-attribute-value',
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
