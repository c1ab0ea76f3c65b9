import type * as BuildJsx from 'estree-util-build-jsx';
import type * as ToJs from 'estree-util-to-js';
import { parseModule, toCodeError } from '../../2-parse/parse-module.js';
import { lazily } from '../../lazily.js';
import { createJsx, fragment, JSX_FACTORY, JSX_FRAGMENT } from './jsx-element.js';

const jsxBuilder = lazily<typeof BuildJsx>('estree-util-build-jsx');
const codeWriter = lazily<typeof ToJs>('estree-util-to-js');

/** The names that a page's code may use. */
export type Scope = Map<string, unknown>;

const COMMENTS_ONLY = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$))*$/;
const MAYBE_JSX = /<[A-Za-z_$>]/;

/** The value of an expression; `undefined` for one that is a comment. @throws CodeError */
export function evaluate(code: string, scope: Scope): unknown {
  if (COMMENTS_ONLY.test(code)) return undefined;
  return run(MAYBE_JSX.test(code) ? withoutJsx(`(${code}\n)`) : `(${code}\n)`, scope);
}

/** Runs statements and gives the values of `names` afterwards. @throws CodeError */
export function evaluateStatements(code: string, names: string[], scope: Scope): Record<string, unknown> {
  const body = MAYBE_JSX.test(code) ? withoutJsx(code) : code;
  return run(`{ ${names.join(', ')} };`, scope, body) as Record<string, unknown>;
}

function withoutJsx(code: string): string {
  const program = parseModule(code);
  jsxBuilder().buildJsx(program, { runtime: 'classic', pragma: JSX_FACTORY, pragmaFrag: JSX_FRAGMENT });
  return codeWriter().toJs(program).value.replace(/;\s*$/, '');
}

/** A page's code is the writer's own and runs where the page is compiled, as the code of MDX always does. */
function run(result: string, scope: Scope, statements = ''): unknown {
  const names = [...scope.keys()];
  try {
    const body = `"use strict";\n${statements}\nreturn ${result}`;
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running a page's expressions is what MDX is
    const code = new Function(JSX_FACTORY, JSX_FRAGMENT, ...names, body) as (...values: unknown[]) => unknown;
    return code(createJsx, fragment, ...scope.values());
  } catch (error) {
    throw toCodeError(error);
  }
}
