import ts from 'typescript';

/** An expression with the value that the line beside or below it states: `page.title; // → 'Start'`. */
interface StatedValue {
  line: number;
  column: number;
  expression: string;
  /** JavaScript, with `...REST` where the README leaves something out. */
  expected: string;
  /** Of the statement, in the module's text. */
  start: number;
  end: number;
}

export interface Statements {
  values: StatedValue[];
  /** Statements that do nothing but have a value, which nothing states. */
  unstated: { line: number; column: number; text: string }[];
  /** Lines that state a value of nothing. */
  stray: { line: number; column: number }[];
}

/** Behind a statement, or on the line below it; further lines are indented by two more. */
const STATED = /^[^\S\n]*(?:\n[^\S\n]*)?\/\/ → ([^\n]*(?:\n[^\S\n]*\/\/ {2,}[^\n]*)*)/;

/** Finds what the statements of a module state. */
export function findStatedValues(text: string, file: string): Statements {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const positionOf = (offset: number): { line: number; column: number } => {
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const statements: Statements = { values: [], unstated: [], stray: [] };
  const used = new Set<number>();
  for (const statement of expressionStatements(source)) {
    const start = statement.getStart(source);
    const expression = statement.expression.getText(source);
    const match = STATED.exec(text.slice(statement.end));
    if (match) {
      used.add(statement.end + match[0].indexOf('// → '));
      const expected = markOmissions(match[1] ?? '');
      statements.values.push({ ...positionOf(start), expression, expected, start, end: statement.end });
    } else if (!hasEffect(statement.expression))
      statements.unstated.push({ ...positionOf(start), text: expression });
  }
  for (const { index } of text.matchAll(/\/\/ → /g))
    if (!used.has(index)) statements.stray.push(positionOf(index));
  return statements;
}

function expressionStatements(node: ts.Node): ts.ExpressionStatement[] {
  const own = ts.isExpressionStatement(node) ? [node] : [];
  const inside: ts.ExpressionStatement[] = [];
  ts.forEachChild(node, (child) => void inside.push(...expressionStatements(child)));
  return [...own, ...inside];
}

/** JavaScript that runs the module and passes each stated value to `state`. */
export function instrument(text: string, file: string, stateModule: string): string {
  let code = text;
  for (const { line, column, expression, expected, start, end } of findStatedValues(
    text,
    file,
  ).values.reverse())
    code = `${code.slice(0, start)}state([${line}, ${column}], ${expression}, () => (${expected}));${code.slice(end)}`;
  // On the first line, which in a README is its title.
  const { outputText } = ts.transpileModule(
    `import { REST, state } from ${JSON.stringify(stateModule)}; void REST, state;${code}`,
    {
      fileName: file,
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2023,
        jsx: ts.JsxEmit.ReactJSX,
        verbatimModuleSyntax: true,
        inlineSourceMap: true,
      },
    },
  );
  return outputText;
}

function hasEffect(expression: ts.Expression): boolean {
  if (ts.isBinaryExpression(expression))
    return (
      expression.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      expression.operatorToken.kind <= ts.SyntaxKind.LastAssignment
    );
  return (
    ts.isCallExpression(expression) || ts.isAwaitExpression(expression) || ts.isNewExpression(expression)
  );
}

/** `…` outside of a string becomes `...REST`; comment signs of further lines go. */
function markOmissions(stated: string): string {
  const lines = stated.replace(/\n[^\S\n]*\/\/ */g, ' ').trim();
  return lines.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|…/g, (token) =>
    token === '…' ? '...REST' : token,
  );
}
