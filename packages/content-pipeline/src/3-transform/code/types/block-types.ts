import { createHash } from 'node:crypto';
import type { Code } from 'mdast';
import { codeIdentity } from '../../../page/code-identity.js';
import type { TypesOptions } from '../../../page/compile-options.js';
import { report } from '../../../page/diagnostics.js';
import type { CodeContext } from '../code-context.js';
import { loadTwoslash } from './load-twoslash.js';
import { runTwoslash } from './run-twoslash.js';
import type { TypedCode, TypeProblem } from './typed-code.js';

/** Languages that TypeScript reads, and the endings of their files. */
const EXTENSIONS: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

interface TypedBlock {
  /** The fence. */
  node: Code;
  language: string;
  /** Without the comments that mark its lines. */
  code: string;
}

/** What TypeScript knows of a block that is marked "twoslash"; what is wrong with it is reported. `undefined` where it cannot be asked. */
export function blockTypes(block: TypedBlock, context: CodeContext): TypedCode | undefined {
  const extension = EXTENSIONS[block.language];
  const { types } = context;
  if (!extension) return void reportLanguage(block, context);
  if (!types) return void reportMissing(block, context);
  const typed = known(block.code, extension, types, context) ?? ask(block.code, extension, types, context);
  if (!typed) return void reportMissing(block, context);
  for (const problem of typed.problems) reportProblem(problem, block, context);
  context.assets.add('types');
  return typed;
}

const keyOf = (code: string, extension: string, { identity }: TypesOptions): string =>
  createHash('sha256')
    .update(`${codeIdentity()}\ntypes ${identity} ${extension}\n`)
    .update(code)
    .digest('base64url');

function known(code: string, extension: string, types: TypesOptions, { colors }: CodeContext) {
  const text = colors?.get(keyOf(code, extension, types));
  return text === undefined ? undefined : (JSON.parse(text) as TypedCode);
}

function ask(
  code: string,
  extension: string,
  types: TypesOptions,
  { colors }: CodeContext,
): TypedCode | undefined {
  const twoslash = loadTwoslash(types.root);
  if (!twoslash) return undefined;
  const typed = runTwoslash(code, extension, twoslash);
  colors?.set(keyOf(code, extension, types), JSON.stringify(typed));
  return typed;
}

/** At the line of the fence's code, unless that is another file's. */
function reportProblem(
  { line, character, message, hint }: TypeProblem,
  block: TypedBlock,
  context: CodeContext,
): void {
  const { node, code } = block;
  const start = node.position?.start;
  const isHere = node.value !== '' && start !== undefined;
  const position = isHere
    ? {
        start: {
          line: start.line + 1 + sourceLine(line, code, node.value),
          column: start.column + character,
        },
      }
    : undefined;
  report(context, position ? { position } : node, { code: 'twoslash-error', message, hint });
}

/** Of the source that the code was made of, from which lines were taken that only mark others. */
function sourceLine(line: number, code: string, source: string): number {
  const written = source.split('\n');
  let at = -1;
  for (const text of code.split('\n').slice(0, line + 1)) {
    const found = written.findIndex((one, index) => index > at && one.startsWith(text.trimEnd()));
    at = found === -1 ? at + 1 : found;
  }
  return Math.max(0, at);
}

const reportLanguage = ({ node, language }: TypedBlock, context: CodeContext): void =>
  report(context, node, {
    code: 'twoslash-language',
    severity: 'warning',
    message: `A block is marked "twoslash", but ${language ? `"${language}"` : 'a block without a language'} is nothing that TypeScript reads; it is shown without types.`,
    hint: 'Types are shown of "ts", "tsx", "js" and "jsx".',
  });

const reportMissing = ({ node }: TypedBlock, context: CodeContext): void =>
  report(context, node, {
    code: 'twoslash-missing',
    severity: 'warning',
    message:
      'A block is marked "twoslash", but the package of that name is not installed; the block is shown as it is.',
    hint: 'Run: npm install --save-dev twoslash typescript@6',
  });
