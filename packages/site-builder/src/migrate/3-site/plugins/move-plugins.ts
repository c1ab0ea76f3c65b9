import path from 'node:path';
import type { SiteConfig } from '../../../config/site-config.js';
import { configPlace } from '../../1-read/config-line.js';
import { type PluginUse, pluginUses } from '../../1-read/markdown-plugins.js';
import { isLeftOut } from '../../2-content/pages/missing-imports.js';
import { packageOf } from '../../2-content/resolve-module.js';
import type { SiteFiles } from '../../2-content/site-files.js';
import type { MigrationReport } from '../../model/migration-report.js';
import { builtIn } from './built-in-plugins.js';
import { LocalModules } from './local-modules.js';
import { optionProblem, outsidePaths } from './plugin-options.js';
import { needsModule, pluginModule } from './plugin-module.js';
import { bringsSyntax, peersOf } from './plugin-package.js';

interface PluginsInput {
  files: SiteFiles;
  report: MigrationReport;
  /** Packages that the new site depends on; those of plugins are added. */
  packages: Set<string>;
  /** Folder of the new site. */
  output: string;
}

/** Plugins of the new site, and their modules by name. */
export interface MovedPlugins {
  markdown: Pick<NonNullable<SiteConfig['markdown']>, 'parser' | 'remarkPlugins' | 'rehypePlugins'>;
  modules: Map<string, string>;
}

type Spec = NonNullable<MovedPlugins['markdown']['remarkPlugins']>[number];

/** Plugins of remark and rehype, as the new configuration names them. Those that cannot come along are lines of the report. */
export function movePlugins(input: PluginsInput): MovedPlugins {
  const { project } = input.files;
  const local = new LocalModules({ project, packages: input.packages, output: input.output });
  const modules = new Map<string, string>();
  const specs: Record<PluginUse['kind'], Spec[]> = { remark: [], rehype: [] };
  for (const use of pluginUses(project)) {
    const spec = movePlugin(use, { ...input, local, modules });
    if (spec !== undefined) specs[use.kind].push(spec);
  }
  for (const [name, text] of local.written) modules.set(name, text);
  for (const file of local.readers)
    input.report.left(
      'plugins',
      'What the module reads beside itself stays where it is.',
      'Its form in plugins/ has the path from there. Move the files, and correct it.',
      { file },
    );
  return {
    markdown: {
      ...(specs.remark.length > 0 && { parser: 'remark' as const, remarkPlugins: specs.remark }),
      ...(specs.rehype.length > 0 && { rehypePlugins: specs.rehype }),
    },
    modules,
  };
}

interface MoveInput extends PluginsInput {
  local: LocalModules;
  modules: Map<string, string>;
}

function movePlugin(use: PluginUse, input: MoveInput): Spec | undefined {
  const { files, report } = input;
  const place = configPlace(files.project, use.origin ? wordOf(use) : use.name);
  const instead = use.origin && builtIn(use.origin.module);
  if (instead !== undefined) {
    report.carried('plugins', `"${use.name}" is not needed: ${instead}.`, place);
    return undefined;
  }
  const found = use.origin ? findModule(use.origin.module, input) : NO_MODULE;
  const problem = 'problem' in found ? found.problem : optionProblem(use.options);
  if (problem !== undefined || 'problem' in found) {
    report.left(
      'plugins',
      `The Markdown plugin "${use.name}" was left out: ${problem}.`,
      `Write it as a module of its own, and name that in "markdown.${use.kind}Plugins" of site.config.ts.`,
      place,
    );
    return undefined;
  }
  tellOfPaths(use, input, place);
  report.changed(
    'plugins',
    `The Markdown plugin "${use.name}" is one of "markdown.${use.kind}Plugins" now; it runs on the trees of this builder.`,
    place,
  );
  return nameOrWrite(use, found.module, input);
}

const NO_MODULE = { problem: 'it is a function of the configuration itself' };

/** What stands in a configuration for the plugin. */
const wordOf = ({ origin, name }: PluginUse): string => {
  const { module, export: exported } = origin ?? { module: name, export: 'default' };
  if (exported !== 'default') return exported;
  return path.isAbsolute(module) ? path.parse(module).name : module;
};

/** The module as a configuration of the new site names it. */
function findModule(
  module: string,
  { files, local, packages }: MoveInput,
): { module: string } | { problem: string } {
  const { project } = files;
  if (path.isAbsolute(module)) return local.move(module);
  const name = packageOf(module);
  if (name === undefined) return { problem: `"${module}" is no package` };
  if (/^(?:workspace|file|link|portal):/.test(project.packages[name] ?? ''))
    return { problem: `"${name}" is a package of the repository alone, which is not published` };
  if (isLeftOut(name, project)) return { problem: `"${name}" is no package that the project names and has` };
  if (bringsSyntax(name, project.folder)) return { problem: 'it brings syntax of its own' };
  for (const needed of [name, ...peersOf(name, project)]) packages.add(needed);
  return { module };
}

function tellOfPaths({ name, options }: PluginUse, { files, report }: MoveInput, place: object): void {
  const paths = outsidePaths(options).map((each) => path.relative(files.project.folder, each) || '.');
  if (paths.length > 0)
    report.left(
      'plugins',
      `The options of the Markdown plugin "${name}" name files that stay where they are: ${paths.join(', ')}.`,
      'Its module in plugins/ has their paths from there. Correct them where the new site is moved without these files.',
      place,
    );
}

/** The module itself with its options, or one around it: a configuration is JSON, and has plugins for all areas. */
function nameOrWrite(use: PluginUse, module: string, { files, local, modules, output }: MoveInput): Spec {
  const { instances, blogs } = files.project;
  const all = new Set([...instances, ...blogs].map(({ dir }) => dir));
  const dirs = use.dirs.length < all.size ? use.dirs : [];
  if (!needsModule(use, dirs))
    return use.options === undefined ? module : [module, use.options as Record<string, never>];
  const base =
    wordOf(use)
      .replace(/[^\w-]+/g, '-')
      .replace(/^-|-$/g, '') || 'plugin';
  let name = `plugins/${base}.mjs`;
  for (let count = 2; modules.has(name) || local.written.has(name); count++)
    name = `plugins/${base}-${count}.mjs`;
  modules.set(name, pluginModule(use, { module, dirs, folder: path.join(output, 'plugins') }));
  return `./${name}`;
}
