// JavaScript files of an unpacked package, as syntax trees.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CODE = /\.[cm]?[jt]s$/;
const LEFT_OUT = /(^|\/)(__tests__|__mocks__|node_modules|build)(\/|$)|\.test\.ts$/;
const OF_THE_PANEL = /(^|\/)admin\/src\/|\.d\.ts$/;

/** Files of a package, sorted, as `{ file, tree }`: those of the server, or with `all` those of the admin panel and the types too. */
export function readSources(packageDir, { all = false } = {}) {
  return readdirSync(packageDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => path.join(path.relative(packageDir, entry.parentPath), entry.name))
    .filter((file) => !LEFT_OUT.test(file) && (all || !OF_THE_PANEL.test(file)))
    .sort()
    .map((file) => ({
      file,
      tree: parse(file, readFileSync(path.join(packageDir, file), 'utf8')),
    }));
}

/** The panel has JSX in files that are called `.js`. */
const parse = (file, text) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JSX,
  );

/** Calls `visit` for each node of a tree, parents first. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The text of a string literal or of a template without gaps; `undefined` for anything else. */
export const textOf = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** A piece of code on one line, for a default that is no plain value. */
export const codeOf = (node) => node?.getText().replace(/\s+/g, ' ');

/** Value of a literal expression; code as text for everything else. */
export function valueOf(node) {
  if (!node) return undefined;
  const text = textOf(node);
  if (text !== undefined) return text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (ts.isObjectLiteralExpression(node)) return objectOf(node);
  return { code: codeOf(node) };
}

function objectOf(node) {
  return Object.fromEntries(
    node.properties.map((property) => {
      if (ts.isPropertyAssignment(property)) return [nameOf(property), valueOf(property.initializer)];
      if (property.name)
        return [nameOf(property), { code: ts.isMethodDeclaration(property) ? 'function' : codeOf(property) }];
      return [codeOf(property), { code: codeOf(property) }];
    }),
  );
}

export const nameOf = (property) => textOf(property.name) ?? property.name.getText();
