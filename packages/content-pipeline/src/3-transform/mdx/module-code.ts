import type { Identifier, ImportDeclaration, Node, Pattern, Program } from 'estree';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { report } from '../page-context.js';
import { CodeError, parseModule, toCodeError } from '../../2-parse/parse-module.js';
import { evaluateStatements } from './javascript.js';
import type { MdxPage } from './mdx-page.js';
import { transparent } from './built-ins.js';
import { importModule, type Namespace } from './modules.js';

interface Ranged {
  start: number;
  end: number;
}

interface Exported {
  statements: string[];
  names: string[];
}

/** Runs a source's imports and exports: what they name goes into its scope. Code may use what stands further down. */
export function runModuleCode(blocks: MdxjsEsm[], page: MdxPage): void {
  const exported: Exported = { statements: [], names: [] };
  for (const block of blocks) {
    try {
      readBlock(block, parseModule(block.value), { exported, page });
    } catch (error) {
      reportCode(block, error, page);
    }
  }
  const first = blocks.find(({ value }) => /^export\b/m.test(value));
  if (exported.names.length === 0 || !first) return;
  try {
    const values = evaluateStatements(exported.statements.join('\n'), exported.names, page.scope);
    for (const [name, value] of Object.entries(values)) page.scope.set(name, value);
  } catch (error) {
    reportCode(first, new CodeError(toCodeError(error).message), page);
  }
}

function readBlock(
  block: MdxjsEsm,
  program: Program,
  { exported, page }: { exported: Exported; page: MdxPage },
): void {
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      bindImport(statement, importModule(String(statement.source.value), block, page), page);
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      exported.statements.push(textOf(block, statement.declaration));
      exported.names.push(...declaredNames(statement.declaration));
    } else {
      reportExport(block, page);
    }
  }
}

const textOf = ({ value }: MdxjsEsm, node: Node): string => {
  const { start, end } = node as unknown as Ranged;
  return value.slice(start, end);
};

/** What could not be had has been reported; where it is used, its content is shown. */
function bindImport(
  { specifiers }: ImportDeclaration,
  module: Namespace | undefined,
  { scope }: MdxPage,
): void {
  for (const specifier of specifiers) {
    const { name } = specifier.local;
    if (!module) scope.set(name, transparent);
    else if (specifier.type === 'ImportDefaultSpecifier') scope.set(name, module.default);
    else if (specifier.type === 'ImportNamespaceSpecifier') scope.set(name, module);
    else scope.set(name, module[(specifier.imported as Identifier).name]);
  }
}

function declaredNames(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => namesIn(id));
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? (property.value as Pattern) : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

function reportExport(block: MdxjsEsm, { context }: MdxPage): void {
  report(context, block, {
    code: 'mdx-export',
    severity: 'error',
    message: 'Only "import" and "export const", "export function" or "export class" are understood here.',
    hint: 'Write "export const name = …".',
  });
}

/** Code is located in its block, which starts at the block's first line and column. */
export function reportCode(
  node: { position?: MdxjsEsm['position'] },
  error: unknown,
  { context }: Pick<MdxPage, 'context'>,
): void {
  const { message, line, column } = error instanceof CodeError ? error : new CodeError(String(error));
  const start = node.position?.start ?? { line: 1, column: 1 };
  const first = line === undefined || line === 1;
  const place =
    line === undefined || column === undefined || node.position === undefined
      ? start
      : { line: start.line + line - 1, column: column + (first ? start.column : 1) };
  report(
    context,
    { position: { start: place } },
    {
      code: 'mdx-code',
      severity: 'error',
      message: `The code here cannot be run: ${message}. What it gives would be missing.`,
      hint: 'Code runs once, when the page is compiled. It knows the page’s imports and exports, "frontMatter" and "props".',
    },
  );
}
