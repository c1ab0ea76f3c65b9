import type { Expression, Node, Program, SimpleCallExpression } from 'estree';
import type { SourceRange } from '../../page/elements.js';

/** Names under which compiled code finds what it needs; a writer's own cannot meet them. */
export const NAMES = { value: '_docsValue', shown: '_docsShown', module: '_docsModule' } as const;

/** `E` → `name(() => E, line, column, …)`, so that an error in it is found where it is, and ends nothing else. */
export function guarded(
  name: string,
  expression: Expression,
  { line, column }: SourceRange['start'],
  ...more: boolean[]
): SimpleCallExpression {
  const thunk = { type: 'ArrowFunctionExpression', params: [], body: expression, expression: true } as never;
  return call(name, [
    thunk,
    ...[line, column, ...more].map((value) => ({ type: 'Literal', value }) as const),
  ]);
}

const call = (name: string, parameters: Expression[]): SimpleCallExpression => ({
  type: 'CallExpression',
  callee: { type: 'Identifier', name },
  arguments: parameters,
  optional: false,
});

/** Guards the one expression of a program; one that is a comment has none. */
export function guardExpression(
  program: Program | null | undefined,
  guard: (expression: Expression) => Expression,
): void {
  const [statement] = program?.body ?? [];
  if (statement?.type === 'ExpressionStatement') statement.expression = guard(statement.expression);
}

const FUNCTIONS = /^(?:ArrowFunction|Function|Class)Expression$/;

/** `export const a = E`: functions have nothing to run yet, and would lose the name that they get here. */
export function guardExports(program: Program): void {
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const declarator of statement.declaration.declarations) {
      const { init } = declarator;
      if (!init || FUNCTIONS.test(init.type) || declarator.id.type !== 'Identifier') continue;
      declarator.init = guarded(NAMES.value, init, startOf(init));
    }
  }
}

/** Where code starts; columns of a syntax tree of JavaScript count from 0. */
export function startOf({ loc }: Node): SourceRange['start'] {
  const { line = 1, column = 0 } = loc?.start ?? {};
  return { line, column: column + 1 };
}

/** Functions that `@mdx-js/mdx` adds, which the code is given instead. */
const PROVIDED = new Set(['_missingMdxReference', '_resolveDynamicMdxSpecifier']);

/**
 * Makes a compiled module synchronous: `const { a } = await import(…)` becomes a call, before all other statements as imports are, and
 * the function that throws for a component that is not there gives way to one that reports it.
 */
export function takeImports(program: Program): void {
  const rank = (node: Node): number => ('directive' in node ? 0 : replaceImports(node) ? 1 : 2);
  program.body = program.body
    .filter((node) => !(node.type === 'FunctionDeclaration' && PROVIDED.has(node.id.name)))
    .map((node) => [node, rank(node)] as const)
    .sort(([, a], [, b]) => a - b)
    .map(([node]) => node);
}

function replaceImports(statement: Node): boolean {
  let found = false;
  const replaced = <Value extends Node | null | undefined>(value: Value): Value => {
    if (value?.type !== 'AwaitExpression' || value.argument.type !== 'ImportExpression') return value;
    found = true;
    const { source } = value.argument;
    return call(
      NAMES.module,
      source.type === 'CallExpression' ? (source.arguments as Expression[]) : [source],
    ) as Value;
  };
  if (statement.type === 'ExpressionStatement') statement.expression = replaced(statement.expression);
  if (statement.type !== 'VariableDeclaration') return found;
  for (const declarator of statement.declarations) declarator.init = replaced(declarator.init);
  return found;
}
