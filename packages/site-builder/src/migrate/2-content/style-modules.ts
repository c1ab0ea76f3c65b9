import path from 'node:path';
import posix from 'node:path/posix';
import { packageOf } from './resolve-module.js';
import { type CarriedFile, isFile, type SiteFiles } from './site-files.js';

/** Packages that compile style sheets of other languages: Vite asks for nothing but that they are installed. */
const COMPILERS: Record<string, string> = {
  '.scss': 'sass',
  '.sass': 'sass',
  '.less': 'less',
  '.styl': 'stylus',
};

/** What a style sheet needs, by the ending of its name; `undefined` for CSS and for what is no style sheet. */
export const styleCompiler = (file: string): string | undefined =>
  COMPILERS[path.extname(file).toLowerCase()];

const IMPORT = /(@(?:use|forward|import)\s+(?:\([^)]*\)\s*)?)(["'])([^"'\n]+)\2/g;

/** Files that a style sheet of another language is made of, and what it names that is not there. */
export function styleImports(text: string, file: string): { found: Map<string, string>; missing: string[] } {
  const found = new Map<string, string>();
  const missing: string[] = [];
  for (const [, , , specifier = ''] of text.matchAll(IMPORT)) {
    if (/^(?:sass:|https?:|\/\/)/.test(specifier)) continue;
    const target = partials(specifier, file).find(isFile);
    if (target !== undefined) found.set(specifier, target);
    else missing.push(specifier);
  }
  return { found, missing };
}

/** `a/b` → `a/b`, `a/b.scss`, `a/_b.scss`, … */
function partials(specifier: string, file: string): string[] {
  const base = path.resolve(path.dirname(file), specifier);
  const ending = path.extname(file);
  const names = [base, path.join(path.dirname(base), `_${path.basename(base)}`)];
  return [
    ...names,
    ...names.map((name) => name + ending),
    path.join(base, `index${ending}`),
    path.join(base, `_index${ending}`),
    `${base}.css`,
  ];
}

/** A style sheet of the source, and the package that compiles it: files that it is made of are carried with it. */
export function rewriteStyles(
  text: string,
  from: CarriedFile,
  { files, packages }: { files: SiteFiles; packages: Set<string> },
): string {
  const compiler = styleCompiler(from.file);
  if (compiler === undefined) return text;
  packages.add(compiler);
  const { found } = styleImports(text, from.file);
  return text.replace(IMPORT, (_whole, before: string, quote: string, specifier: string) => {
    const file = found.get(specifier);
    if (file !== undefined) {
      const to = posix.relative(posix.dirname(from.target), files.codeTarget(file));
      return before + quote + (to.startsWith('.') ? to : `./${to}`) + quote;
    }
    const name = packageOf(specifier.replace(/^~/, ''));
    if (name !== undefined && name in files.project.packages) packages.add(name);
    // Webpack marks packages.
    return before + quote + specifier.replace(/^~/, '') + quote;
  });
}
