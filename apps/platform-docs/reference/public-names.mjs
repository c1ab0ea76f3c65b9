import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicEntries } from '@org/tools/api/api-report.mjs';
import ts from 'typescript';
import { createProgram, docsOf, exportsOf } from './program.mjs';

/**
 * Every package of a folder with its entries, and every name that these export with its declaration and its docstring, from what is
 * published.
 *
 * @param {string} folder `packages`
 * @returns {Package[]} by name
 * @typedef {{ name: string, description: string, entries: { name: string, exports: PublicName[] }[] }} Package
 * @typedef {{ name: string, kind: string, declaration: string, text: string, tags: [string, string][] }} PublicName
 */
export function publicNames(folder) {
  const packages = readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'package.json')))
    .sort()
    .map((name) => ({ root: path.join(folder, name), entries: publicEntries(path.join(folder, name)) }));
  const files = packages.flatMap(({ entries }) => entries.map(({ types }) => types));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${missing} is not built. Build the packages first: npx nx run-many -t build`);
  const program = createProgram(files);
  return packages.map(({ root, entries }) => {
    const { name, description = '' } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    return {
      name,
      description,
      entries: entries.map((entry) => ({
        name: entry.name === '.' ? name : name + entry.name.slice(1),
        exports: namesOf(program, entry.types),
      })),
    };
  });
}

function namesOf(program, file) {
  const checker = program.getTypeChecker();
  return exportsOf(program, file)
    .flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declarations = (target.declarations ?? []).filter((node) => !ts.isSourceFile(node));
      if (declarations.length === 0) return [];
      const texts = declarations.map((node) => declarationText(node, target.name, symbol.name));
      return [
        {
          name: symbol.name,
          kind: kindOf(declarations[0]),
          declaration: [...new Set(texts)].join('\n'),
          ...docsOf(target, checker),
        },
      ];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The declaration under the name that it is exported by: without its own docstring, which stands above it, and with those of its members. */
function declarationText(declaration, ownName, name) {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const source = node.getSourceFile();
  const text = source.text.slice(node.getStart(source), node.getEnd());
  const bare = text
    .replace(/^(?:export |default |declare )+/, '')
    .replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
  if (name === 'default') return `export default ${bare}`;
  return name === ownName ? bare : bare.replace(new RegExp(`\\b${ownName}\\b`), name);
}

function kindOf(node) {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  return ts.isVariableDeclaration(node) ? 'constant' : 'type';
}
