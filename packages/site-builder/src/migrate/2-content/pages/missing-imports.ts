import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../model/project.js';
import { iconModule } from '../theme-icons.js';
import { COMPAT_MODULES, isDocusaurusModule } from '../docusaurus-modules.js';
import { isReadable, moduleSource } from '../module-source.js';
import { moduleSpecifiers } from '../module-specifiers.js';
import { styleCompiler, styleImports } from '../style-modules.js';
import { packageOf, resolveModule } from '../resolve-module.js';

const CODE = /\.[cm]?[jt]sx?$/i;
const BUILT_IN = /^(?:react|react-dom)(?:\/|$)/;

/** Which modules were looked into, and what shows them. */
interface Search {
  seen: Set<string>;
  /** Components of documents may show other documents; React pages are bundled for browsers, which get no content. */
  showsDocuments: boolean;
}

/**
 * What the module of a React page needs, itself or through others of the project, that the bundle of the new site cannot have; `undefined`
 * for nothing.
 * @param seen modules that were looked into, to which these are added
 */
export const missingInPage = (file: string, project: Project, seen: Set<string>): string | undefined =>
  missingImport(file, project, { seen, showsDocuments: false });

function missingImport(file: string, project: Project, search: Search): string | undefined {
  const { seen, showsDocuments } = search;
  if (seen.has(file)) return undefined;
  seen.add(file);
  const name = path.relative(project.folder, file);
  const text = moduleSource(file);
  if (!isReadable(file, text)) return `${name} is written in a language that the bundler does not read`;
  for (const { value: specifier } of moduleSpecifiers(text)) {
    const found = resolveModule(ownPart(specifier), file, project.folder);
    const problem =
      found === undefined
        ? lacking(specifier, project)
        : unusable(specifier, { found, project, showsDocuments });
    if (problem !== undefined) return `${name} needs "${specifier}", ${problem}`;
    const inner = found !== undefined && CODE.test(found) ? missingImport(found, project, search) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const known = new WeakMap<Project, Map<string, string | undefined>>();

/** The same of a module that documents share, looked for once. */
export function missingInComponent(file: string, project: Project): string | undefined {
  const problems = known.get(project) ?? new Map<string, string | undefined>();
  known.set(project, problems);
  if (!problems.has(file))
    problems.set(file, missingImport(file, project, { seen: new Set(), showsDocuments: true }));
  return problems.get(file);
}

/** A part of the theme that the project has itself. */
const ownPart = (specifier: string): string =>
  specifier.startsWith('@theme/') ? `@site/src/theme/${specifier.slice('@theme/'.length)}` : specifier;

function lacking(specifier: string, { packages, folder }: Project): string | undefined {
  if (specifier === '@docusaurus/useGlobalData') return 'whose data only plugins of Docusaurus make';
  const part = specifier.replace(/^@theme-(?:original|init)\//, '@theme/');
  if (COMPAT_MODULES.has(part) || iconModule(specifier) || BUILT_IN.test(specifier)) return undefined;
  if (isDocusaurusModule(specifier)) return 'which only Docusaurus has';
  const name = /^[.@~]?\//.test(specifier) ? undefined : packageOf(specifier);
  if (name === undefined || !(name in packages))
    return 'which is neither a file nor a package of the project';
  // Where nothing was installed, all that is named may be there.
  return isInstalled('@docusaurus/core', folder) && !isInstalled(name, folder)
    ? 'which is not installed with the other packages of the project'
    : undefined;
}

/** Whether nobody can say that a package will be there: it is neither named nor installed, or alone is not installed. */
export const isLeftOut = (
  name: string,
  { packages, folder }: Pick<Project, 'packages' | 'folder'>,
): boolean => !isInstalled(name, folder) && (!(name in packages) || isInstalled('@docusaurus/core', folder));

/** Whether a package is where Node would look for it. */
function isInstalled(name: string, folder: string): boolean {
  const parent = path.dirname(folder);
  return (
    existsSync(path.join(folder, 'node_modules', name)) || (parent !== folder && isInstalled(name, parent))
  );
}

interface Found {
  /** Absolute. */
  found: string;
  project: Project;
  showsDocuments: boolean;
}

/** What a bundler takes as code or as a file, without plugins of the project. */
function unusable(specifier: string, { found, project, showsDocuments }: Found): string | undefined {
  if (specifier.includes('!')) return 'which a loader of webpack makes';
  if (/\.mdx?$/i.test(found)) return showsDocuments ? undefined : 'which is a document';
  if (styleCompiler(found) !== undefined) return missingStyles(found, project);
  return /\.ya?ml$/i.test(found) ? 'which needs a plugin of the bundler' : undefined;
}

function missingStyles(file: string, project: Project, seen = new Set<string>()): string | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  const { found, missing } = styleImports(readFileSync(file, 'utf8'), file);
  for (const specifier of missing) {
    const problem = lacking(specifier.replace(/^~/, ''), project);
    if (problem !== undefined) return `which needs "${specifier}", ${problem}`;
  }
  return [...found.values()].map((inner) => missingStyles(inner, project, seen)).find(Boolean);
}
