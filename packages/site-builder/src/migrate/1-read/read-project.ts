import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MigrationReport } from '../model/migration-report.js';
import type { Project, SourceEdition, SourceInstance } from '../model/project.js';
import { readBlog } from './blog/read-blog.js';
import { readPosts } from './blog/posts.js';
import { docusaurusConfigSchema, type DocsOptions, type DocusaurusConfig } from './config-shape.js';
import { filesBelow, readDocuments } from './documents.js';
import { areaDir, areaPath, localesWithFiles, readEditions } from './editions.js';
import { withEditUrls } from './edit-urls.js';
import { evaluate } from './evaluate.js';
import { type Plugins, readPlugins } from './plugins.js';
import { readPackages } from './read-packages.js';
import { withOneLabel } from './tags.js';

const CONFIG_FILES = ['ts', 'mts', 'cts', 'mjs', 'cjs', 'js'].map((ending) => `docusaurus.config.${ending}`);

/**
 * Reads a site of Docusaurus 2 or 3: runs its configuration and its sidebars in another process, and finds its pages.
 * @throws when the folder has no configuration, or one that cannot be run
 */
export async function readProject(folder: string, report: MigrationReport): Promise<Project> {
  const configFile = CONFIG_FILES.find((name) => existsSync(path.join(folder, name)));
  if (!configFile)
    throw new Error(`There is no docusaurus.config in ${folder}. Name the folder of a site that has one.`);
  const file = path.join(folder, configFile);
  const { values, errors, missing } = await evaluate([file], folder);
  const error = errors.get(file);
  if (error !== undefined)
    throw new Error(`${configFile} fails when it runs: ${error}. Correct it, or install its packages.`);
  for (const name of missing)
    report.carried(
      'configuration',
      `"${name}" is not there; what it gives was left out of the configuration.`,
      { file: configFile },
    );
  const config = docusaurusConfigSchema.parse(await withEditUrls(values.get(file), file, folder));
  const plugins = readPlugins(config);
  const instances = await Promise.all(
    plugins.docs.map((options, index) => readInstance(options, index, { folder, config, report })),
  );
  const blogs = plugins.blogs
    .map((options) => readBlog(options, { folder, config }))
    .filter(({ editions }) => editions.slice(0, 1).some((edition) => existsSync(edition.folder)));
  const pages = pagesEdition(plugins, folder);
  return {
    folder,
    configFile,
    config,
    plugins,
    instances,
    blogs,
    pages,
    documents: withOneLabel(allDocuments({ instances, blogs, pages })),
    staticFolders: config.staticDirectories.map((name) => path.resolve(folder, name)),
    locales: localesWithFiles(folder, config),
    packages: readPackages(folder),
  };
}

function allDocuments({
  instances,
  blogs,
  pages,
}: Pick<Project, 'instances' | 'blogs' | 'pages'>): Project['documents'] {
  return [
    ...instances.flatMap(({ editions, options }) =>
      editions.flatMap((edition) =>
        readDocuments(edition, { ...options, hasNumbers: options.numberPrefixParser !== false }),
      ),
    ),
    ...blogs.flatMap((blog) => readPosts(blog)),
    ...(pages
      ? readDocuments(pages, {
          include: ['**/*.{md,mdx}'],
          exclude: ['**/_*', '**/_*/**'],
          hasNumbers: false,
        })
      : []),
  ];
}

interface InstanceInput {
  folder: string;
  config: DocusaurusConfig;
  report: MigrationReport;
}

async function readInstance(
  options: DocsOptions,
  index: number,
  { folder, config, report }: InstanceInput,
): Promise<SourceInstance> {
  const dir = areaDir(
    options.id === 'default' ? options.routeBasePath : options.id,
    index === 0 ? 'docs' : `docs-${index + 1}`,
  );
  const { editions, released, lastVersion } = readEditions({ folder, config, options, dir });
  const files = new Map(released.map((version) => [version, versionedSidebars(folder, options, version)]));
  if (options.sidebarPath) files.set('current', path.resolve(folder, options.sidebarPath));
  const present = [...files].filter(([, file]) => existsSync(file));
  const { values, errors } = await evaluate(
    present.map(([, file]) => file),
    folder,
  );
  for (const [file, error] of errors)
    report.left(
      'sidebars',
      `The sidebars fail when they run: ${error}.`,
      'Write them to the sidebars.yaml of the area.',
      { file: path.relative(folder, file) },
    );
  const sidebars = new Map(present.map(([version, file]) => [version, values.get(file)]));
  return { options, dir, path: areaPath(options.routeBasePath), editions, released, lastVersion, sidebars };
}

const versionedSidebars = (folder: string, { id }: DocsOptions, version: string): string => {
  const prefix = id === 'default' ? '' : `${id}_`;
  return path.join(folder, `${prefix}versioned_sidebars`, `version-${version}-sidebars.json`);
};

const noEdition = { original: undefined, version: 'current', locale: null } as const;

/** Pages that are Markdown; those that are React are listed elsewhere. */
function pagesEdition({ pages }: Plugins, folder: string): SourceEdition | undefined {
  const from = path.resolve(folder, pages ?? '.');
  if (pages === null || !filesBelow(from).some((name) => /\.mdx?$/.test(name))) return undefined;
  return { ...noEdition, folder: from, target: 'pages', route: '', areaRoute: '', kind: 'pages' };
}
