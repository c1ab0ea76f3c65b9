import type { Element } from 'hast';
import type Katex from 'katex';
import type { Code } from 'mdast';
import type { MathNode } from '../../2-parse/math-dollars.js';
import type { PageAsset } from '../../page/compiled-page.js';
import { type DiagnosticContext, type Positioned, report } from '../../page/diagnostics.js';
import { element, textNode } from '../../page/elements.js';
import { lazily } from '../../page/lazily.js';
import { typedText } from '../../page/source-texts.js';
import { readMathml } from './mathml.js';

interface FormulaContext extends DiagnosticContext {
  /** What the page needs in browsers. */
  readonly assets: Set<PageAsset>;
}

/** Expansions of macros after which one is taken to call itself. */
const MAX_EXPANSIONS = 1000;
/** Largest size of anything in a formula, in em. */
const MAX_EM = 50;

const katex = lazily<typeof Katex>('katex');

export const isMathFence = ({ lang }: Code): boolean => lang === 'math';

/**
 * TeX → MathML, which browsers set by themselves: no fonts, no script, and no inline styles, which a strict policy refuses
 * and KaTeX's HTML is full of. A formula on lines of its own scrolls where it is too wide.
 */
export function formula(node: MathNode | Code, context: FormulaContext): Element {
  context.assets.add('math');
  const isBlock = node.type !== 'inlineMath';
  const math = render(node, isBlock, context);
  if (isBlock) return element('div', { className: ['math'], tabIndex: 0 }, [math], node.position);
  return { ...math, ...(node.position && { position: node.position }) };
}

function render(node: MathNode | Code, displayMode: boolean, context: FormulaContext): Element {
  try {
    const text = katex().renderToString(node.value, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      trust: false,
      maxExpand: MAX_EXPANSIONS,
      maxSize: MAX_EM,
    });
    return readMathml(text);
  } catch (error) {
    reportError(node, error as Error & { position?: number }, context);
    return element('code', {}, [textNode(node.value)]);
  }
}

/** What KaTeX throws says where in the formula it is; what it says behind that is the formula again. */
function reportError(
  node: MathNode | Code,
  error: Error & { position?: number },
  context: FormulaContext,
): void {
  const reason = error.message
    .replace(/^KaTeX parse error: /, '')
    .replace(/ at (?:position \d+|end of input):[\s\S]*$/, '');
  report(context, placeIn(node, error.position ?? 0, context), {
    code: 'math-invalid',
    message: `The formula cannot be set, so readers would see its source: ${reason}.`,
    hint: 'KaTeX lists what it knows at https://katex.org/docs/supported. A dollar that is money is written \\$.',
  });
}

/** The line and column in the file of a character of the formula. */
function placeIn(node: MathNode | Code, position: number, context: FormulaContext): Positioned {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return { position: node.position };
  const before = node.value.slice(0, position).split('\n');
  const down = before.length - 1;
  const across = (before.at(-1) ?? '').length;
  // Lines of a block are indented like its first one, or less; a formula in a line starts behind its dollars.
  const typed = typedText(context.texts, start.offset, end.offset);
  if (node.type !== 'inlineMath') {
    const line = typed.split('\n')[1 + down] ?? '';
    const column = Math.min(start.column + across, line.length + 1);
    return { position: { start: { line: start.line + 1 + down, column } } };
  }
  const dollars = typed.indexOf(node.value);
  const first = down > 0 ? 1 : start.column + Math.max(0, dollars);
  return { position: { start: { line: start.line + down, column: first + across } } };
}
