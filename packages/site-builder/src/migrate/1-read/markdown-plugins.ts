import path from 'node:path';
import { z } from 'zod';
import type { Project } from '../model/project.js';
import { nameOf } from './plugins.js';

/** Where a function is from: a package as it is imported or the absolute path of a file, and the name of its export. */
export interface FunctionOrigin {
  module: string;
  export: string;
}

/** A plugin of remark or rehype, as a configuration has it. */
export interface PluginUse {
  kind: 'remark' | 'rehype';
  /** For people. */
  name: string;
  /** `undefined` for a function of the configuration itself. */
  origin: FunctionOrigin | undefined;
  /** `undefined` for none. */
  options: unknown;
  /** Folders of the areas whose pages it runs on. */
  dirs: string[];
}

const LISTS = [
  ['remark', 'beforeDefaultRemarkPlugins'],
  ['remark', 'remarkPlugins'],
  ['rehype', 'beforeDefaultRehypePlugins'],
  ['rehype', 'rehypePlugins'],
] as const;

/** What a function of the configuration is as JSON. */
export const functionSchema = z.object({
  $function: z.string().optional(),
  $from: z.object({ module: z.string(), export: z.string() }).optional(),
});

/** The plugins of all areas in their order, each with the areas that have it. */
export function pluginUses({
  folder,
  instances,
  blogs,
}: Pick<Project, 'folder' | 'instances' | 'blogs'>): PluginUse[] {
  const found = new Map<string, PluginUse>();
  const entries = [...instances, ...blogs].flatMap(({ options, dir }) =>
    LISTS.flatMap(([kind, list]) => options[list].filter(Boolean).map((entry) => ({ kind, entry, dir }))),
  );
  for (const { kind, entry, dir } of entries) {
    const [plugin, given] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    if (given === false) continue;
    const key = JSON.stringify([kind, plugin, given]);
    const use = found.get(key) ?? { ...describe(plugin, folder), kind, options: given, dirs: [] };
    found.set(key, { ...use, dirs: [...new Set([...use.dirs, dir])] });
  }
  return [...found.values()];
}

function describe(plugin: unknown, folder: string): Pick<PluginUse, 'name' | 'origin'> {
  if (typeof plugin === 'string') return { name: plugin, origin: { module: plugin, export: 'default' } };
  const origin = functionSchema.safeParse(plugin).data?.$from;
  return { name: origin ? nameOfOrigin(origin, folder) : nameOf(plugin), origin };
}

function nameOfOrigin({ module, export: name }: FunctionOrigin, folder: string): string {
  const from = path.isAbsolute(module) ? path.relative(folder, module) : module;
  return name === 'default' ? from : `${name} of ${from}`;
}
