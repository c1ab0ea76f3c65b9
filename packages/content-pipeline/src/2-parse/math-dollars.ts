import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ParserName } from '../page/compile-options.js';
import { parseTree, type SourceFormat } from './parsers.js';

/** Takes the place of a dollar that is money, while the text is parsed. No keyboard types it, and it is as long as a dollar. */
const MONEY = '\uE024';
/** Two letters or more that are no TeX command: in "$5 and 10$" they are language. */
const BARE_WORD = /(?<![\\\p{L}])\p{L}{2,}/u;
/** A page with a paragraph that has more false pairs than this gets all its dollars as text. */
const MAX_ROUNDS = 30;

/**
 * Markdown with formulas → mdast. The parsers take any two dollars in a paragraph for the ends of a formula; here
 * `$…$` is one only when there is no white space inside of its dollars, no digit behind them, no back-tick in it and, where
 * it starts with a digit, no bare word: "$5 and $10" is money. What is not is parsed once more with its first dollar out of the way.
 */
export function parseWithMath(markdown: string, parser: ParserName, format: SourceFormat): Root {
  let text = markdown;
  for (let round = 0; ; round++) {
    const tree = parseTree(text, parser, format, true);
    const money = falseFormulas(tree, text);
    if (money.length === 0) return text === markdown ? tree : restoreDollars(tree);
    text = round < MAX_ROUNDS ? replaceAt(text, money) : text.replace(/\$/g, MONEY);
  }
}

/**
 * Offsets of the opening dollars of what is no formula: of each paragraph's first one, because those behind it may only be
 * wrong by what it has left over.
 */
function falseFormulas(tree: Root, text: string): number[] {
  const offsets: number[] = [];
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    if ((node.type as string) !== 'inlineMath' || start?.offset === undefined || end?.offset === undefined)
      return;
    if (isFormula(text.slice(start.offset, end.offset), text.charAt(end.offset))) return;
    const last = offsets.at(-1);
    if (last === undefined || /\n[ \t>]*\n/.test(text.slice(last, start.offset))) offsets.push(start.offset);
  });
  return offsets;
}

/** `typed` with its dollars, and the sign behind them. */
function isFormula(typed: string, next: string): boolean {
  if (typed.startsWith('$$')) return true;
  const inside = typed.slice(1, -1);
  if (!/^\S(?:[\s\S]*\S)?$/.test(inside) || inside.includes('`') || /\d/.test(next)) return false;
  return !(/^\d/.test(inside) && BARE_WORD.test(inside));
}

function replaceAt(text: string, offsets: number[]): string {
  const signs = text.split('');
  for (const offset of offsets) signs[offset] = MONEY;
  return signs.join('');
}

/** Every text of a node may have a dollar in it: code, addresses and attributes too. */
function restoreDollars(tree: Root): Root {
  visit(tree, (node) => restoreIn(node as unknown as Record<string, unknown>));
  return tree;
}

function restoreIn(fields: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') fields[name] = value.replaceAll(MONEY, '$');
    else if (name === 'attributes' && value) restoreIn(value as Record<string, unknown>);
  }
}

/** A formula in a line or on lines of its own, as both parsers give it. */
export interface MathNode {
  type: 'math' | 'inlineMath';
  value: string;
  position?: Nodes['position'];
}
