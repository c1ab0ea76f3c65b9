import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Flavour, siteFiles } from './site-files.js';

/** What is made, and where. */
export interface CreateInput {
  /** Folder of the new site, absolute. It is made where it is missing. */
  folder: string;
  flavour: Flavour;
  /** Ranges of the packages that the site depends on, by name. */
  versions: Record<string, string>;
}

/** Writes a new site; answers with the names of its files. @throws when the folder has files already, which stay as they are */
export function createSite({ folder, flavour, versions }: CreateInput): string[] {
  // A repository that was made first is no reason to stop.
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (present.length > 0) {
    throw new Error(
      `The folder ${folder} is not empty (it has ${present.slice(0, 3).join(', ')}), and nothing in it was changed. Name another folder.`,
    );
  }
  const base = path.basename(folder);
  const files = siteFiles({ name: packageName(base), title: titleOf(base), flavour, versions });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return Object.keys(files);
}

/** `My Docs!` → `my-docs`: what npm takes for the name of a package. */
export const packageName = (folder: string): string =>
  folder
    .toLowerCase()
    .replace(/[^a-z\d._~-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '') || 'docs-site';

/** `my-docs` → `My docs`. */
export function titleOf(folder: string): string {
  const words = folder.replace(/[-_.\s]+/g, ' ').trim();
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1);
}
