import type { Root } from 'mdast';
import type { Diagnostic } from '@org/site-model';
import type { ParserName } from '../page/compile-options.js';
import { thrownMessage } from '../page/diagnostics.js';
import { linkBareAddresses } from './bare-addresses.js';
import { parseWithMath } from './math-dollars.js';
import { parseTree, type SourceFormat } from './parsers.js';
import { bracketDirectiveTitles, prepareMdx } from './prepare-source.js';

/** A source without its front matter → mdast, and the text that its positions refer to. */
export interface ParsedSource {
  markdown: string;
  tree: Root;
  format: SourceFormat;
  /** Why it is no MDX, if it was to be. It has been read as Markdown then, so that the rest can be looked at. */
  problem?: Omit<Diagnostic, 'file'>;
}

export const formatOf = (file: string): SourceFormat => (/\.mdx$/i.test(file) ? 'mdx' : 'markdown');

/** Which parser reads a source, and whether dollars are formulas in it. */
interface Reading {
  parser: ParserName;
  math?: boolean | undefined;
}

export function parseSource(body: string, format: SourceFormat, reading: Reading): ParsedSource {
  const markdown = bracketDirectiveTitles(format === 'mdx' ? prepareMdx(body) : body);
  try {
    return { markdown, format, tree: read(markdown, reading, format) };
  } catch (error) {
    // Anything is Markdown, so it was to be MDX.
    return {
      markdown,
      format: 'markdown',
      tree: read(markdown, reading, 'markdown'),
      problem: inSource(describe(error), markdown, body),
    };
  }
}

function read(markdown: string, { parser, math }: Reading, format: SourceFormat): Root {
  const tree =
    math && markdown.includes('$')
      ? parseWithMath(markdown, parser, format)
      : parseTree(markdown, parser, format);
  linkBareAddresses(tree, markdown);
  return tree;
}

/** `(3:1-3:4)` in a reason: where the tag that is meant was opened. */
const PLACE_IN_REASON = /\s*\((\d+):(\d+)-\d+:\d+\)/;

function describe(error: unknown): Omit<Diagnostic, 'file'> {
  const { cause } = Object(error) as { cause?: unknown };
  const { reason, position } = thrownMessage(error);
  const [, line, column] = PLACE_IN_REASON.exec(reason) ?? [];
  const detail = cause instanceof Error ? `: ${cause.message.replace(/\s*\(\d+:\d+\)$/, '')}` : '';
  const plain = reason
    .replace(PLACE_IN_REASON, position && line ? ' in line $1' : '')
    .replace(/ with acorn/, '');
  return {
    code: 'mdx-syntax',
    severity: 'error',
    message: `The page is not valid MDX: ${plain}${detail}. It would be shown as plain Markdown.`,
    hint: hintFor(reason),
    line: position?.start.line ?? Number(line ?? 1),
    column: position?.start.column ?? Number(column ?? 1),
  };
}

/** What is parsed has signs that the source has not: a place behind them is that many characters further. */
function inSource<T extends Omit<Diagnostic, 'file'>>(problem: T, markdown: string, body: string): T {
  const { line = 1, column = 1 } = problem;
  const [parsed, written] = [markdown, body].map((text) => text.split('\n')[line - 1] ?? '') as [
    string,
    string,
  ];
  let same = 0;
  while (same < written.length && parsed[same] === written[same]) same++;
  const added = Math.max(0, parsed.length - written.length);
  return column - 1 <= same ? problem : { ...problem, column: Math.max(same + 1, column - added) };
}

function hintFor(reason: string): string {
  if (/closing tag/.test(reason))
    return 'Close every tag where it was opened, or write <Name /> for one without content.';
  if (/import\/exports/.test(reason))
    return 'Lines that start with "import" or "export" are JavaScript here.';
  return 'A "{" starts an expression and a "<" a tag. Write \\{ or \\< for the character itself.';
}
