import type { Diagnostic, DiagnosticBody } from '@org/site-model';
import { fenceAfter, type OpenFence } from './open-fence.js';

/**
 * What one page may be, so that none takes a build hostage. The numbers are far from what people write and near to where it
 * starts to cost: at each of them a page still compiles in well under a second, and beyond them the time grows with the square.
 */
const LIMITS = {
  /** UTF-16 code units. Books of 300,000 words have fewer. */
  pageLength: 2_000_000,
  /** Quotes and list items around each other. */
  nesting: 100,
  /** Signs that may open or close something (emphasis, links, code, directives) in one block of text. */
  signs: 3000,
  /**
   * Sum over all blocks of the square of their signs, which is what they cost: 3,000 signs take 0.1 s at worst, so a whole page
   * less than 1.5 s. Long pages that people have written stay below a tenth of it.
   */
  complexity: 150_000_000,
  /** Cells of all tables together: a row gets those that it leaves out, so ten kilobytes of short rows below a long head make millions. */
  cells: 50_000,
  headings: 5000,
};

type Problem = DiagnosticBody & { line: number; column: number };

/** A line's quotes and list markers, up to its text. */
const MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const MARKER = />|[-*+]|\d{1,9}[.)]/g;
/** A list item that is indented by two columns a level. */
const DEEP_ITEM = new RegExp(`^[ \\t]{${2 * LIMITS.nesting},}(?:[-*+]|\\d{1,9}[.)])[ \\t]`);
const SIGN = /[*_~`[\]{}<]|:[a-z]/gi;
/** Cells are parsed one by one, so rows below this line start anew. */
const TABLE_HEAD = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?::?-+:?)?$/;

/** Why a text is too long to be looked at. */
export const exceededLength = (text: string, file: string): Diagnostic | undefined =>
  text.length > LIMITS.pageLength ? { ...tooLarge(text), severity: 'error', file } : undefined;

/** The first reason for which Markdown is not parsed; each line is looked at once, and none of most pages. */
export function exceededLimit(body: string, file: string): Diagnostic | undefined {
  if (isFarFromLimits(body)) return undefined;
  const diagnostic = body.length > LIMITS.pageLength ? tooLarge(body) : checkLines(body, file);
  return diagnostic && { ...diagnostic, severity: 'error', file };
}

/** What a line with too many markers, or with a list item that is indented too far, begins with. */
const DEEP_START = new RegExp(`^[ \\t>*+\\d.)-]{${LIMITS.nesting + 1}}`, 'm');

/** Whether what limits are about is so rare in all of a text that no part of it can have too much of it. Code counts here, too. */
function isFarFromLimits(body: string): boolean {
  const count = (pattern: RegExp): number => body.match(pattern)?.length ?? 0;
  const lines = count(/\n/g) + 1;
  const signs = count(SIGN);
  return (
    signs <= LIMITS.signs &&
    signs ** 2 <= LIMITS.complexity &&
    lines <= LIMITS.headings &&
    // Rows by the columns of all tables together.
    lines * count(/-+/g) <= LIMITS.cells &&
    count(/:::/g) <= LIMITS.nesting &&
    !DEEP_START.test(body)
  );
}

/** Lines that make headings, also one below its text. */
const HEADING = /^[ \t>]*(?:#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$)/;
const OPENS_CONTAINER = /^[ \t>]*:{3,}[ \t]*[a-z]/i;
const CLOSES_CONTAINER = /^[ \t>]*:{3,}[ \t]*$/;

interface Block {
  signs: number;
  /** Its first line. */
  line: number;
  isTable: boolean;
  /** Of the table that it is. */
  columns: number;
  /** Of all blocks before it. */
  complexity: number;
}

const DEEP = `Quotes or lists stand in each other more than ${LIMITS.nesting} deep`;
const DEEP_CONTAINERS = `More than ${LIMITS.nesting} blocks that begin with ":::" are open`;

function checkLines(body: string, file: string): Problem | Diagnostic | undefined {
  let block: Block = { signs: 0, line: 1, isTable: false, columns: 0, complexity: 0 };
  const counts: Counts = { cells: 0, headings: 0, containers: 0 };
  let fence: OpenFence | undefined;
  for (const [index, line] of body.split('\n').entries()) {
    fence = fenceAfter(fence, line);
    if (fence) continue;
    if (isTooDeep(line)) return tooDeep(file, DEEP, index + 1);
    block = blockOf(line.trimEnd(), index + 1, block);
    if (block.signs > LIMITS.signs) return tooManySigns(block.line);
    if (block.complexity > LIMITS.complexity) return tooComplex(block.line);
    count(line, block, counts);
    if (counts.containers > LIMITS.nesting) return tooDeep(file, DEEP_CONTAINERS, index + 1);
    const kind = COUNTED.find((name) => counts[name] > LIMITS[name]);
    if (kind) return tooMany(kind, index + 1);
  }
  return undefined;
}

/** What a page has of something up to a line. */
interface Counts {
  cells: number;
  headings: number;
  /** Admonitions and tabs that are open. */
  containers: number;
}

const COUNTED = ['cells', 'headings'] as const;

function count(line: string, { isTable, columns }: Block, counts: Counts): void {
  if (isTable) counts.cells += columns;
  else if (HEADING.test(line)) counts.headings++;
  else if (OPENS_CONTAINER.test(line)) counts.containers++;
  else if (CLOSES_CONTAINER.test(line)) counts.containers = Math.max(0, counts.containers - 1);
}

function blockOf(line: string, number: number, before: Block): Block {
  const isNew = line === '' || before.isTable || MARKERS.test(line);
  const isHead = line !== '' && !before.isTable && TABLE_HEAD.test(line);
  return {
    signs: (isNew ? 0 : before.signs) + (line.match(SIGN)?.length ?? 0),
    line: line === '' ? number + 1 : isNew ? number : before.line,
    isTable: isHead || (line !== '' && before.isTable),
    columns: isHead ? (line.match(/-+/g)?.length ?? 0) : before.columns,
    complexity: before.complexity + (isNew ? before.signs ** 2 : 0),
  };
}

function isTooDeep(line: string): boolean {
  const markers = MARKERS.exec(line)?.[0].match(MARKER)?.length ?? 0;
  return markers > LIMITS.nesting || DEEP_ITEM.test(line);
}

function tooLarge(body: string): Problem {
  const before = body.slice(0, LIMITS.pageLength);
  return {
    code: 'page-too-large',
    message: `The page has ${body.length.toLocaleString('en')} characters, more than ${LIMITS.pageLength.toLocaleString('en')}, so it is not compiled.`,
    hint: 'Divide it into several pages.',
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
  };
}

/** `what` starts the sentence that says it. */
export const tooDeep = (file: string, what: string, line: number): Diagnostic => ({
  code: 'nesting-too-deep',
  severity: 'error',
  message: `${what}, so the page is not compiled.`,
  hint: 'Take some of the levels away.',
  file,
  line,
  column: 1,
});

const tooManySigns = (line: number): Problem => ({
  code: 'block-too-complex',
  message: `A block of text has more than ${LIMITS.signs.toLocaleString('en')} signs such as "*", "[", "\`" and ":name", which could not be read in reasonable time, so the page is not compiled.`,
  hint: 'Put empty lines between its parts, or put what is code into a fenced block.',
  line,
  column: 1,
});

const tooComplex = (line: number): Problem => ({
  code: 'page-too-complex',
  message:
    'The blocks of text up to here have so many signs such as "*", "[", "`" and ":name" that they could not be read in reasonable time, so the page is not compiled.',
  hint: 'Divide it into several pages, or put what is code into fenced blocks.',
  line,
  column: 1,
});

const tooMany = (kind: (typeof COUNTED)[number], line: number): Problem => ({
  code: `page-too-many-${kind}`,
  message: `The page has more than ${LIMITS[kind].toLocaleString('en')} ${kind === 'cells' ? 'cells in its tables, with those that short rows leave out' : kind}, so it is not compiled.`,
  hint: 'Divide it into several pages.',
  line,
  column: 1,
});
