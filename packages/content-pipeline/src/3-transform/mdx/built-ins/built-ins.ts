import { toString } from 'hast-util-to-string';
import { element } from '../../../page/elements.js';
import { BuiltIn, textOf } from '../../blocks/component.js';
import { blockComponents } from '../../blocks/known-blocks.js';
import { codeBlock } from '../../code/code-block.js';
import type { CommandContext } from '../../code/commands/package-manager-tabs.js';
import { htmlElement } from './html-element.js';

const codeBlockComponent = new BuiltIn<CommandContext>(({ props, children, position, context }) => {
  const language = props.language ?? /language-(\S+)/.exec(textOf(props.className))?.[1];
  const meta = [
    props.metastring,
    props.title == null ? '' : `title="${textOf(props.title).replaceAll('"', '”')}"`,
    lineNumbers(props.showLineNumbers),
  ];
  const value = toString(element('code', {}, children())).replace(/^\n+|\n+$/g, '');
  const fence = {
    type: 'code' as const,
    lang: textOf(language) || null,
    meta: meta.filter(Boolean).join(' ') || null,
    value,
    ...(position && { position }),
  };
  return [codeBlock(fence, context)];
});

function lineNumbers(given: unknown): string {
  if (typeof given === 'number') return `showLineNumbers=${given}`;
  return given === true || given === '' ? 'showLineNumbers' : '';
}

/** `<Link to="/x">` of Docusaurus. */
const link = new BuiltIn(({ props: { to, href, ...props }, children, position, context }) => [
  htmlElement({ name: 'a', props: { ...props, href: to ?? href }, children: children(), position }, context),
]);

const image = new BuiltIn(({ props: { img, src, ...props }, position, context }) => [
  htmlElement({ name: 'img', props: { ...props, src: img ?? src }, children: [], position }, context),
]);

/** An image for each color mode; the style sheet shows one of them. */
const themedImage = new BuiltIn(({ props: { sources, className, ...props }, position, context }) =>
  Object.entries(Object(sources) as Record<string, unknown>).map(([mode, src]) => {
    const classes = [className, `only-${mode}`].filter(Boolean).join(' ');
    const given = { ...props, src, className: classes };
    return htmlElement({ name: 'img', props: given, children: [], position }, context);
  }),
);

const heading = new BuiltIn(({ props, children, position }) => {
  const [, depth = '2'] = /^h([1-6])$/.exec(String(props.as)) ?? [];
  const properties = typeof props.id === 'string' ? { id: props.id } : {};
  return [element(`h${depth}`, properties, children(), position)];
});

/** What a module gives that has no meaning of its own here: its content. */
export const transparent = new BuiltIn(({ children }) => children());

/** Table of contents in the text; filled when the page's headings have their ids. */
const inlineToc = new BuiltIn(({ props: { minHeadingLevel = 2, maxHeadingLevel = 3 }, position }) => [
  element('docs-toc', { dataMin: Number(minHeadingLevel), dataMax: Number(maxHeadingLevel) }, [], position),
]);

/** Components that every MDX page may use without an import. */
export const builtIns: Record<string, BuiltIn<CommandContext>> = {
  ...blockComponents,
  CodeBlock: codeBlockComponent,
  Heading: heading,
  Image: image,
  Link: link,
  ThemedImage: themedImage,
  TOCInline: inlineToc,
};
