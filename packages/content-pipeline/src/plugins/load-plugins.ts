import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve } from 'import-meta-resolve';
import { type Plugin, unified } from 'unified';
import { type Diagnostic, type DiagnosticBody, errorMessage } from '@org/site-model';
import type { ContentPlugin, ContentPlugins, PluginSpec, PluginSpecs } from '../page/content-plugin.js';

/** Where plugins are named. */
export interface PluginOrigin {
  /** Absolute folder that modules are looked for from: the configuration's. */
  folder: string;
  /** What diagnostics name as their file. */
  file: string;
}

/** Plugins that are ready to run, and what is wrong with the others. */
export interface LoadedPlugins {
  plugins: ContentPlugins;
  /** Each of them is an error: a page would be compiled without something that the site relies on. */
  diagnostics: Diagnostic[];
}

/** Why a plugin cannot be used, as a diagnostic. */
class PluginProblem extends Error {
  readonly problem: DiagnosticBody;

  constructor(problem: DiagnosticBody) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Loads the plugins of a site, once in each thread that compiles. Never throws for what a configuration says. */
export async function loadPlugins(specs: PluginSpecs, origin: PluginOrigin): Promise<LoadedPlugins> {
  const diagnostics: Diagnostic[] = [];
  const load = async (list: readonly PluginSpec[]): Promise<ContentPlugin[]> => {
    const loaded: ContentPlugin[] = [];
    for (const spec of list) {
      try {
        loaded.push(await loadPlugin(spec, origin));
      } catch (error) {
        if (!(error instanceof PluginProblem)) throw error;
        diagnostics.push({ ...error.problem, severity: 'error', file: origin.file });
      }
    }
    return loaded;
  };
  const plugins = { remark: await load(specs.remark), rehype: await load(specs.rehype) };
  return { plugins, diagnostics };
}

async function loadPlugin(spec: PluginSpec, { folder }: PluginOrigin): Promise<ContentPlugin> {
  const [name, options] = typeof spec === 'string' ? [spec] : spec;
  const url = findModule(name, folder);
  const attach = await importPlugin(name, url);
  tryAttaching(name, attach, options);
  return { name, attach, url, options, identity: identityOf(fileURLToPath(url), options) };
}

function findModule(name: string, folder: string): string {
  try {
    const url = resolve(name, pathToFileURL(path.join(folder, 'site.config.js')).href);
    if (existsSync(fileURLToPath(url))) return url;
  } catch {
    // Said below, in words that a writer of a configuration knows.
  }
  const isFile = /^[./]/.test(name);
  throw new PluginProblem({
    code: 'plugin-missing',
    message: `The plugin "${name}" was not found, so no page would be compiled as the site means it.`,
    hint: isFile
      ? 'The path counts from the folder of the configuration file, and needs its ending, such as ".mjs".'
      : `Install it where the configuration lies: "pnpm add ${name}". A file of your own starts with "./".`,
  });
}

async function importPlugin(name: string, url: string): Promise<Plugin<unknown[]>> {
  const module: unknown = await import(url).catch((error: Error) => {
    throw new PluginProblem({
      code: 'plugin-broken',
      message: `The plugin "${name}" failed while it was loaded: ${error.message}.`,
      hint: 'A plugin is a JavaScript module that Node can import by itself (.js or .mjs).',
    });
  });
  const { default: exported } = module as { default?: unknown };
  // A module that was written as one and is published as CommonJS has its default export inside.
  const plugin =
    typeof exported === 'function' ? exported : (Object(exported) as { default?: unknown }).default;
  if (typeof plugin === 'function') return plugin as Plugin<unknown[]>;
  throw new PluginProblem({
    code: 'plugin-broken',
    message: `The plugin "${name}" has no function as its default export, so there is nothing to run.`,
    hint: 'Write "export default function plugin(options) { return (tree, file) => { … }; }".',
  });
}

/** A plugin looks at its options when it attaches; one that brings syntax would go unheard by a parser that is not its own. */
function tryAttaching(name: string, attach: Plugin<unknown[]>, options: unknown): void {
  const processor = unified();
  try {
    processor.use(attach, ...(options ? [options] : [])).freeze();
  } catch (error) {
    throw new PluginProblem({
      code: 'plugin-broken',
      message: `The plugin "${name}" did not accept its options: ${errorMessage(error)}.`,
      hint: 'See its documentation for what it takes. Options are plain JSON.',
    });
  }
  const data = processor.data() as Record<string, unknown>;
  if (!data.micromarkExtensions && !data.fromMarkdownExtensions && !processor.parser && !processor.compiler)
    return;
  throw new PluginProblem({
    code: 'plugin-syntax',
    message: `The plugin "${name}" changes how Markdown is parsed or written, which plugins cannot do here: it would have no effect.`,
    hint: 'Math is an option of this pipeline ("markdown.math"). For syntax of your own take a directive, such as ":::mine", which a plugin may turn into anything.',
  });
}

function identityOf(file: string, options: unknown): string {
  return createHash('sha256')
    .update(readFileSync(file))
    .update(`\n${versionOf(path.dirname(file))}\n${JSON.stringify(options ?? null)}`)
    .digest('hex')
    .slice(0, 20);
}

/** `name@version` of the package that a folder belongs to. */
function versionOf(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name && version) return `${name}@${version}`;
  }
  const parent = path.dirname(folder);
  return parent === folder ? '' : versionOf(parent);
}
