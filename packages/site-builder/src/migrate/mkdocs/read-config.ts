import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const text = z.string().optional().catch(undefined);
/** Names, alone or as keys of what is said of each. */
const names = z
  .union([
    z.record(z.string(), z.unknown()).transform((record) => [record]),
    z.array(z.union([z.string().transform((name) => ({ [name]: {} })), z.record(z.string(), z.unknown())])),
  ])
  .catch([])
  .default([])
  .transform((list) => new Map(list.flatMap((entry) => Object.entries(entry))));
const files = z.array(z.unknown()).catch([]).default([]);

/** What is read of an `mkdocs.yml`. */
const mkdocsSchema = z.object({
  site_name: z.string().min(1).catch('Documentation'),
  site_url: text,
  site_description: text,
  docs_dir: z.string().catch('docs'),
  use_directory_urls: z.boolean().catch(true),
  repo_url: text,
  copyright: text,
  nav: z.array(z.unknown()).optional().catch(undefined),
  theme: z
    .union([
      z.string().transform(() => ({ logo: undefined, favicon: undefined, custom_dir: undefined })),
      z.object({ logo: text, favicon: text, custom_dir: text }),
    ])
    .catch({ logo: undefined, favicon: undefined, custom_dir: undefined }),
  plugins: names,
  markdown_extensions: names,
  extra_css: files,
  extra_javascript: files,
  hooks: files,
});

type MkdocsConfig = z.output<typeof mkdocsSchema>;

/** A site of MkDocs. Nothing of it is ever written to. */
export interface MkdocsProject {
  /** Folder of the configuration, absolute. */
  folder: string;
  configFile: string;
  config: MkdocsConfig;
  /** Folder of the pages, absolute. */
  docs: string;
}

/** @throws when the folder has no configuration, or one that is not YAML */
export function readMkdocs(folder: string): MkdocsProject {
  const configFile = ['mkdocs.yml', 'mkdocs.yaml'].find((name) => existsSync(path.join(folder, name)));
  if (!configFile)
    throw new Error(`There is no mkdocs.yml in ${folder}. Name the folder of a site that has one.`);
  const document = parseDocument(readFileSync(path.join(folder, configFile), 'utf8'), {
    logLevel: 'silent',
  });
  const [error] = document.errors;
  if (error) throw new Error(`${configFile} is not valid YAML: ${error.message}`);
  const config = mkdocsSchema.parse(document.toJS() ?? {});
  return { folder, configFile, config, docs: path.resolve(folder, config.docs_dir) };
}
