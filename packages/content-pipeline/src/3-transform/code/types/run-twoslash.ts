import type { TwoslashNode } from 'twoslash';
import type { LoadedTwoslash } from './load-twoslash.js';
import type { Remark, TypedCode, TypeNote, TypeProblem } from './typed-code.js';

/** Characters of a type that are worth reading. */
const MAX_LENGTH = 500;
const MAX_COMPLETIONS = 8;

/**
 * Types of a block. All of it is compiled, what is cut away from the reader as well, so that an error in there is one; the notations are
 * taken out afterwards.
 */
export function runTwoslash(code: string, extension: string, twoslash: LoadedTwoslash): TypedCode {
  try {
    return typedCode(code, extension, twoslash);
  } catch (error) {
    if (!isNotationError(error)) throw error;
    const lines = code.split('\n').map((_, index) => index + 1);
    return { code, lines, types: [], remarks: [], problems: [notationProblem(error)] };
  }
}

function typedCode(code: string, extension: string, { run, protocol }: LoadedTwoslash): TypedCode {
  const handbookOptions = { keepNotations: true, noErrorValidation: true };
  const { nodes: all, meta } = run(code, extension, { handbookOptions });
  const expected = meta.handbookOptions.errors;
  const written = all.filter((node) => !isUnfinished(node, all));
  const isMeant = (node: TwoslashNode): boolean =>
    node.type !== 'error' || meta.handbookOptions.noErrors === true || expected.includes(Number(node.code));
  // It changes the nodes that it is given.
  const copies = written.map((node) => ({ ...node }));
  const { code: shown, nodes: left } = protocol.removeCodeRanges(code, meta.removals, copies);
  const nodes = protocol.resolveNodePositions(left, shown);
  return {
    code: shown.replace(/\n+$/, ''),
    lines: linesLeft(code, meta.removals),
    types: nodes.flatMap((node): TypeNote[] => (node.type === 'hover' ? [toNote(node)] : [])),
    remarks: nodes.filter(isMeant).flatMap(toRemark),
    problems: [
      ...written.flatMap((node) => (node.type === 'error' && !isMeant(node) ? [errorProblem(node)] : [])),
      ...expected
        .filter((number) => !written.some((node) => node.type === 'error' && Number(node.code) === number))
        .map(missingProblem),
    ],
  };
}

/** Numbers of the lines of which something is left. */
function linesLeft(code: string, removals: readonly [start: number, end: number][]): number[] {
  let start = 0;
  return code.split('\n').flatMap((line, index) => {
    const from = start;
    start += line.length + 1;
    return removals.some(([first, end]) => first <= from && from < end) ? [] : [index + 1];
  });
}

/** The error of a name of which an editor is asked how it goes on. */
const isUnfinished = (error: TwoslashNode, nodes: readonly TwoslashNode[]): boolean =>
  error.type === 'error' &&
  nodes.some(
    ({ type, start }) => type === 'completion' && start >= error.start && start <= error.start + error.length,
  );

type Node<Type extends TwoslashNode['type']> = Extract<TwoslashNode, { type: Type }>;

function toNote({ line, character, length, text, docs }: Node<'hover'>): TypeNote {
  const whole = docs ? `${text}\n\n${docs}` : text;
  const short = whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH).trimEnd()}…` : whole;
  return { line, character, length, text: short };
}

function toRemark(node: TwoslashNode): Remark[] {
  const { line, character, length } = node;
  const at = { line, character, length };
  if (node.type === 'query') return [{ ...at, kind: 'query', text: node.text }];
  if (node.type === 'error') return [{ ...at, kind: 'error', text: node.text }];
  if (node.type === 'completion') {
    const names = node.completions.map(({ name }) => name);
    const text = names.slice(0, MAX_COMPLETIONS).join('\n');
    return [{ ...at, kind: 'completions', text: names.length > MAX_COMPLETIONS ? `${text}\n…` : text }];
  }
  if (node.type !== 'tag' || !isRemark(node.name)) return [];
  return [{ ...at, kind: node.name, text: node.text?.trim() ?? '' }];
}

const isRemark = (name: string): name is 'error' | 'warning' | 'log' =>
  ['error', 'warning', 'log'].includes(name);

const errorProblem = ({ line, character, text, code }: Node<'error'>): TypeProblem => ({
  line,
  character,
  message: `TypeScript finds an error in a block that is marked "twoslash": ${text} (${code})`,
  hint: `Correct the code, or write "// @errors: ${code}" into the block if readers are to see the error.`,
});

const missingProblem = (code: number): TypeProblem => ({
  line: 0,
  character: 0,
  message: `A block that is marked "twoslash" says "@errors: ${code}", but TypeScript finds no such error, so readers would miss it.`,
  hint: 'Take the number away, or write the code that has the error.',
});

/** What twoslash throws for a notation that it cannot read. */
interface NotationError extends Error {
  title: string;
  description: string;
  recommendation: string;
}

const isNotationError = (error: unknown): error is NotationError =>
  error instanceof Error && 'title' in error && 'description' in error && 'recommendation' in error;

function notationProblem({ title, description, recommendation }: NotationError): TypeProblem {
  const line = /line (\d+)/.exec(description)?.[1];
  return {
    line: line === undefined ? 0 : Number(line),
    character: 0,
    message: `A notation of a block that is marked "twoslash" cannot be read: ${title}: ${description}`,
    hint: recommendation,
  };
}
