import { isBuiltin } from 'node:module';
import { packageOf } from '../../2-content/resolve-module.js';
import type { ContentContext } from './page-input.js';

/** What the types of code are made with, where the source has no range of its own: TypeScript 7 has not the functions that they are asked of. */
export const TWOSLASH_RANGES: Readonly<Record<string, string>> = { twoslash: '^0.3.0', typescript: '^6.0.0' };
const LANGUAGE = /^(?:[jt]sx?|[cm][jt]s|typescript|javascript)$/;
/** Packages that nobody can install. */
const UNPUBLISHED = /^(?:workspace|file|link|portal):/;
/** Also of types alone. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g;

/** Packages whose types a block needs; `undefined` where the new site cannot have one of them. */
export function neededTypes(
  lines: readonly string[],
  language: string,
  { site }: Pick<ContentContext, 'site'>,
): string[] | undefined {
  if (!LANGUAGE.test(language)) return undefined;
  const names = [...lines.join('\n').matchAll(IMPORTED)]
    .map(({ 2: specifier = '' }) => specifier)
    .filter((specifier) => !/^[./]/.test(specifier))
    .map((specifier) => (isBuiltin(specifier) ? '@types/node' : (packageOf(specifier) ?? specifier)));
  const isThere = (name: string): boolean =>
    name in site.packages && !UNPUBLISHED.test(site.packages[name] ?? '');
  return names.every(isThere) ? [...Object.keys(TWOSLASH_RANGES), ...new Set(names)] : undefined;
}
