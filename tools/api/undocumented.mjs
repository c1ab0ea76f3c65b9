import ts from 'typescript';

/**
 * Names that an entry exports without a sentence about what they are; what another package declares is that package's.
 *
 * @param {string} types the entry's declarations, `dist/index.d.ts`
 */
export function undocumented(types) {
  const program = ts.createProgram([types], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(types));
  const folder = types.slice(0, types.lastIndexOf('/dist/') + 1);
  const isOwn = (node) => !ts.isSourceFile(node) && node.getSourceFile().fileName.startsWith(folder);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isBare = target.getDocumentationComment(checker).length === 0;
    return isBare && target.declarations?.some(isOwn) ? [symbol.name] : [];
  });
}
