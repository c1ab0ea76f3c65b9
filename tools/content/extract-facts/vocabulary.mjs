// Every name that code could mean by an option: what reference tables are looked up in.
import ts from 'typescript';
import { readSources, textOf, walk } from './sources.mjs';

const NAME = /^[$A-Za-z_][\w$-]{1,40}$/;

/** Names of properties, parameters and short texts that look like names. */
export function readNames(packageDir) {
  const names = new Set();
  const add = (name) => name && NAME.test(name) && names.add(name);
  for (const { tree } of readSources(packageDir, { all: true })) {
    walk(tree, (node) => {
      if (ts.isPropertyAccessExpression(node)) add(node.name.text);
      else if (ts.isStringLiteralLike(node)) node.text.split('.').forEach(add);
      else if (ts.isBindingElement(node)) add((node.propertyName ?? node.name).getText());
      else if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node))
        add(textOf(node.name) ?? node.name.getText());
      else if (
        ts.isShorthandPropertyAssignment(node) ||
        ts.isPropertySignature(node) ||
        ts.isMethodSignature(node) ||
        ts.isJsxAttribute(node)
      )
        add(node.name.getText());
    });
  }
  return names;
}
