import path from 'node:path';
import { isFile } from './site-files.js';

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
  '/index.mdx',
  '/index.md',
];

/** The file that an import of a project's own names: from the file, from the site, or by one of the usual aliases of `src`. */
export function resolveModule(specifier: string, file: string, folder: string): string | undefined {
  const bases = /^\.\.?(?:\/|$)/.test(specifier)
    ? [path.resolve(path.dirname(file), specifier)]
    : specifier.startsWith('@site/')
      ? [path.join(folder, specifier.slice('@site/'.length))]
      : specifier.startsWith('/')
        ? [specifier, path.join(folder, specifier)]
        : [
            ...(/^(?:src|docs|static)\//.test(specifier) ? [path.join(folder, specifier)] : []),
            ...(/^[@~]/.test(specifier) ? [path.join(folder, 'src', specifier.replace(/^[@~]\/?/, ''))] : []),
          ];
  return bases.flatMap((base) => ENDINGS.map((ending) => base + ending)).find((name) => isFile(name));
}

/** `@scope/name/inner` → `@scope/name`; `undefined` for what no package can be called. */
export const packageOf = (specifier: string): string | undefined =>
  /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*/i.exec(specifier)?.[0];
