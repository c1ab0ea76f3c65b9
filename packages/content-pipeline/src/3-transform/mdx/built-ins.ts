import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { ADMONITION_TYPES } from '../directives/admonition.js';
import { BuiltIn, type BuiltInUse, container, inlineDirective, leaf } from './built-in.js';
import { tabItem, tabs } from './built-in-tabs.js';
import { htmlElement } from './html-element.js';
import { MarkdownChildren } from './jsx-element.js';
import { addressOf } from './addresses.js';

/** Names of Docusaurus for the types that this package has. */
const TYPE_OF_ALIAS = new Map([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
]);

const admonition = new BuiltIn((use) => {
  const type = String(use.props.type ?? 'note');
  const known = TYPE_OF_ALIAS.get(type) ?? type;
  return [container(known, { use, label: use.props.title })];
});

/** The summary is a property, or the first thing inside. */
const details = new BuiltIn((use) => {
  const inside = use.children.find(isSummary);
  const given = use.props.summary == null ? (inside ? [inside] : []) : use.content(use.props.summary);
  const children = use.children.filter((node) => node !== inside);
  const label = given.length > 0 ? new MarkdownChildren(unwrap(given)) : undefined;
  return [container('details', { use, attributes: { open: use.props.open }, label, children })];
});

const isSummary = (node: RootContent): boolean =>
  node.type === 'docsElement' && node.data.hName === 'summary';

/** A summary given as `<summary>` is its content. */
const unwrap = (nodes: RootContent[]): RootContent[] =>
  nodes.flatMap((node) =>
    isSummary(node) && 'children' in node ? (node.children as RootContent[]) : [node],
  );

const codeBlock = new BuiltIn(({ props, children, node }) => {
  const language = props.language ?? /language-(\S+)/.exec(String(props.className ?? ''))?.[1];
  const meta = [
    props.metastring,
    props.title == null ? '' : `title="${String(props.title).replaceAll('"', '”')}"`,
    lineNumbers(props.showLineNumbers),
  ];
  const value = children
    .map((child) => toString(child))
    .join('')
    .replace(/^\n+|\n+$/g, '');
  return [
    {
      type: 'code',
      lang: language == null ? null : String(language),
      meta: meta.filter(Boolean).join(' ') || null,
      value,
      ...(node.position && { position: node.position }),
    },
  ];
});

function lineNumbers(given: unknown): string {
  if (typeof given === 'number') return `showLineNumbers=${given}`;
  return given === true || given === '' ? 'showLineNumbers' : '';
}

const card = new BuiltIn((use) => {
  const { title, href, to, icon } = use.props;
  return [
    container('card', { use, attributes: { href: href ?? to, icon: addressOf(icon) ?? icon }, label: title }),
  ];
});

const figure = new BuiltIn((use) => {
  const { src, alt = '', caption } = use.props;
  const image: RootContent[] = src
    ? [{ type: 'image', url: addressOf(src) ?? String(src), alt: String(alt), ...position(use) }]
    : [];
  return [container('figure', { use, label: caption, children: [...image, ...use.children] })];
});

const video = new BuiltIn((use) => {
  const { src, title, poster, captions, lang, width, height } = use.props;
  const attributes = { src: addressOf(src) ?? src, title, poster: addressOf(poster) ?? poster };
  return [
    leaf('video', use, { ...attributes, captions: addressOf(captions) ?? captions, lang, width, height }),
  ];
});

const position = ({ node }: BuiltInUse) => node.position && { position: node.position };

/** `<Link to="/x">` of Docusaurus, and whatever else is one element by another name. */
const link = new BuiltIn(({ props: { to, href, ...props }, children, node, page }) => [
  htmlElement({ name: 'a', props: { ...props, href: to ?? href }, children, position: node.position }, page),
]);

const image = new BuiltIn(({ props: { img, src, ...props }, node, page }) => [
  htmlElement(
    { name: 'img', props: { ...props, src: img ?? src }, children: [], position: node.position },
    page,
  ),
]);

/** An image for each colour mode; the style sheet shows one of them. */
const themedImage = new BuiltIn(({ props: { sources, className, ...props }, node, page }) =>
  Object.entries(Object(sources) as Record<string, unknown>).map(([mode, src]) => {
    const classes = [className, `only-${mode}`].filter(Boolean).join(' ');
    const input = { name: 'img', props: { ...props, src, className: classes }, children: [] };
    return htmlElement({ ...input, position: node.position }, page);
  }),
);

const heading = new BuiltIn(({ props, children, node }) => {
  const depth = Number(/^h([1-6])$/.exec(String(props.as))?.[1] ?? 2) as Heading['depth'];
  const data = typeof props.id === 'string' ? { data: { hProperties: { id: props.id } } } : {};
  return [
    {
      type: 'heading',
      depth,
      children: children as Heading['children'],
      ...data,
      ...(node.position && { position: node.position }),
    },
  ];
});

const badge = new BuiltIn((use) => [inlineDirective('badge', use, { type: use.props.type })]);
const keys = new BuiltIn((use) => [inlineDirective('kbd', use)]);
const around = (name: string) => new BuiltIn((use) => [container(name, { use })]);

/** What a module gives that has no meaning of its own here: its content. */
export const transparent = new BuiltIn(({ children }) => children);

/** Table of contents in the text; filled when the page's headings have their ids. */
const inlineToc = new BuiltIn(({ props: { minHeadingLevel = 2, maxHeadingLevel = 3 }, node, page }) => [
  htmlElement(
    {
      name: 'docs-toc',
      props: { 'data-min': Number(minHeadingLevel), 'data-max': Number(maxHeadingLevel) },
      children: [],
      position: node.position,
    },
    page,
  ),
]);

/** Components that every MDX page may use without an import. */
export const builtIns: Record<string, BuiltIn> = {
  Admonition: admonition,
  Badge: badge,
  Card: card,
  Cards: around('cards'),
  CodeBlock: codeBlock,
  Details: details,
  Figure: figure,
  FileTree: around('file-tree'),
  Heading: heading,
  Image: image,
  Kbd: keys,
  Link: link,
  Steps: around('steps'),
  TabItem: tabItem,
  Tabs: tabs,
  ThemedImage: themedImage,
  TOCInline: inlineToc,
  Video: video,
  ...Object.fromEntries(ADMONITION_TYPES.map((type) => [capital(type), shorthand(type)])),
};

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `<Note title="…">` */
function shorthand(type: string): BuiltIn {
  return new BuiltIn((use) => [container(type, { use, label: use.props.title })]);
}
