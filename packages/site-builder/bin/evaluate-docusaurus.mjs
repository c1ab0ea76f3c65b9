// Runs the configuration of a Docusaurus site in a process of its own, and sends what it is to the parent: plain JSON. What is
// not installed, as is usual for a site that was just cloned, is replaced by a stub that can be called, read and joined to text.
import { existsSync, readFileSync, statSync } from 'node:fs';
import Module, { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'sucrase';
import * as yaml from 'yaml';

const ORDINARY = /[\\/]node_modules[\\/]/;
const stubs = new WeakMap();

/** Whatever is asked of it, it answers: configurations call and spread what they import. */
function stub(name) {
  const value = new Proxy(function stubbed() {}, {
    get(_target, key) {
      if (key === '__esModule') return true;
      if (key === 'then' || key === 'toJSON') return undefined;
      if (key === Symbol.toPrimitive || key === 'toString') return () => name;
      if (key === Symbol.iterator) return [][Symbol.iterator];
      if (typeof key === 'symbol') return undefined;
      return key === 'default' ? value : stub(`${name}.${key}`);
    },
    apply: () => stub(`${name}()`),
    construct: () => stub(`new ${name}()`),
  });
  stubs.set(value, name);
  return value;
}

/** Two packages that many configurations read their data with. */
const provided = { yaml, 'js-yaml': { load: yaml.parse, safeLoad: yaml.parse, dump: yaml.stringify } };

const missing = new Set();
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolve(request, ...rest) {
  try {
    return resolveFilename.call(this, request, ...rest);
  } catch (error) {
    if (isBuiltin(request) || request.startsWith('.') || path.isAbsolute(request)) {
      const found = withoutEnding(request, rest[0]);
      if (found) return found;
      // A file of a package, or one that a script of the project writes before it builds.
      if (rest[0] === undefined || isBuiltin(request)) throw error;
    }
    missing.add(request);
    return request;
  }
};

/** `./sidebars` and `./sidebars.js` of a file that is `sidebars.ts`. */
function withoutEnding(request, parent) {
  const base = path.resolve(path.dirname(parent?.filename ?? '.'), request);
  for (const ending of ['.ts', '.mts', '.cts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts', '/index.js'])
    for (const name of [base + ending, base.replace(/\.[cm]?js$/, '') + ending])
      if (existsSync(name) && statSync(name).isFile()) return name;
  return undefined;
}

const loadModule = Module._load;
Module._load = function load(request, parent, ...rest) {
  if (isBuiltin(request)) return loadModule.call(this, request, parent, ...rest);
  const file = Module._resolveFilename(request, parent, ...rest);
  if (missing.has(request) || !path.isAbsolute(file)) return provided[request] ?? stub(request);
  if (!ORDINARY.test(file)) return loadModule.call(this, request, parent, ...rest);
  try {
    return loadModule.call(this, request, parent, ...rest);
  } catch {
    // A package that is installed and does not run, or is written as modules that this version of Node cannot require.
    missing.add(request);
    return stub(request);
  }
};

const compileOrdinary = Module._extensions['.js'];
for (const ending of ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'])
  Module._extensions[ending] = (module, file) => {
    if (ORDINARY.test(file)) return compileOrdinary(module, file);
    const source = readFileSync(file, 'utf8')
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      .replaceAll('import.meta.filename', JSON.stringify(file))
      // Its own "require" is this module's already.
      .replace(/^(?:const|let|var) require = createRequire\(.*$/gm, '');
    const transforms = [
      /\.[jt]sx$|\.js$/.test(file) ? 'jsx' : '',
      /ts?x?$/.test(file) ? 'typescript' : '',
      'imports',
    ];
    const { code } = transform(source, {
      transforms: transforms.filter(Boolean),
      production: true,
      jsxRuntime: 'classic',
    });
    return module._compile(code, file);
  };

/** As JSON: a function is `{ $function: name }`, a stub `{ $stub: name }`. */
function plain(value, above = []) {
  if (typeof value === 'function' || (typeof value === 'object' && value !== null && stubs.has(value)))
    return stubs.has(value) ? { $stub: stubs.get(value) } : { $function: value.name };
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return null;
  const inner = [...above, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, inner) ?? null);
  if (value instanceof RegExp) return { $pattern: value.source };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, inner)]));
}

async function evaluate(file) {
  const loaded = createRequire(file)(file);
  const value = await (loaded?.default ?? loaded);
  return plain(typeof value === 'function' && !stubs.has(value) ? await value({}) : value);
}

process.once('message', async ({ files }) => {
  const results = [];
  for (const file of files) {
    try {
      results.push({ file, value: await evaluate(file) });
    } catch (error) {
      results.push({ file, error: error instanceof Error ? error.message : String(error) });
    }
  }
  process.send({ results, missing: [...missing].sort() }, () => process.exit(0));
});
