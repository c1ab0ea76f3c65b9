import { z } from 'zod';
import {
  type BlogOptions,
  blogOptionsSchema,
  type DocsOptions,
  docsOptionsSchema,
  type DocusaurusConfig,
} from './config-shape.js';

/** What presets and plugins of a configuration ask for. */
export interface Plugins {
  docs: DocsOptions[];
  blogs: BlogOptions[];
  /** Folder of pages, relative to the site; `null` where there are none. */
  pages: string | null;
  /** Style sheets, as written. */
  styles: string[];
  redirects: { from: string; to: string }[];
  /** Ends of addresses, such as `html`, that lead to the same without. */
  hasRedirectFunction: boolean;
  /** Names of all others. */
  others: string[];
}

const entrySchema = z.union([
  z.tuple([z.unknown(), z.unknown()]).rest(z.unknown()),
  z.unknown().transform((name) => [name, {}] as const),
]);
const optionsSchema = z.record(z.string(), z.unknown()).catch({});
const presetSchema = z.object({
  docs: z.unknown().optional(),
  blog: z.unknown().optional(),
  pages: z.unknown().optional(),
  theme: z.unknown().optional(),
});
const themeSchema = z
  .object({ customCss: z.union([z.string().transform((name) => [name]), z.array(z.string())]).catch([]) })
  .catch({ customCss: [] });
const redirectsSchema = z
  .object({
    redirects: z
      .array(
        z.object({
          from: z.union([z.string().transform((from) => [from]), z.array(z.string())]),
          to: z.string(),
        }),
      )
      .catch([]),
    createRedirects: z.unknown().optional(),
  })
  .catch({ redirects: [] });

/** A name as it was written, a module's path, or what stands for a module that is not installed. */
export function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { $stub, $function, name } = Object(entry) as Record<string, unknown>;
  const found = [$stub, $function, name].find((each) => typeof each === 'string');
  return typeof found === 'string' ? found : 'a plugin without a name';
}

/** Presets hold plugins by the names of their options: whatever has them is read as the classic one. */
export function readPlugins({ presets, plugins, themes }: DocusaurusConfig): Plugins {
  const found: Plugins = {
    docs: [],
    blogs: [],
    pages: null,
    styles: [],
    redirects: [],
    hasRedirectFunction: false,
    others: [],
  };
  for (const entry of presets.filter(Boolean)) addPreset(entrySchema.parse(entry), found);
  for (const entry of [...plugins, ...themes].filter(Boolean)) addPlugin(entrySchema.parse(entry), found);
  return found;
}

type Entry = readonly [unknown, unknown, ...unknown[]];

function addPreset([name, given]: Entry, found: Plugins): void {
  const { docs, blog, pages, theme } = presetSchema.parse(optionsSchema.parse(given));
  if (!/classic|preset/.test(nameOf(name))) return void found.others.push(nameOf(name));
  if (docs !== false) found.docs.push(docsOptionsSchema.parse(optionsSchema.parse(docs ?? {})));
  if (blog !== false) found.blogs.push(blogOptionsSchema.parse(optionsSchema.parse(blog ?? {})));
  if (pages !== false) found.pages = pagesPath(pages);
  found.styles.push(...themeSchema.parse(theme ?? {}).customCss);
}

const pagesPath = (options: unknown): string =>
  z.object({ path: z.string() }).catch({ path: 'src/pages' }).parse(options).path;

function addPlugin([entry, given]: Entry, found: Plugins): void {
  const name = nameOf(entry);
  const options = optionsSchema.parse(given ?? {});
  if (/content-docs$/.test(name)) found.docs.push(docsOptionsSchema.parse(options));
  else if (/content-blog$/.test(name)) found.blogs.push(blogOptionsSchema.parse(options));
  else if (/content-pages$/.test(name)) found.pages = pagesPath(options);
  else if (/client-redirects$/.test(name)) addRedirects(options, found);
  else if (/theme-classic$/.test(name)) found.styles.push(...themeSchema.parse(options).customCss);
  else found.others.push(name);
}

function addRedirects(options: unknown, found: Plugins): void {
  const { redirects, createRedirects } = redirectsSchema.parse(options);
  found.redirects.push(...redirects.flatMap(({ from, to }) => from.map((one) => ({ from: one, to }))));
  found.hasRedirectFunction ||= createRedirects !== undefined;
}
