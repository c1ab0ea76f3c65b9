import type { Element, Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { toString } from 'hast-util-to-string';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import { textNode, visitElements } from '../../page/elements.js';
import { OWN_DRAWINGS, showDrawings, takeMarks } from './pipeline-data.js';

const PAGE_ELEMENT_NAMES = [
  'abbr',
  'button',
  'figcaption',
  'figure',
  'mark',
  'track',
  'video',
  'u',
  'small',
  'time',
  'wbr',
  // Keeps the room of a diagram.
  'canvas',
  ...OWN_DRAWINGS.values(),
];

/** What formulas are made of (MathML Core); `annotation-xml`, which may hold any element, stays out. */
const FORMULA_ELEMENTS = [
  ...['math', 'semantics', 'annotation', 'mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms', 'merror'],
  ...['mfrac', 'msqrt', 'mroot', 'mstyle', 'mpadded', 'mphantom', 'menclose'],
  ...['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts', 'mtable', 'mtr', 'mtd'],
];

/** Presentation only: none of them holds an address or a script. */
const FORMULA_ATTRIBUTES = [
  ...[
    'accent',
    'accentunder',
    'columnalign',
    'columnlines',
    'columnspacing',
    'depth',
    'display',
    'displaystyle',
  ],
  ...['encoding', 'fence', 'form', 'height', 'linethickness', 'lspace', 'mathvariant', 'maxsize', 'minsize'],
  ...['notation', 'rowalign', 'rowlines', 'rowspacing', 'rspace', 'scriptlevel', 'separator', 'stretchy'],
  ...['symmetric', 'voffset', 'xmlns'],
];

/**
 * Elements that neither run nor load nor send anything, with the classes, states and roles that this package writes. Scripts,
 * styles, forms, frames, event handlers, inline styles and addresses of other schemes are not among them.
 */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...PAGE_ELEMENT_NAMES, ...FORMULA_ELEMENTS],
  // Ids are what links lead to; `name`, with which an element can pose as a script's variable, stays out.
  clobber: [],
  attributes: {
    // Not the schema's own: they allow only the classes of another site.
    '*': [
      ...['className', 'id', 'title', 'lang', 'dir', 'role', 'tabIndex', 'data*', 'translate'],
      ...['ariaControls', 'ariaDescribedBy', 'ariaHidden', 'ariaLabel', 'ariaLabelledBy', 'ariaSelected'],
      ...['align', 'colSpan', 'rowSpan', 'scope', 'width', 'height', 'open'],
    ],
    ...Object.fromEntries(FORMULA_ELEMENTS.map((name) => [name, FORMULA_ATTRIBUTES])),
    ...Object.fromEntries([...OWN_DRAWINGS.values()].map((name) => [name, ['viewBox', 'd']])),
    a: ['href', 'rel', 'hrefLang', 'dataFootnoteRef', 'dataFootnoteBackref', 'aria-description'],
    button: [['type', 'button']],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    img: ['src', 'alt', 'loading', 'decoding'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['value'],
    time: ['dateTime'],
    source: ['src', 'type', 'media'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    video: ['src', 'poster', 'controls', 'preload', 'loop', 'muted', 'playsInline'],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
    poster: ['http', 'https'],
  },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'textarea', 'title'],
  required: { input: { type: 'checkbox', disabled: true } },
};

/** Elements that a page has for its own writers alone: they are played, pressed or drawn on, or belong to a formula. */
const PAGE_ELEMENTS = new Set([
  ...['button', 'canvas', 'input', 'picture', 'source', 'track', 'video'],
  ...OWN_DRAWINGS.values(),
  ...FORMULA_ELEMENTS,
]);

/** The same for text of others, such as the descriptions of an API: nothing that could pose as a part of the site either. */
const FOREIGN_SCHEMA: Schema = {
  ...SCHEMA,
  tagNames: (SCHEMA.tagNames ?? []).filter((name) => !PAGE_ELEMENTS.has(name)),
  attributes: {
    '*': ['title', 'lang', 'dir', 'align', 'colSpan', 'rowSpan', 'scope', 'width', 'height', 'open'],
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start', 'reversed'],
    li: ['value'],
    time: ['dateTime'],
  },
  strip: [...(SCHEMA.strip ?? []), 'svg', 'math', 'select'],
  required: {},
};

/** hast → hast: leaves what anyone may write about something, without classes, ids and data. */
export const sanitizeForeign = (tree: Root): Root => sanitize(tree, FOREIGN_SCHEMA) as Root;

/** For an element without its ancestors. */
const ALONE: Schema = { ...SCHEMA, ancestors: {} };

/** hast → hast: leaves what anyone may write, and says what it takes away. What is not marked as this package's own has no data. */
export function sanitizeTree(tree: Root, context: DiagnosticContext): Root {
  const foreign = takeMarks(tree);
  visitElements(tree, (element) => {
    const data = foreign.get(element) ?? [];
    element.properties = Object.fromEntries(
      Object.entries(element.properties).filter(([name]) => !data.includes(name)),
    );
    reportRemoved(element, data, context);
  });
  visitElements(tree, leaveWords);
  return showDrawings(sanitize(tree, SCHEMA) as Root);
}

/** In a drawing of SVG no element is HTML, whatever its name: without the drawing around it, a browser would read it as another one. */
function leaveWords(element: Element): boolean {
  if (element.tagName !== 'svg') return true;
  element.children = [textNode(toString(element))];
  return false;
}

function reportRemoved(element: Element, data: string[], context: DiagnosticContext): void {
  const kept = sanitize({ ...element, children: [] }, ALONE) as Root | Element;
  const isKept = kept.type === 'element';
  const lost = isKept ? [...lostOf(element, kept), ...data] : [];
  if (isKept && lost.length === 0) return;
  report(context, element, {
    code: 'html-removed',
    severity: 'warning',
    message: isKept
      ? `Of <${element.tagName}> these attributes are taken away: ${lost.join(', ')}. They could run or load something.`
      : `<${element.tagName}> is taken away, because it could run or load something.`,
    hint: 'Write it in Markdown. If all writers are trusted, the site can set "rawHtml" to "allow".',
  });
}

const lostOf = (before: Element, after: Element): string[] =>
  Object.entries(before.properties)
    .filter(([name, value]) => value !== undefined && value !== null && !(name in after.properties))
    .map(([name]) => name);
