// Runs the configuration of a site of Docusaurus or VitePress in a process of its own, and sends what it is to the parent: plain
// JSON. What is not installed, as is usual for a site that was just cloned, is replaced by a stub that can be called, read and
// joined to text.
import { existsSync, readFileSync, statSync } from 'node:fs';
import Module, { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'sucrase';
import * as yaml from 'yaml';

const ORDINARY = /[\\/]node_modules[\\/]/;
const stubs = new WeakMap();
/** Modules that functions are from, with the names of their exports. */
const origins = new WeakMap();
/** Of this package no more is asked than functions that pass a configuration on, and it may be slow to load. */
const NEVER_LOADED = /^vitepress(?:\/|$)/;
/** `defineConfig`, `withMermaid`, `extendConfig`: what they are given is what they return, as far as a migration reads it. */
const PASSES_ON = /\.(?:define\w*|with[A-Z]\w*|extend\w*)$/;

/** Whatever is asked of it, it answers: configurations call and spread what they import. */
function stub(name, origin) {
  const value = new Proxy(function stubbed() {}, {
    get(_target, key) {
      if (key === '__esModule') return true;
      if (key === 'then' || key === 'toJSON') return undefined;
      if (key === Symbol.toPrimitive || key === 'toString') return () => name;
      if (key === Symbol.iterator) return [][Symbol.iterator];
      if (typeof key === 'symbol') return undefined;
      // Compiled imports are called so.
      if (key === 'call') return (_self, ...given) => value(...given);
      if (key === 'default') return value;
      return stub(`${name}.${key}`, origin?.export === 'default' && { ...origin, export: key });
    },
    apply: (_target, _self, [first]) =>
      PASSES_ON.test(name) && (typeof first === 'object' || typeof first === 'function')
        ? first
        : stub(`${name}()`),
    construct: () => stub(`new ${name}()`),
  });
  stubs.set(value, name);
  if (origin) origins.set(value, origin);
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

/** Notes where functions are from that a module of the project has from another one. */
function noteOrigins(loaded, module) {
  const note = (value, name) => {
    if (typeof value === 'function' && !stubs.has(value) && !origins.has(value))
      origins.set(value, { module, export: name });
  };
  note(loaded, 'default');
  if (Object(loaded) !== loaded || stubs.has(loaded)) return;
  for (const name of Object.keys(loaded))
    try {
      note(loaded[name], name);
    } catch {
      // A getter that needs what is not there.
    }
}

const loadModule = Module._load;
Module._load = function load(request, parent, ...rest) {
  const loaded = loadOrStub.call(this, request, parent, ...rest);
  if (parent?.filename && !ORDINARY.test(parent.filename) && !isBuiltin(request))
    noteOrigins(loaded, moduleOf(request, parent));
  return loaded;
};

/** As a configuration elsewhere would name it: a package, or the file. */
function moduleOf(request, parent) {
  if (!request.startsWith('.') && !path.isAbsolute(request)) return request;
  return Module._resolveFilename(request, parent);
}

function loadOrStub(request, parent, ...rest) {
  if (isBuiltin(request)) return loadModule.call(this, request, parent, ...rest);
  if (NEVER_LOADED.test(request)) return stub(request);
  const file = Module._resolveFilename(request, parent, ...rest);
  if (missing.has(request) || !path.isAbsolute(file)) return provided[request] ?? stubModule(request);
  if (!ORDINARY.test(file)) return loadModule.call(this, request, parent, ...rest);
  try {
    return loadModule.call(this, request, parent, ...rest);
  } catch {
    // A package that is installed and does not run, or is written as modules that this version of Node cannot require.
    missing.add(request);
    return stubModule(request);
  }
}

const stubModule = (request) => stub(request, { module: request, export: 'default' });

/** What modules know of themselves. */
const metaOf = (file) => ({
  url: pathToFileURL(file).href,
  dirname: path.dirname(file),
  filename: file,
  env: {},
});

const compileOrdinary = Module._extensions['.js'];
for (const ending of ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx'])
  Module._extensions[ending] = (module, file) => {
    if (ORDINARY.test(file)) return compileOrdinary(module, file);
    const source = readFileSync(file, 'utf8')
      .replace(/\bimport\.meta\b/g, `(${JSON.stringify(metaOf(file))})`)
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
  if (typeof value === 'function' || (typeof value === 'object' && value !== null && stubs.has(value))) {
    const $from = origins.get(value);
    return {
      ...(stubs.has(value) ? { $stub: stubs.get(value) } : { $function: value.name }),
      ...($from && { $from }),
    };
  }
  if (typeof value !== 'object' || value === null) return value;
  if (above.includes(value)) return null;
  const inner = [...above, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, inner) ?? null);
  if (value instanceof RegExp) return { $pattern: value.source, $flags: value.flags };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, inner)]));
}

async function evaluate(file, calls) {
  const loaded = createRequire(file)(file);
  const given = await (loaded?.default ?? loaded);
  const isFunction = typeof given === 'function' && !stubs.has(given);
  const value = isFunction ? await given({ mode: 'production', command: 'build' }) : given;
  return { value: plain(value), answers: calls.map((call) => answersOf(value, call)) };
}

/** What a function of the configuration returns for each input; `null` where it is none, or throws. */
function answersOf(value, { path: keys, inputs }) {
  const called = keys.reduce((inner, key) => inner?.[key], value);
  return inputs.map((input) => {
    try {
      return typeof called === 'function' && !stubs.has(called) ? plain(called(input)) : null;
    } catch {
      return null;
    }
  });
}

process.once('message', async ({ files, calls = [] }) => {
  const results = [];
  for (const file of files) {
    try {
      results.push({ file, ...(await evaluate(file, calls)) });
    } catch (error) {
      results.push({ file, error: error instanceof Error ? error.message : String(error) });
    }
  }
  process.send({ results, missing: [...missing].sort() }, () => process.exit(0));
});
