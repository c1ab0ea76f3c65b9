// Environment variables: what the packages read, and what the configuration of a new project reads.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readSources, textOf, valueOf, walk } from './sources.mjs';

const ENV_CALL = /^env(\.(int|float|bool|json|array|date|oneOf))?$/;

/** `{ NAME: [files] }` of `process.env.NAME`, `process.env['NAME']` and `env.bool('NAME')` in a package. */
export function readEnvironment(name, packageDir) {
  const found = {};
  for (const { file, tree } of readSources(packageDir)) {
    walk(tree, (node) => {
      const variable = variableRead(node);
      if (!variable) return;
      const files = (found[variable] ??= []);
      if (!files.includes(`${name}/${file}`)) files.push(`${name}/${file}`);
    });
  }
  return found;
}

function variableRead(node) {
  if (ts.isPropertyAccessExpression(node) && isEnvironment(node.expression)) return node.name.text;
  if (ts.isElementAccessExpression(node) && isEnvironment(node.expression))
    return textOf(node.argumentExpression);
  if (ts.isCallExpression(node) && ENV_CALL.test(node.expression.getText())) return textOf(node.arguments[0]);
  return undefined;
}

const isEnvironment = (node) => node.getText() === 'process.env';

/** Calls of `env(…)` in the configuration files and templates of a new project: `{ NAME: { type, default, file } }`. */
export function readProjectEnvironment(resourcesDir) {
  const found = {};
  for (const file of templateFiles(resourcesDir)) {
    const tree = ts.createSourceFile(
      file,
      readFileSync(path.join(resourcesDir, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    walk(tree, (node) => {
      if (!ts.isCallExpression(node)) return;
      const [, , type = 'string'] = ENV_CALL.exec(node.expression.getText()) ?? [undefined, undefined, ''];
      const name = type && textOf(node.arguments[0]);
      if (name) found[name] ??= { type, default: valueOf(node.arguments[1]) ?? null, file };
    });
  }
  return found;
}

/** JavaScript only: the TypeScript variants read the same. */
const templateFiles = (dir) =>
  readdirSync(dir, { recursive: true })
    .filter((file) => /\bjs\/.*(\.js|\.template)$/.test(file))
    .sort();
