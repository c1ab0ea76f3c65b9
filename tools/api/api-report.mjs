import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * What an entry of a package lets others write: every exported name with its declaration, and the types of the same package that
 * these name. Comments are no part of it, nor the order of files.
 *
 * @param {string} types the entry's declarations, `dist/index.d.ts`
 * @param {string} root folder of the package
 */
export function apiReport(types, root) {
  const program = ts.createProgram([types], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const entry = program.getSourceFile(types);
  const module = entry && checker.getSymbolAtLocation(entry);
  // Declarations of what is there everywhere, without a name to import.
  if (!module) return entry ? ts.createPrinter({ removeComments: true }).printFile(entry) : '';
  const report = new Report(checker, root);
  for (const symbol of checker.getExportsOfModule(module)) report.addExport(symbol);
  return report.toString();
}

class Report {
  #printer = ts.createPrinter({ removeComments: true });
  #exported = [];
  #named = new Map();
  #seen = new Set();

  constructor(checker, root) {
    this.checker = checker;
    this.root = path.resolve(root) + path.sep;
  }

  addExport(symbol) {
    const target = this.#resolved(symbol);
    if (target.declarations?.some(ts.isSourceFile)) {
      // `export * as name`: each name of the module.
      const names = this.checker.getExportsOfModule(target).map((inner) => {
        this.addExport(inner);
        return inner.name;
      });
      this.#exported.push(`export * as ${symbol.name}: ${names.sort().join(', ')}`);
      return;
    }
    this.#seen.add(target);
    const alias = target.name === symbol.name || target.name === 'default' ? '' : ` as ${symbol.name}`;
    this.#exported.push(`export${alias} ${this.#textOf(target)}`);
    this.#follow(target);
  }

  toString() {
    const named = [...this.#named.values()].sort();
    const sections = [[...new Set(this.#exported)].sort().join('\n'), named.join('\n')];
    return sections.filter(Boolean).join('\n\n// Named by these, not exported here\n\n') + '\n';
  }

  #resolved(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  #textOf(symbol) {
    const texts = (symbol.declarations ?? []).map((declaration) => {
      const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return this.#printer
        .printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile())
        .replace(/^(?:export |default |declare )+/, '');
    });
    return [...new Set(texts)].join('\n');
  }

  /** Types of this package that the declarations of a symbol name. */
  #follow(symbol) {
    const visit = (node) => {
      if (ts.isIdentifier(node)) {
        const found = this.checker.getSymbolAtLocation(node);
        if (found) this.#addNamed(this.#resolved(found));
      }
      ts.forEachChild(node, visit);
    };
    for (const declaration of symbol.declarations ?? []) visit(declaration);
  }

  #addNamed(symbol) {
    const isType =
      symbol.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Class) &&
      !(symbol.flags & ts.SymbolFlags.TypeParameter);
    const isOwn = symbol.declarations?.some((node) => {
      const { fileName } = node.getSourceFile();
      return fileName.startsWith(this.root) && ts.isSourceFile(node.parent);
    });
    if (!isType || !isOwn || this.#seen.has(symbol)) return;
    this.#seen.add(symbol);
    this.#named.set(symbol, this.#textOf(symbol));
    this.#follow(symbol);
  }
}

/** Public entries of a package that have declarations: name of the entry → its declarations. */
export function publicEntries(root) {
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.types && !target.types.endsWith('.css.d.ts'))
    .map(([name, { types }]) => ({ name, types: path.join(root, types) }));
}
