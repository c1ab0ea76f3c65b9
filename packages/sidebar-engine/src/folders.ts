import type { SidebarDoc } from './model/sidebar-config.js';

/** A folder of the content, as the documents' paths make it. */
export interface Folder {
  /** Relative to the content root; empty for the root itself. */
  path: string;
  folders: Map<string, Folder>;
  docs: SidebarDoc[];
}

/** The content root with the folders below it. */
export interface FolderTree extends Folder {
  /** The folder that names in the sidebars may be relative to. @default the root alone */
  home?: Folder;
}

/** All folders that hold documents, as one tree. @param home path of a folder that names may be relative to */
export function readFolders(docs: Iterable<SidebarDoc>, home = ''): FolderTree {
  const root: FolderTree = { path: '', folders: new Map(), docs: [] };
  for (const doc of docs) {
    const names = doc.source.split('/').slice(0, -1);
    let folder = root;
    for (const name of names) {
      const path = folder.path ? `${folder.path}/${name}` : name;
      const next = folder.folders.get(name) ?? { path, folders: new Map(), docs: [] };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.docs.push(doc);
  }
  const folder = home === '' ? undefined : findFolder(root, home);
  return folder ? { ...root, home: folder } : root;
}

/** The folder of a path, however it is written: `guide`, `./guide/`, `/guide`. One from the root precedes a relative one. */
export function findFolder(root: FolderTree, dirName: string): Folder | undefined {
  const names = dirName.split('/').filter((name) => name && name !== '.');
  const find = (from: Folder | undefined) =>
    names.reduce<Folder | undefined>((folder, name) => folder?.folders.get(name), from);
  const { home = root } = root;
  return names.length === 0 ? home : (find(root) ?? find(home));
}

/** Paths of all folders below the root, outer ones first. */
export function folderPaths(root: Folder): string[] {
  return [...root.folders.values()].flatMap((folder) => [folder.path, ...folderPaths(folder)]);
}
