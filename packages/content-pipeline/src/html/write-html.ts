import type { Element, Nodes, Properties, RootContent } from 'hast';
import { find, html, type Info, type Schema, svg } from 'property-information';

/** What may stand without an end tag (https://html.spec.whatwg.org/#void-elements, and those of older standards). */
const VOID = new Set(
  [
    'area',
    'base',
    'basefont',
    'bgsound',
    'br',
    'col',
    'command',
    'embed',
    'frame',
    'hr',
    'image',
    'img',
  ].concat(['input', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr']),
);
/** Elements of SVG that hold HTML (https://html.spec.whatwg.org/#html-integration-point). */
const HTML_INSIDE = new Set(['desc', 'foreignObject', 'title']);

/** Whether raw HTML is written as it is, or as text. */
interface HtmlWriting {
  raw: boolean;
}

/**
 * hast → HTML, byte for byte what `hast-util-to-html` writes with its defaults, which the tests compare it with. That library serves
 * every style of HTML, and took a quarter of a page's time: most of what it is given are the colored words of code.
 *
 * @throws Error for nodes of other languages, such as MDX
 */
export function writeHtml(node: Nodes, writing: HtmlWriting): string {
  return 'children' in node && node.type === 'root'
    ? writeChildren(node.children, undefined, { writing, schema: html })
    : writeNode(node, undefined, { writing, schema: html });
}

interface Place {
  writing: HtmlWriting;
  /** Names of attributes differ between HTML and SVG. */
  schema: Schema;
}

function writeChildren(children: readonly Nodes[], parent: Element | undefined, place: Place): string {
  let written = '';
  for (const child of children) written += writeNode(child, parent, place);
  return written;
}

function writeNode(node: Nodes | RootContent, parent: Element | undefined, place: Place): string {
  switch (node.type) {
    case 'element':
      return writeElement(node, place);
    case 'text':
      return isVerbatim(parent) ? node.value : escapeText(node.value);
    case 'raw':
      return place.writing.raw || isVerbatim(parent) ? node.value : escapeText(node.value);
    case 'comment':
      return `<!--${escapeComment(node.value)}-->`;
    case 'doctype':
      return '<!doctype html>';
    case 'root':
      return writeChildren(node.children, undefined, place);
    default:
      throw new Error(`A node of the type "${node.type}" cannot be written as HTML. Resolve it before.`);
  }
}

/** Nothing is escaped where browsers read no references. */
const isVerbatim = (parent: Element | undefined): boolean =>
  parent !== undefined && (parent.tagName === 'script' || parent.tagName === 'style');

function writeElement(element: Element, { writing, schema: outside }: Place): string {
  const { tagName } = element;
  const schema = outside === html && tagName === 'svg' ? svg : outside;
  const attributes = writeAttributes(element.properties, schema);
  const inside = schema === svg && HTML_INSIDE.has(tagName) ? html : schema;
  const isTemplate = outside === html && tagName === 'template';
  const children = isTemplate ? (element.content?.children ?? []) : element.children;
  const content = writeChildren(children, element, { writing, schema: inside });
  const start = `<${tagName}${attributes}>`;
  if (content === '' && outside === html && VOID.has(tagName.toLowerCase())) return start;
  return `${start}${content}</${tagName}>`;
}

function writeAttributes(properties: Properties, schema: Schema): string {
  let written = '';
  for (const name in properties) {
    const value = properties[name];
    if (value === null || value === undefined || value === false) continue;
    written += writeAttribute(infoOf(name, schema), value);
  }
  return written;
}

type PropertyValue = NonNullable<Properties[string]>;

function writeAttribute({ name, info }: NamedInfo, given: PropertyValue): string {
  if (name === undefined) return '';
  const value = isSwitch(info, given) ? isOn(info, given) : given;
  if (value === false || Number.isNaN(value)) return '';
  if (value === true) return ` ${name}`;
  const text = Array.isArray(value) ? joinList(value, info) : String(value);
  return ` ${name}="${escapeAttribute(text)}"`;
}

/** An empty text at the end of a list with commas needs one more, or nobody would see it. */
function joinList(list: (string | number)[], { commaSeparated }: Info): string {
  if (!commaSeparated) return list.join(' ').trim();
  return (list.at(-1) === '' ? [...list, ''] : list).join(', ').trim();
}

/** An attribute that says something by being there, and is given a value that says no more. */
const isSwitch = ({ boolean, overloadedBoolean, attribute }: Info, value: PropertyValue): boolean =>
  (boolean || overloadedBoolean) && (typeof value !== 'string' || value === attribute || value === '');

/** `download=""` is a download; an empty text for what knows only on and off is off. */
const isOn = ({ overloadedBoolean }: Info, value: PropertyValue): boolean =>
  (overloadedBoolean && value === '') || Boolean(value);

interface NamedInfo {
  info: Info;
  /** The attribute as it is written; `undefined` for one that HTML cannot name. */
  name: string | undefined;
}

/** Names that were looked up. Writers may make up any number of them. */
const MAX_NAMES = 2000;
const known = new Map<Schema, Map<string, NamedInfo>>([
  [html, new Map()],
  [svg, new Map()],
]);

function infoOf(property: string, schema: Schema): NamedInfo {
  const infos = known.get(schema) as Map<string, NamedInfo>;
  const found = infos.get(property);
  if (found) return found;
  if (infos.size >= MAX_NAMES) infos.clear();
  const info = find(schema, property);
  const named = { info, name: NO_NAME.test(info.attribute) ? undefined : info.attribute };
  infos.set(property, named);
  return named;
}

/**
 * What no name of an attribute has, but those that browsers make of a tag that was never closed, of the text behind it. References mean nothing in a
 * name, so that such a one cannot be written, and is left out.
 */
// eslint-disable-next-line no-control-regex -- a name is taken as it is given
const NO_NAME = /[\0\t\n\f\r "&'/<=>`]/;
// eslint-disable-next-line no-control-regex -- and so is a value
const UNSAFE_IN_VALUE = /[\0"&'`]/g;
const UNSAFE_IN_TEXT = /[&<]/g;
const ENDS_COMMENT = /^>|^->|<!--|-->|--!>|<!-$/g;

const reference = (character: string): string => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`;

const escapeText = (text: string): string => text.replace(UNSAFE_IN_TEXT, reference);
const escapeAttribute = (text: string): string => text.replace(UNSAFE_IN_VALUE, reference);
const escapeComment = (text: string): string =>
  text.replace(ENDS_COMMENT, (end) => end.replace(/[<>]/g, reference));
