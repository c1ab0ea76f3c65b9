import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCachedProjectGraph } from '@nx/devkit';

export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
  scripts?: Record<string, string>;
  exports?: Record<string, unknown>;
  publishConfig?: { exports?: Record<string, unknown> };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What is true of the workspace, for READMEs to be compared with. */
export interface WorkspaceFacts {
  root: string;
  /** Every file that git knows, and what is new. */
  files: string[];
  /** By the package's name. */
  packages: Map<string, Manifest>;
  scripts: string[];
  /** Configurations of each target, by project and target. */
  projects: Map<string, Map<string, string[]>>;
  /** Options of each generator of the workspace, by its name on the command line. */
  generators: Map<string, string[]>;
  /** What `site-builder --help` prints. */
  siteBuilderUsage: string;
  /** The source of the files and scripts that `npm create` gives a new site. */
  newSite: string;
  /** Source of its command line, which names all its flags. */
  createCommand: string;
}

export function readWorkspaceFacts(root: string): WorkspaceFacts {
  const run = (command: string, args: string[]): string =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const files = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .split('\n')
    .filter((file) => file && existsSync(path.join(root, file)));
  const siteBuilder = path.join(root, 'packages/site-builder/bin/site-builder.mjs');
  return {
    root,
    files,
    packages: readPackages(root, files),
    scripts: Object.keys(readManifest(root, 'package.json').scripts ?? {}),
    projects: readProjects(),
    generators: readGenerators(path.join(root, 'tools/workspace-plugin')),
    siteBuilderUsage: run(process.execPath, [siteBuilder, '--help']),
    newSite: readFileSync(path.join(root, 'packages/create-docs-site/src/site-files.ts'), 'utf8'),
    createCommand: readFileSync(path.join(root, 'packages/create-docs-site/src/cli.ts'), 'utf8'),
  };
}

export const readManifest = (root: string, file: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;

function readPackages(root: string, files: string[]): Map<string, Manifest> {
  const manifests = files.filter((file) => /^packages\/[^/]+\/package\.json$/.test(file));
  return new Map(
    manifests.map((file) => {
      const manifest = readManifest(root, file);
      return [manifest.name, manifest];
    }),
  );
}

/**
 * From the graph that Nx left when it started this journey. To make one anew would start a worker for each plugin of Nx, which a
 * machine with enough to do may not bring up in time.
 */
const readProjects = (): WorkspaceFacts['projects'] =>
  new Map(
    Object.entries(readCachedProjectGraph().nodes).map(([project, { data }]) => [
      project,
      new Map(
        Object.entries(data.targets ?? {}).map(([target, { configurations }]) => [
          target,
          Object.keys(configurations ?? {}),
        ]),
      ),
    ]),
  );

function readGenerators(plugin: string): Map<string, string[]> {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(plugin, file), 'utf8'));
  const { name } = read('package.json') as Manifest;
  const { generators } = read('generators.json') as { generators: Record<string, { schema: string }> };
  return new Map(
    Object.entries(generators).map(([generator, { schema }]) => {
      const { properties } = read(schema) as { properties: object };
      return [`${name}:${generator}`, Object.keys(properties)];
    }),
  );
}

/** Pages of the handbook of these packages. */
export const findPages = ({ files }: WorkspaceFacts): string[] =>
  files.filter((file) => /^apps\/platform-docs\/content\/handbook\/.*[a-z]\.mdx?$/.test(file)).toSorted();

/** READMEs and other documents about the repository and its packages; content of sites is not among them. */
export const findReadmes = ({ files }: WorkspaceFacts): string[] =>
  files
    .filter((file) =>
      /^(?:(?:packages\/[^/]+\/)?[A-Z]+|(?:apps\/[^/]+|tools\/[^/]+|content)\/README)\.md$/.test(file),
    )
    .toSorted();
