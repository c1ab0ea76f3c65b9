// Configuration keys: what the code asks `config.get` for, the default objects, and what plugins declare.
import ts from 'typescript';
import { codeOf, readSources, textOf, valueOf, walk } from './sources.mjs';

const CONFIG = /(^|\.)config(uration)?$|getConfig\(\)$/i;

/** Every key that a package reads, as `{ key: { default, readIn } }`. */
export function readConfigurationKeys(name, packageDir) {
  const found = {};
  for (const { file, tree } of readSources(packageDir)) {
    walk(tree, (node) => {
      const key = keyRead(node);
      if (!key || !/^[a-z][\w-]*(\.[\w-]+)*$/.test(key)) return;
      const entry = (found[key] ??= { readIn: [] });
      if (!entry.readIn.includes(`${name}/${file}`)) entry.readIn.push(`${name}/${file}`);
      if (node.arguments[1]) entry.default = valueOf(node.arguments[1]);
    });
  }
  return found;
}

function keyRead(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  if (!['get', 'has'].includes(node.expression.name.text)) return undefined;
  return CONFIG.test(codeOf(node.expression.expression)) ? textOf(node.arguments[0]) : undefined;
}

/** Object literals assigned to a name (`defaults`, `defaultConfig` …) in one file. */
export function readObject(packageDir, wantedFile, names) {
  const source = readSources(packageDir).find(({ file }) => file === wantedFile);
  if (!source) throw new Error(`${wantedFile} is not in ${packageDir}.`);
  const objects = {};
  walk(source.tree, (node) => {
    const [name, value] = assigned(node);
    if (!names.includes(name) || name in objects) return;
    const literal = ts.isArrowFunction(value) ? unwrap(value.body) : value;
    if (ts.isObjectLiteralExpression(literal)) objects[name] = valueOf(literal);
  });
  return objects;
}

/** `name = value`, `name: value` or `const name = value`. */
function assigned(node) {
  if (ts.isBinaryExpression(node)) return [codeOf(node.left), node.right];
  const { initializer } = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node : {};
  return initializer ? [node.name.getText(), initializer] : [];
}

const unwrap = (body) => (ts.isParenthesizedExpression(body) ? body.expression : body);
