import type { SidebarDoc } from './model/sidebar-config.js';

/** A folder of the content, as the documents' paths make it. */
export interface Folder {
  /** Relative to the content root; empty for the root itself. */
  path: string;
  folders: Map<string, Folder>;
  docs: SidebarDoc[];
}

/** All folders that hold documents, as one tree. */
export function readFolders(docs: Iterable<SidebarDoc>): Folder {
  const root: Folder = { path: '', folders: new Map(), docs: [] };
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
  return root;
}

/** The folder of a path, however it is written: `guide`, `./guide/`, `/guide`. */
export function findFolder(root: Folder, dirName: string): Folder | undefined {
  const names = dirName.split('/').filter((name) => name && name !== '.');
  return names.reduce<Folder | undefined>((folder, name) => folder?.folders.get(name), root);
}

/** Paths of all folders below the root, outer ones first. */
export function folderPaths(root: Folder): string[] {
  return [...root.folders.values()].flatMap((folder) => [folder.path, ...folderPaths(folder)]);
}
