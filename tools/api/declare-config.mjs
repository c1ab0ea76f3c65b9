// Writes the configuration of a site, field by field with its docstrings, into the declarations that `tsc` has left. They come from a
// schema, and declarations have no docstrings of what is inferred: an editor would show none to those who install the package.
//   node tools/api/declare-config.mjs packages/site-builder
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isWrittenHere } from './written-types.mjs';

const NAME = 'SiteConfig';
const [root] = process.argv.slice(2);
const source = path.resolve(root, 'src/config/site-config.ts');
const declarations = path.resolve(root, 'dist/config/site-config.d.ts');

const program = ts.createProgram([source], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

const text = readFileSync(declarations, 'utf8');
const { start, end } = placeOf(text);
writeFileSync(declarations, text.slice(0, start) + textOf(configType(), '') + text.slice(end));

function configType() {
  const module = checker.getSymbolAtLocation(program.getSourceFile(source));
  const symbol = checker.getExportsOfModule(module).find(({ name }) => name === NAME);
  if (!symbol) throw new Error(`${source} exports no type "${NAME}".`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** Where the type stands in the declarations. */
function placeOf(text) {
  const { statements } = ts.createSourceFile(declarations, text, ts.ScriptTarget.ESNext);
  const found = statements.find((each) => ts.isTypeAliasDeclaration(each) && each.name.text === NAME);
  if (!found) throw new Error(`${declarations} declares no type "${NAME}".`);
  return { start: found.type.pos + 1, end: found.type.end };
}

/** An object that is written here, or a list or a choice of such, with the docstrings of its fields; others by their name. */
function textOf(type, indent) {
  if (!hasFields(type)) return nameOf(type);
  if (type.isUnion())
    return type.types
      .filter((part) => !isUndefined(part))
      .map((part) => textOf(part, indent))
      .join(' | ');
  if (checker.isArrayType(type)) {
    const item = checker.getTypeArguments(type)[0];
    return item.isUnion() ? `(${textOf(item, indent)})[]` : `${textOf(item, indent)}[]`;
  }
  return `{\n${type
    .getProperties()
    .map((field) => fieldOf(field, `${indent}    `))
    .join('')}${indent}}`;
}

function hasFields(type) {
  const record = recordValueOf(type);
  if (record) return hasFields(record);
  // It has a name; and it may be in itself, as JSON is.
  if (type.aliasSymbol) return false;
  if (type.isUnion()) return type.types.some(hasFields);
  return checker.isArrayType(type) ? hasFields(checker.getTypeArguments(type)[0]) : isWrittenHere(type);
}

function isUndefined({ flags }) {
  return Boolean(flags & ts.TypeFlags.Undefined);
}

/** `Values` of a `Record<string, Values>`. */
function recordValueOf({ aliasSymbol, aliasTypeArguments }) {
  return aliasSymbol?.name === 'Record' ? aliasTypeArguments[1] : undefined;
}

function fieldOf(field, indent) {
  const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
  const type = checker.getTypeOfSymbol(field);
  // Schemas take "undefined" for a field that is left out.
  const orNone = type.isUnion() && type.types.some(isUndefined) ? ' | undefined' : '';
  return `${docstringOf(field, indent)}${indent}${field.name}${mark}: ${textOf(type, indent)}${orNone};\n`;
}

function docstringOf(field, indent) {
  const tags = field.getJsDocTags(checker).map(({ name, text }) => `@${name} ${textOfParts(text)}`);
  const lines = [textOfParts(field.getDocumentationComment(checker)), ...tags].filter(Boolean).join('\n');
  if (!lines) return '';
  if (!lines.includes('\n')) return `${indent}/** ${lines} */\n`;
  return `${indent}/**\n${lines.replace(/^/gm, `${indent} * `)}\n${indent} */\n`;
}

function textOfParts(parts) {
  return ts.displayPartsToString(parts).trim();
}

/** A type as it can be named from the declarations: what has a module of its own is imported where it is named. */
function nameOf(type) {
  const { NoTruncation, UseFullyQualifiedType, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const flags = NoTruncation | UseFullyQualifiedType | UseSingleQuotesForStringLiteralType;
  return checker
    .typeToString(type, undefined, flags)
    .replace(/ \| undefined$/, '')
    .replace(
      /import\("([^"]+)"(?:, \{ with: .*? \} \})?\)/g,
      (_match, file) => `import("${specifierOf(file)}")`,
    );
}

/** What a module is called from the declarations: by its path in this package, by its package elsewhere. */
function specifierOf(file) {
  const beside = path.relative(path.dirname(source), file);
  if (!path.relative(path.resolve(root, 'src'), file).startsWith('..'))
    return `${beside.startsWith('.') ? '' : './'}${beside}.js`;
  const [folder] = /^.*\/(?:node_modules\/(?:@[^/]+\/)?|packages\/)[^/]+/.exec(file);
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name;
}
