import { foldSpaces } from '@org/site-model';
import type { Element, ElementContent } from 'hast';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import { visitElements } from '../../page/elements.js';

/** Elements of a heading that are more than their text, and what they are called. */
const MORE_THAN_TEXT: Record<string, string> = {
  a: 'link',
  audio: 'sound',
  button: 'button',
  'docs-component': 'component',
  iframe: 'frame',
  img: 'image',
  input: 'input',
  math: 'formula',
  picture: 'image',
  svg: 'image',
  video: 'video',
};

/** The shell shows the page's heading as text: what cannot be said so would vanish without a word. */
export function reportLostContent(heading: Element, context: DiagnosticContext): void {
  const lost = new Set<string>();
  visitElements(heading, ({ tagName, properties }) => {
    const name = MORE_THAN_TEXT[tagName];
    // `<a name="old">` and what a permalink of another tool leaves have nothing to show.
    if (name && (tagName !== 'a' || properties.href !== undefined)) lost.add(name);
  });
  for (const name of lost)
    report(context, heading, {
      code: 'page-heading-content',
      severity: 'warning',
      message: `The page's heading is shown as plain text, so the ${name} in it is not there for readers.`,
      hint: 'Put it into the text below the heading.',
    });
}

/** The page has one heading; another one of its level stays where it is, but no list of headings begins so high. */
export function reportSecondTitle(heading: Element, text: string, context: DiagnosticContext): void {
  report(context, heading, {
    code: 'page-heading-second',
    severity: 'warning',
    message: `"${text}" is a heading of level 1, as the page's own above the article is: the table of contents does not show it.`,
    hint: `Make it a part of the page: ## ${text}`,
  });
}

/** Says again, for programs, what is shown already. */
const SAID_TWICE = new Set(['annotation', 'script', 'style', 'template']);

/** A heading in plain text, as contents and search show it: images by their alternative text, without numbers of footnotes. */
export const headingText = (heading: Element): string =>
  foldSpaces(heading.children.map(textOf).join('')).trim();

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || SAID_TWICE.has(node.tagName)) return '';
  if (node.tagName === 'img') return typeof node.properties.alt === 'string' ? node.properties.alt : '';
  return node.properties.dataFootnoteRef === undefined ? node.children.map(textOf).join('') : '';
}
