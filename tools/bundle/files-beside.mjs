import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where a module starts another: a thread, a process. */
const STARTED = /new URL\(\s*['"](\.[^'"]+\.m?js)['"],\s*import\.meta\.url\s*,?\s*\)/g;
/** What is loaded when it is first wanted, without waiting: `lazily('katex')`, `load('…/schema.json')`. */
const LOADED = /\b(lazily|load)\('([^'.][^']*)'\)/g;
const OWN_PLACE = /\bimport\.meta\.(url|dirname)\b/g;
/** Modules without these are not looked at further. */
const SPOKEN_OF = /import\.meta|\blazily\(|\bload\(/;

/** Files of the package that stay what they are, by their path in it, until it is known which file of the bundle imports them. */
const BESIDE = '#beside/';
const IMPORTS_BESIDE = new RegExp(`(['"])${BESIDE}([^'"]+)\\1`, 'g');

/** Stays a file of its own, at the top of the bundle, from where all others are found. */
const PLACES = 'places.js';
const PLACES_CODE = `import path from 'node:path';
import { fileURLToPath } from 'node:url';
const top = import.meta.url;
export const bundledUrl = (file) => new URL(file, top);
export const bundled = (file) => fileURLToPath(bundledUrl(file));
export const url = (file) => new URL('../' + file, top).href;
export const dirname = (file) => path.dirname(fileURLToPath(url(file)));
`;

/**
 * Keeps the addresses that modules have of what lies beside them: each says where it was in `dist`. The modules that it starts or loads lazily are
 * files of the bundle.
 * @param {string} dist absolute path of the modules
 * @param {string} folder absolute path of the bundle
 * @param {(id: string) => boolean} isInstalled whether a package stays a package
 * @returns {import('rolldown').Plugin}
 */
export function filesBeside(dist, folder, isInstalled) {
  const emitted = new Set();
  const emit = (context, id, fileName) => {
    if (!emitted.has(fileName)) context.emitFile({ type: 'chunk', id, fileName });
    emitted.add(fileName);
  };
  const emitLoaded = (context, name) => {
    if (!name.endsWith('.json')) {
      emit(context, name, `lazy/${name}.js`);
      return `lazy/${name}.js`;
    }
    const source = readFileSync(createRequire(path.join(dist, '_')).resolve(name), 'utf8');
    if (!emitted.has(name)) context.emitFile({ type: 'asset', fileName: `lazy/${name}`, source });
    emitted.add(name);
    return `lazy/${name}`;
  };
  const inPackage = (file) => path.relative(path.dirname(dist), file).replaceAll(path.sep, '/');
  /** `3-render/render-worker.js` for a module of `dist`, `bin/plugin-thread.js` for a program beside it. */
  const nameOf = (file) =>
    inPackage(file)
      .replace(/^dist\//, '')
      .replace(/\.mjs$/, '.js');
  return {
    name: 'files-beside',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: PLACES, source: PLACES_CODE });
    },
    resolveId(id, importer) {
      if (id.startsWith(BESIDE)) return { id, external: true };
      if (!id.startsWith('.') || !importer?.startsWith(dist)) return null;
      const file = path.resolve(importer, '..', id);
      return file.startsWith(dist) ? null : { id: BESIDE + inPackage(file), external: true };
    },
    renderChunk(code, { fileName }) {
      const from = path.posix.dirname(`${inPackage(folder)}/${fileName}`);
      return code.replace(IMPORTS_BESIDE, (_text, quote, file) => quote + specifier(from, file) + quote);
    },
    transform(code, id) {
      if (!id.startsWith(dist + path.sep) || !SPOKEN_OF.test(code)) return null;
      const started = (_text, file) => {
        const target = path.resolve(path.dirname(id), file);
        emit(this, target, nameOf(target));
        return `places.bundledUrl('${nameOf(target)}')`;
      };
      const loaded = (call, by, name) =>
        isInstalled(name) ? call : `${by}(places.bundled('${emitLoaded(this, name)}'))`;
      const own = (_meta, what) => `places.${what}('${nameOf(id)}')`;
      const changed = outsideTexts(code, this.parse(code), [
        [STARTED, started],
        [LOADED, loaded],
        [OWN_PLACE, own],
      ]);
      return changed === code
        ? null
        : {
            code: `import * as places from '${BESIDE}${inPackage(folder)}/${PLACES}';\n${changed}`,
            map: null,
          };
    },
  };
}

/** Replaces what is code, and leaves alone the texts of a module, in which it may write code of others. */
function outsideTexts(code, program, replacements) {
  const texts = textsBelow(program);
  const found = replacements
    .flatMap(([pattern, replace]) => [...code.matchAll(pattern)].map((match) => ({ match, replace })))
    .filter(({ match: { index } }) => !texts.some(({ start, end }) => start <= index && index < end))
    .sort((a, b) => a.match.index - b.match.index);
  let [changed, end] = ['', 0];
  for (const { match, replace } of found) {
    // Within what was replaced before, as the address within `new URL(…)`.
    if (match.index < end) continue;
    changed += code.slice(end, match.index) + replace(...match);
    end = match.index + match[0].length;
  }
  return changed + code.slice(end);
}

/** Where the strings and the fixed parts of templates are. */
function textsBelow(node) {
  if (Array.isArray(node)) return node.flatMap(textsBelow);
  if (typeof node !== 'object' || node === null) return [];
  if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string'))
    return [{ start: node.start, end: node.end }];
  return Object.values(node).flatMap(textsBelow);
}

function specifier(from, file) {
  const relative = path.posix.relative(from, file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
