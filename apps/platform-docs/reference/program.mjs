import ts from 'typescript';

/** What both readers of types need of TypeScript. `condition` chooses which files of our packages are read: sources or declarations. */
export function createProgram(files, condition) {
  return ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    ...(condition && { customConditions: [condition] }),
  });
}

/** Symbols that a module exports, by name. */
export function exportsOf(program, file) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** The text of a docstring: its paragraphs as Markdown, its tags apart. */
export function docsOf(symbol, checker) {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => [name, markdownOf(text ?? [])]);
  return { text: markdownOf(symbol.getDocumentationComment(checker)), tags };
}

const markdownOf = (parts) =>
  escapeMarkdown(
    ts.displayPartsToString(parts).replace(/\{@link ([^}|]+?)\s*(?:\|[^}]*)?\}/g, '`$1`'),
  ).trim();

/** Types in prose are no HTML; code stays as it is, in back-ticks as in indented blocks. */
const escapeMarkdown = (text) =>
  text.replace(/(`+)[\s\S]*?\1|^(?: {4}|\t).*$|</gm, (match) => (match === '<' ? '\\<' : match));
