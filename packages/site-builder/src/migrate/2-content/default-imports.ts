import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageOf } from './resolve-module.js';

const IMPORT =
  /^([ \t]*)import\s+([\w$]+)(\s*,\s*(?:\{[^}]*\}|\*\s*as\s+[\w$]+))?(\s+from\s*(["'])([^"'\n]+)\5)/gm;

/**
 * Default imports of packages of which Node gives the whole module instead: those that were compiled to CommonJS. The bundler of Docusaurus gives what
 * the module calls its default, and so does this: `import Player from 'player'` → `import PlayerModule from 'player'; const Player = PlayerModule.default ?? PlayerModule`.
 * @param folder of the project; of packages that are not installed there nothing is known, and they stay as they are
 */
export const withDefaults = (text: string, folder: string): string =>
  text.replace(IMPORT, (whole, ...groups: string[]) => {
    const [space, name, others = '', from, , specifier = ''] = groups;
    if (!isCompiled(specifier, folder)) return whole;
    const module = `${name}Module`;
    return `${space}import ${module}${others}${from}; const ${name} = ${module}.default ?? ${module}`;
  });

const known = new Map<string, boolean>();

/** Whether Node reads a CommonJS module that was one of ECMAScript. */
function isCompiled(specifier: string, folder: string): boolean {
  const key = `${folder}\0${specifier}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const is = packageOf(specifier) !== undefined && look(specifier, createRequire(path.join(folder, 'x.js')));
  known.set(key, is);
  return is;
}

function look(specifier: string, require: NodeJS.Require): boolean {
  try {
    const file = require.resolve(specifier);
    // For those that import it there is another one.
    if (!/\.c?js$/.test(file) || hasImportCondition(file, packageOf(specifier) ?? '')) return false;
    const text = readFileSync(file, 'utf8');
    // Of an index file that only chooses between two builds the chosen one says so.
    const [, chosen] = /module\.exports\s*=\s*require\(["'](\.[^"']+)["']\)/.exec(text) ?? [];
    const code = chosen === undefined ? text : readFileSync(createRequire(file).resolve(chosen), 'utf8');
    return (
      code.includes('__esModule') &&
      /exports\.default\s*=|exports,\s*["']default["']|default:\s*\(\)/.test(code)
    );
  } catch {
    return false;
  }
}

/** Whether the manifest that a file is under makes modules of ECMAScript of it, or names some for those that import. */
function hasImportCondition(file: string, name: string): boolean {
  const at = file.lastIndexOf(path.join('node_modules', name));
  const root = at < 0 ? path.dirname(file) : path.join(file.slice(0, at), 'node_modules', name);
  const { type, exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    type?: string;
    exports?: unknown;
  };
  return type === 'module' || /"import"/.test(JSON.stringify(exports ?? {}));
}
