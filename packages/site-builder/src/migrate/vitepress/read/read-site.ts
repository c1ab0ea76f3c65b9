import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../1-read/evaluate.js';
import { readPackages } from '../../1-read/read-packages.js';
import type { SourcePage, VitepressSite } from '../model.js';
import { type LocaleConfig, localeSchema, type VitepressConfig, vitepressSchema } from './config-shape.js';
import { readLocales } from './locales.js';
import { pageNames, programNames, toPage } from './pages.js';
import { rewriter } from './rewrites.js';
import { ownSlugs } from './slugs.js';

const ENDINGS = ['ts', 'mts', 'js', 'mjs'];
const CONFIG_FILES = ['.vitepress/config', '.vitepress/config/index'].flatMap((name) =>
  ENDINGS.map((ending) => `${name}.${ending}`),
);

/** @throws when the folder has no configuration, or one that cannot be run */
export async function readSite(given: string): Promise<VitepressSite> {
  const folder = [given, path.join(given, 'docs')].find((each) => configOf(each) !== undefined);
  const configFile = folder && configOf(folder);
  if (!folder || !configFile)
    throw new Error(`There is no .vitepress/config in ${given}. Name the folder of a site that has one.`);
  const config = vitepressSchema.parse(await run(folder, configFile));
  const docs = path.resolve(folder, config.srcDir);
  const names = pageNames(docs, config.srcExclude);
  const publishedName = await rewriting(folder, { configFile, config, names });
  const extra = await folderConfigs(docs, publishedName);
  const { locales, elsewhere } = readLocales(config, { docs, extra });
  const area = areaOf(locales[0].config.themeConfig.editLink?.pattern);
  const published = new Set(names.map(publishedName));
  const pages = names.map((name) => toPage(name, publishedName(name), { locales, area, published }));
  const byPath = new Map(pages.map((page): [string, SourcePage] => [page.path, page]));
  const slugs = await ownSlugs({ folder, configFile, config, docs, names });
  return {
    ...{ folder, configFile, config, docs, area, pages, byPath, locales, elsewhere, slugs },
    programs: programNames(docs),
    // Of a folder of documents in the project that they are about, they are that project's.
    packages: { ...readPackages(path.dirname(folder)), ...readPackages(folder) },
  };
}

const configOf = (folder: string): string | undefined =>
  CONFIG_FILES.find((name) => existsSync(path.join(folder, name)));

async function run(folder: string, name: string): Promise<unknown> {
  const file = path.join(folder, name);
  const { values, errors } = await evaluate([file], folder);
  const error = errors.get(file);
  if (error !== undefined)
    throw new Error(`${name} could not be run: ${error}. Run the command where the site can be built.`);
  return values.get(file);
}

interface RewriteInput {
  configFile: string;
  config: VitepressConfig;
  names: readonly string[];
}

/** The path that a file is published at. A function of the configuration is asked in the process that can run it. */
async function rewriting(
  folder: string,
  { configFile, config: { rewrites }, names }: RewriteInput,
): Promise<(name: string) => string> {
  if (!rewrites || typeof rewrites !== 'object' || !('$function' in rewrites)) return rewriter(rewrites);
  const calls = [{ path: ['rewrites'], inputs: [...names] }];
  const { answers } = await evaluate([path.join(folder, configFile)], folder, calls);
  const moved = new Map(
    names.map((name, index) => {
      const answer = answers[0]?.[index];
      return [name, typeof answer === 'string' && answer ? answer : name];
    }),
  );
  return (name) => moved.get(name) ?? name;
}

/** Settings that stand beside the pages of a language, as newer versions of VitePress read them: `es/config.ts`. */
async function folderConfigs(
  docs: string,
  publishedName: (name: string) => string,
): Promise<Map<string, LocaleConfig>> {
  const found = new Map<string, LocaleConfig>();
  const folders = readdirSync(docs, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const name of ['.', ...folders.map((entry) => entry.name)]) {
    const ending = ENDINGS.find((each) => existsSync(path.join(docs, name, `config.${each}`)));
    if (!ending || /^\../.test(name) || name === 'public' || name === 'node_modules') continue;
    const value = await run(docs, `${name}/config.${ending}`).catch(() => undefined);
    const key = publishedName(path.posix.join(name, 'index.md')).split('/').slice(0, -1).join('/') || 'root';
    if (typeof value === 'object' && value !== null && 'themeConfig' in value)
      found.set(key, localeSchema.parse(value));
  }
  return found;
}

/** The folder's name that edit links end in, so that they lead to the sources by the paths of the new content. */
function areaOf(pattern: string | undefined): string {
  const name = /\/([a-z][\w-]*)\/:path$/.exec(pattern ?? '')?.[1];
  return name ?? 'docs';
}
