import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { PAGE_MODULES } from '../2-content/docusaurus-modules.js';
import { missingInComponent } from '../2-content/pages/missing-imports.js';
import { packageOf, resolveModule } from '../2-content/resolve-module.js';
import type { SiteFiles } from '../2-content/site-files.js';
import type { MigrationReport } from '../model/migration-report.js';

const IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*(["'])([^"'\n]+)\3/gm;

interface Imported {
  specifier: string;
  /** Name of the export. */
  name: string;
}

interface GlobalInput {
  files: SiteFiles;
  report: MigrationReport;
  packages: Set<string>;
}

/** Components that all pages may use: those of `src/theme/MDXComponents`, each as a module of `src/components`. */
export function globalComponents({ files, report, packages }: GlobalInput): Map<string, string> {
  const { folder } = files.project;
  const file = resolveModule('@site/src/theme/MDXComponents', folder, folder);
  if (file === undefined) return new Map();
  const text = readFileSync(file, 'utf8');
  const imports = importsOf(text);
  const modules = new Map<string, string>();
  for (const [name, local] of namesOf(text)) {
    const found = imports.get(local);
    if (PAGE_MODULES.has(`@theme/${name}`) || found?.specifier.startsWith('@theme')) continue;
    const target = found && moduleOf(found, file, { files, packages });
    if (target && /^[A-Z]/.test(name))
      modules.set(
        `src/components/${name}.tsx`,
        `export { ${found.name === 'default' ? 'default' : `${found.name} as default`} } from '${target}';\n`,
      );
    else
      report.left(
        'components',
        `<${name}> of MDXComponents was left out.`,
        'Write it as a default export of src/components.',
        { file: path.relative(folder, file) },
      );
  }
  return modules;
}

function moduleOf(
  { specifier }: Imported,
  file: string,
  { files, packages }: Omit<GlobalInput, 'report'>,
): string | undefined {
  const found = resolveModule(specifier, file, files.project.folder);
  if (found !== undefined && missingInComponent(found, files.project) !== undefined) return undefined;
  if (found !== undefined) {
    const target = posix.relative('src/components', files.codeTarget(found)).replace(/\.[cm]?[jt]sx?$/, '');
    return target.startsWith('.') ? target : `./${target}`;
  }
  const name = packageOf(specifier);
  if (name === undefined || !(name in files.project.packages)) return undefined;
  packages.add(name);
  return specifier;
}

function importsOf(text: string): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const [, byDefault, named = '', , specifier = ''] of text.matchAll(IMPORT)) {
    if (byDefault) imports.set(byDefault, { specifier, name: 'default' });
    for (const part of named
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [name = '', local = name] = part.split(/\s+as\s+/);
      imports.set(local, { specifier, name });
    }
  }
  return imports;
}

/** The keys of the object that the module exports, with the name of what each holds. */
function namesOf(text: string): Map<string, string> {
  const [, body = ''] = /export default \{([\s\S]*?)\n?\}/.exec(text) ?? [];
  return new Map(
    [
      ...body
        .replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
        .matchAll(/(?:^|,|\n)\s*(?:['"]([^'"]+)['"]|([\w$]+))\s*(?::\s*([\w$]+))?\s*(?=,|\n|$)/g),
    ].map(([, quoted, plain, local]) => [quoted ?? plain ?? '', local ?? quoted ?? plain ?? '']),
  );
}
