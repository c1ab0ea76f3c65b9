import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Program } from 'estree';

const JsxParser = Parser.extend(acornJsx());

/** Why code could not be read or run, with its place in the code where that is known: 1-based line, 0-based column. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
  ) {
    super(message);
  }
}

/** Statements of a module; JSX may stand in them. @throws CodeError when the code is none */
export function parseModule(code: string): Program {
  try {
    return JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
  } catch (error) {
    throw toCodeError(error);
  }
}

/** What was thrown, as a value with a message and, if it is of the parser, a place. */
export function toCodeError(error: unknown): CodeError {
  const { loc } = Object(error) as { loc?: { line: number; column: number } };
  const message = error instanceof Error ? error.message : String(error);
  return new CodeError(message.replace(/\s*\(\d+:\d+\)$/, ''), loc?.line, loc?.column);
}
