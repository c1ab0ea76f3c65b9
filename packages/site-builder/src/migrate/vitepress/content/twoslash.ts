import { isBuiltin } from 'node:module';
import { moduleSpecifiers } from '../../2-content/module-specifiers.js';
import { packageOf } from '../../2-content/resolve-module.js';
import type { ContentContext } from './page-input.js';

/** What the types of code are made with. */
const TWOSLASH_PACKAGES = ['twoslash', 'typescript'];
const LANGUAGE = /^(?:[jt]sx?|[cm][jt]s|typescript|javascript)$/;
/** Packages that nobody can install. */
const UNPUBLISHED = /^(?:workspace|file|link|portal):/;

/** Packages whose types a block needs; `undefined` where the new site cannot have one of them. */
export function neededTypes(
  lines: readonly string[],
  language: string,
  { site }: Pick<ContentContext, 'site'>,
): string[] | undefined {
  if (!LANGUAGE.test(language)) return undefined;
  const names = moduleSpecifiers(lines.join('\n'))
    .filter(({ value }) => !/^[./]/.test(value))
    .map(({ value }) => (isBuiltin(value) ? '@types/node' : (packageOf(value) ?? value)));
  const isThere = (name: string): boolean =>
    name in site.packages && !UNPUBLISHED.test(site.packages[name] ?? '');
  return names.every(isThere) ? [...TWOSLASH_PACKAGES, ...new Set(names)] : undefined;
}
