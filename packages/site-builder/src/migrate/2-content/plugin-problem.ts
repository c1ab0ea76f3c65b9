import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Project } from '../model/project.js';
import { moduleSpecifiers } from './module-specifiers.js';
import { packageOf, resolveModule } from './resolve-module.js';

type ProjectPart = Pick<Project, 'folder' | 'packages'>;

const CODE = /\.[cm]?[jt]sx?$/i;
/** What such a plugin puts into pages is bundled by nobody. */
const WRITES_IMPORTS = /["'`]@site\/|\bmdxjsEsm\b/;

/** Why a module of the project cannot be a plugin of Markdown in the new site, itself or by what it imports; `undefined` where it can. */
export function pluginProblem(
  file: string,
  project: ProjectPart,
  seen = new Set<string>(),
): string | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  const name = path.relative(project.folder, file);
  if (!CODE.test(file)) return file.endsWith('.json') ? undefined : `${name} is no code`;
  const text = readFileSync(file, 'utf8');
  if (WRITES_IMPORTS.test(text))
    return `${name} writes imports into pages, whose modules nothing would bundle`;
  for (const { value: specifier } of moduleSpecifiers(text)) {
    if (isBuiltin(specifier)) continue;
    const found = resolveModule(specifier, file, project.folder);
    const inner = found === undefined ? lacking(specifier, project) : pluginProblem(found, project, seen);
    if (inner !== undefined) return inner.startsWith('"') ? `${name} needs ${inner}` : inner;
  }
  return undefined;
}

function lacking(specifier: string, { packages }: ProjectPart): string | undefined {
  const name = /^[./]/.test(specifier) ? undefined : packageOf(specifier);
  return name !== undefined && name in packages
    ? undefined
    : `"${specifier}", which is neither a file nor a package of the project`;
}
