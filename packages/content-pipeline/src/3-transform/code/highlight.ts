import type { Element, ElementContent, Text } from 'hast';
import { refractor } from 'refractor/core';
import { element, textNode } from '../../page/elements.js';
import { isKnown, registerLanguage } from './languages.js';

/** Names that ask for no colors. */
const PLAIN = new Set(['', 'text', 'txt', 'plaintext', 'plain', 'none']);

export const isPlain = (language: string): boolean => PLAIN.has(language);

/**
 * Prism has some 80 token names; six colors are what a reader can tell apart. One-letter classes keep pages small, and
 * the style sheet gives them their light and dark colors.
 */
const TOKENS_OF_CLASS = {
  c: 'comment prolog doctype cdata shebang',
  k: 'keyword atrule important directive rule control-flow',
  s: 'string char attr-value url regex template-string',
  n: 'number boolean constant symbol unit nil null',
  f: 'function function-variable class-name tag selector builtin section',
  p: 'property literal-property attr-name key variable header parameter',
  i: 'inserted',
  d: 'deleted',
};

const CLASS_OF_TOKEN = new Map(
  Object.entries(TOKENS_OF_CLASS).flatMap(([name, tokens]) =>
    tokens.split(' ').map((token) => [token, name]),
  ),
);

/** One array of nodes for each line of the code, colored where the language is known. */
export function highlightLines(code: string, language: string): ElementContent[][] {
  registerLanguage(language);
  const nodes = isKnown(language)
    ? (refractor.highlight(code, language).children as ElementContent[])
    : [textNode(code)];
  const lines: ElementContent[][] = [[]];
  appendLines(nodes, undefined, lines);
  return lines;
}

/** Tokens nest and may run over several lines; the innermost class that has a color wins. */
function appendLines(
  nodes: ElementContent[],
  inherited: string | undefined,
  lines: ElementContent[][],
): void {
  for (const node of nodes) {
    if (node.type === 'element') appendLines(node.children, classOf(node) ?? inherited, lines);
    if (node.type !== 'text') continue;
    node.value.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) append(lines.at(-1) ?? [], part, inherited);
    });
  }
}

function append(line: ElementContent[], value: string, token: string | undefined): void {
  const last = line.at(-1);
  const sameText = last?.type === 'text' && !token;
  const sameToken = last?.type === 'element' && token && (last.properties.className as string[])[0] === token;
  if (sameText) last.value += value;
  else if (sameToken) (last.children[0] as Text).value += value;
  else line.push(token ? element('span', { className: [token] }, [textNode(value)]) : textNode(value));
}

function classOf(node: Element): string | undefined {
  const names = node.properties.className;
  if (!Array.isArray(names)) return undefined;
  return names.map((name) => CLASS_OF_TOKEN.get(String(name))).find(Boolean);
}
