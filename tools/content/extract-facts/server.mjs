// Lists of the server: routes, hooks, events, operators, attribute types, error classes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { codeOf, nameOf, readSources, textOf, valueOf, walk } from './sources.mjs';

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'ALL']);

/** Routes that a package declares as `{ method, path, handler }` objects. */
export function readRoutes(name, packageDir) {
  const routes = [];
  for (const { file, tree } of readSources(packageDir)) {
    walk(tree, (node) => {
      const route = ts.isObjectLiteralExpression(node) ? routeOf(node) : undefined;
      if (route) routes.push({ ...route, package: name, file });
    });
  }
  return routes;
}

function routeOf(node) {
  const fields = Object.fromEntries(
    node.properties
      .filter(ts.isPropertyAssignment)
      .map((property) => [nameOf(property), property.initializer]),
  );
  const method = textOf(fields.method);
  if (!METHODS.has(method) || !fields.path || !fields.handler) return undefined;
  const read = (value) => textOf(value) ?? codeOf(value).replace(/^`|`$/g, '');
  return { method, path: read(fields.path), handler: read(fields.handler) };
}

/** `lifecycles.run('beforeCreate', …)`: the names of all hooks. */
export function readLifecycleHooks(packageDir) {
  return firstArguments(packageDir, (callee) => callee.endsWith('lifecycles.run'));
}

/** Events that webhooks may listen to, and everything else that is emitted. */
export function readEvents(packageDirs) {
  const webhooks = new Set();
  const emitted = new Set();
  for (const dir of packageDirs) {
    for (const event of firstArguments(dir, (callee) => callee.endsWith('eventHub.emit'))) emitted.add(event);
    for (const { tree } of readSources(dir)) {
      walk(tree, (node) => {
        if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'ALLOWED_WEBHOOK_EVENTS') return;
        if (node.initializer && ts.isObjectLiteralExpression(node.initializer)) {
          Object.values(valueOf(node.initializer)).forEach((event) => webhooks.add(event));
        }
      });
    }
  }
  return { webhooks: [...webhooks].sort(), emitted: [...emitted].sort() };
}

function firstArguments(packageDir, matches) {
  const found = new Set();
  for (const { tree } of readSources(packageDir)) {
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || !matches(codeOf(node.expression))) return;
      const text = textOf(node.arguments[0]);
      if (text) found.add(text);
    });
  }
  return [...found].sort();
}

/** Error classes with the class that they extend and their standard message. */
export function readErrors(file) {
  const errors = [];
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  walk(tree, (node) => {
    if (!ts.isClassDeclaration(node)) return;
    const [, message] = /this\.message = message \|\| '([^']+)'/.exec(node.getText()) ?? [];
    errors.push({
      name: node.name.text,
      extends: node.heritageClauses?.[0]?.types[0]?.expression.getText() ?? null,
      message: message ?? null,
    });
  });
  return errors;
}

/** Values of constants that are lists of texts, by the constant's name. */
export function readLists(packageDir, file, names) {
  const tree = ts.createSourceFile(
    file,
    readFileSync(path.join(packageDir, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const lists = {};
  walk(tree, (node) => {
    if (ts.isVariableDeclaration(node) && names.includes(node.name.getText()))
      lists[node.name.getText()] = valueOf(node.initializer);
  });
  return lists;
}
