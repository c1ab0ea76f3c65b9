import type { ElementContent } from 'hast';
import { refractor } from 'refractor';

/** One-letter classes of the site's theme: comment, keyword, string, number, function, property. */
const CLASSES = new Map(
  Object.entries({
    c: ['comment', 'prolog', 'doctype', 'cdata'],
    k: ['keyword', 'important', 'directive', 'control-flow'],
    s: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string', 'raw-string'],
    n: ['number', 'boolean', 'constant', 'symbol', 'null', 'nil'],
    f: ['function', 'class-name', 'tag', 'builtin', 'function-variable'],
    p: ['property', 'attr-name', 'key', 'variable', 'parameter', 'literal-property'],
  }).flatMap(([name, tokens]) => tokens.map((token) => [token, name] as const)),
);

/** Longer code is shown without colours: they would cost more than they help. */
const MAX_COLOURED = 20_000;

/** Code as HTML, coloured where the language is known. */
export function codeHtml(code: string, syntax: string): string {
  if (code.length > MAX_COLOURED || !refractor.registered(syntax)) return markupText(code);
  return (refractor.highlight(code, syntax).children as ElementContent[])
    .map((node) => html(node, ''))
    .join('');
}

/** Tokens nest; the innermost one with a colour wins, and one colour inside the same is one. */
function html(node: ElementContent, around: string): string {
  if (node.type === 'text') return markupText(node.value);
  if (node.type !== 'element') return '';
  const names = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
  const name = names.map((token) => CLASSES.get(token)).find(Boolean) ?? '';
  const inner = node.children.map((child) => html(child, name || around)).join('');
  return name === '' || name === around ? inner : `<span class="${name}">${inner}</span>`;
}

/** Text between tags: quotes need no escape there. */
export const markupText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text;
