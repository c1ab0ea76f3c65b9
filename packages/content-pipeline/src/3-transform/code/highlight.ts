import type { ElementContent, Text } from 'hast';
import { element, textNode } from '../../page/elements.js';
import { aliasesOf, type CodeToken, innerTokens, type Token, tokensOf } from './code-tokens.js';
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
  const lines: ElementContent[][] = [[]];
  appendTokens(isKnown(language) ? tokensOf(code, language) : [code], undefined, lines);
  return lines;
}

/** Tokens nest and may run over several lines; the innermost class that has a color wins. */
function appendTokens(tokens: CodeToken[], inherited: string | undefined, lines: ElementContent[][]): void {
  for (const token of tokens) {
    if (typeof token === 'string') appendText(token, inherited, lines);
    else appendTokens(innerTokens(token), classOf(token) ?? inherited, lines);
  }
}

function appendText(text: string, inherited: string | undefined, lines: ElementContent[][]): void {
  let start = 0;
  for (;;) {
    const end = text.indexOf('\n', start);
    const part = text.slice(start, end < 0 ? undefined : end);
    if (part) append(lines.at(-1) ?? [], part, inherited);
    if (end < 0) return;
    lines.push([]);
    start = end + 1;
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

function classOf(token: Token): string | undefined {
  const own = CLASS_OF_TOKEN.get(token.type);
  if (own !== undefined || !token.alias) return own;
  return aliasesOf(token)
    .map((name) => CLASS_OF_TOKEN.get(name))
    .find(Boolean);
}
