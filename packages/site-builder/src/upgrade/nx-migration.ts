import { isUpgradable, upgradeText } from './upgrade-text.js';

/** What of Nx's file tree is used: files as they will be after the migration. */
interface Tree {
  children(folder: string): string[];
  isFile(path: string): boolean;
  exists(path: string): boolean;
  read(path: string, encoding: 'utf-8'): string | null;
  write(path: string, text: string): void;
}

/** Folders in which no site is looked for. */
const LEFT_OUT = /^(?:node_modules|dist|dist\.next|test-results|\..*)$/;

/** Generator of `nx migrate`: gives every site of a workspace the names of today, as `site-builder upgrade --write` does. */
export default function migrateNames(tree: Tree): void {
  for (const site of sitesIn(tree, '')) upgradeFolder(tree, site, '');
}

function sitesIn(tree: Tree, folder: string): string[] {
  if (tree.exists(below(folder, 'site.config.ts'))) return [folder];
  return foldersOf(tree, folder).flatMap((name) => sitesIn(tree, below(folder, name)));
}

function upgradeFolder(tree: Tree, site: string, folder: string): void {
  const at = below(site, folder);
  for (const name of tree.children(at)) {
    const file = below(folder, name);
    const before =
      tree.isFile(below(at, name)) && isUpgradable(file) ? tree.read(below(at, name), 'utf-8') : null;
    if (before === null) continue;
    const { text } = upgradeText(file, before);
    if (text !== before) tree.write(below(at, name), text);
  }
  for (const name of foldersOf(tree, at)) upgradeFolder(tree, site, below(folder, name));
}

const foldersOf = (tree: Tree, folder: string): string[] =>
  tree.children(folder).filter((name) => !LEFT_OUT.test(name) && !tree.isFile(below(folder, name)));

const below = (folder: string, name: string): string => [folder, name].filter(Boolean).join('/');
