import type { Diagnostic } from '@org/site-model';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';
import type { PageKey } from '../model/site-model.js';

const MARKS = ['pnpm-workspace.yaml', '.git'];

/**
 * How messages name a file: relative to the workspace (the nearest folder above that has a `pnpm-workspace.yaml` or a `.git`),
 * with `/`, so that a terminal opens it wherever in the workspace the command ran. Relative to the working directory outside of one.
 */
export const nameInWorkspace = (file: string): string =>
  toPosix(path.relative(workspaceFolder(path.dirname(file)), file));

/** What names in messages are relative to, seen from a folder. */
export function workspaceFolder(start: string): string {
  let folder = start;
  while (!MARKS.some((mark) => existsSync(path.join(folder, mark)))) {
    const parent = path.dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

/** Diagnostics that name content files by their path below the content folder, with the names that messages use. */
export function inContent(
  { contentDir, configFile }: Pick<LoadedSite, 'contentDir' | 'configFile'>,
  diagnostics: Diagnostic[],
): Diagnostic[] {
  const content = nameInWorkspace(contentDir);
  return diagnostics.map((diagnostic) =>
    diagnostic.file === configFile ? diagnostic : { ...diagnostic, file: `${content}/${diagnostic.file}` },
  );
}

/** The file of a page, as messages name it: its source, its component, or the configuration for what no file of its own makes. */
export function pageFile({ root, contentDir, config, configFile }: LoadedSite, page: PageKey | null): string {
  if (page?.kind === 'document') return nameInWorkspace(path.join(contentDir, page.name.replace(/#.*/, '')));
  const component = config.pages.find(
    (own) => page?.kind === 'component' && own.path === page.name,
  )?.component;
  return component ? componentFile(root, component) : configFile;
}

const ENDINGS = ['tsx', 'jsx', 'ts', 'js'];

/** The module of a React page, `src/pages/home.tsx`, as messages name it. */
export function componentFile(root: string, component: string): string {
  const files = ENDINGS.map((ending) => path.join(root, 'src/pages', `${component}.${ending}`));
  return nameInWorkspace(files.find((file) => existsSync(file)) ?? files[0] ?? root);
}

const toPosix = (name: string): string => name.split(path.sep).join('/');
