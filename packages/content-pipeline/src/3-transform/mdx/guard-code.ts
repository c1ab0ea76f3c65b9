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
  const body = expression;
  const thunk = {
    type: 'ArrowFunctionExpression',
    params: [],
    body,
    expression: true,
    async: false,
  } as const;
  const literals = [line, column, ...more].map((value) => ({ type: 'Literal', value }) as const);
  return call(name, [thunk as never, ...literals]);
}

export const call = (name: string, parameters: Expression[]): SimpleCallExpression => ({
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

/** The first `await` outside of functions, for which a page cannot wait. */
export function findAwait(node: unknown): Node | undefined {
  if (Array.isArray(node)) return firstOf(node);
  if (typeof node !== 'object' || node === null) return undefined;
  const { type = '' } = node as Partial<Node>;
  if (type === 'AwaitExpression') return node as Node;
  return /Function/.test(type) ? undefined : firstOf(Object.values(node));
}

function firstOf(nodes: unknown[]): Node | undefined {
  for (const node of nodes) {
    const found = findAwait(node);
    if (found) return found;
  }
  return undefined;
}

/**
 * Makes the statements of a compiled module synchronous: `await import(…)` becomes a call, before all other statements as imports
 * are, and the function that throws for a component that is not there gives way to one that reports it.
 */
export function takeImports(program: Program): void {
  const statements = program.body.filter(
    (node) => !(node.type === 'FunctionDeclaration' && PROVIDED.has(node.id.name)),
  );
  const imports = new Set<Node>();
  for (const statement of statements) {
    if (replaceImports(statement)) imports.add(statement);
  }
  const rank = (node: Node): number => ('directive' in node ? 0 : imports.has(node) ? 1 : 2);
  program.body = statements.toSorted((a, b) => rank(a) - rank(b));
}

/** Functions that `@mdx-js/mdx` adds, which the code is given instead. */
export const PROVIDED = new Set(['_missingMdxReference', '_resolveDynamicMdxSpecifier']);

function replaceImports(statement: Node): boolean {
  if (statement.type === 'ExpressionStatement') {
    const imported = importOf(statement.expression);
    if (imported) statement.expression = imported;
    return Boolean(imported);
  }
  if (statement.type !== 'VariableDeclaration') return false;
  let found = false;
  for (const declarator of statement.declarations) {
    const imported = importOf(declarator.init);
    if (!imported) continue;
    declarator.init = imported;
    found = true;
  }
  return found;
}

/** `await import(_resolveDynamicMdxSpecifier('x'))` → `_docsModule('x')` */
function importOf(expression: Node | null | undefined): Expression | undefined {
  if (expression?.type !== 'AwaitExpression' || expression.argument.type !== 'ImportExpression')
    return undefined;
  const { source } = expression.argument;
  const specifier = source.type === 'CallExpression' ? source.arguments[0] : source;
  return call(NAMES.module, [specifier as Expression]);
}
