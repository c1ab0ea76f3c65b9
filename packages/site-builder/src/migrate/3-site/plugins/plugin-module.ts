import posix from 'node:path/posix';
import type { PluginUse } from '../../1-read/markdown-plugins.js';
import { needsCode, OptionsCode } from './plugin-options.js';

/** Whether a configuration cannot name a plugin's module with its options: it takes default exports with JSON, for all areas. */
export const needsModule = ({ origin, options }: PluginUse, dirs: readonly string[]): boolean =>
  origin?.export !== 'default' ||
  dirs.length > 0 ||
  needsCode(options) ||
  (options !== undefined && (typeof options !== 'object' || Array.isArray(options)));

interface ModuleInput {
  /** As the configuration would name it: a package, or `./plugins/x.mjs`. */
  module: string;
  /** Areas that it runs on; none for all. */
  dirs: readonly string[];
  /** Absolute folder of the module that is written. */
  folder: string;
}

/** A module of the new site around a plugin. */
export function pluginModule({ origin, options }: PluginUse, { module, dirs, folder }: ModuleInput): string {
  const code = new OptionsCode(folder);
  const given = options === undefined ? undefined : code.write(options);
  const imports = [
    ...(code.usesPaths ? ["import { fileURLToPath } from 'node:url';"] : []),
    importOf(origin?.export ?? 'default', 'plugin', fromPlugins(module)),
    ...code.imports.map(({ export: name, local, module: from }) => importOf(name, local, from)),
  ];
  // A default export of CommonJS is inside of what is imported.
  const attach = (origin?.export ?? 'default') === 'default' ? '(plugin.default ?? plugin)' : 'plugin';
  const call = `${attach}.call(this${given === undefined ? '' : ', options'})`;
  return [
    ...imports,
    '',
    ...(given === undefined ? [] : [`const options = ${given};`, '']),
    ...(dirs.length === 0 ? everywhere(call) : limited(call, dirs)),
    '',
  ].join('\n');
}

/** `./plugins/x.mjs` of the configuration is `./x.mjs` of a module beside it. */
const fromPlugins = (module: string): string =>
  module.startsWith('./') ? `./${posix.relative('plugins', module.slice('./'.length))}` : module;

const importOf = (name: string, local: string, module: string): string =>
  name === 'default'
    ? `import ${local} from '${module}';`
    : `import { ${name}${name === local ? '' : ` as ${local}`} } from '${module}';`;

const everywhere = (call: string): string[] => [
  'export default function attach() {',
  `  return ${call};`,
  '}',
];

const limited = (call: string, dirs: readonly string[]): string[] => [
  '/** Folders of the content whose pages had the plugin. */',
  `const folders = ${JSON.stringify(dirs.map((dir) => `${dir}/`)).replaceAll('"', "'")};`,
  '',
  'export default function attach() {',
  `  const transform = ${call};`,
  '  return (tree, file) =>',
  '    transform && folders.some((folder) => file.path.startsWith(folder)) ? transform(tree, file) : undefined;',
  '}',
];
