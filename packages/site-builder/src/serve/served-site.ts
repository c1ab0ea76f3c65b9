import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentSite, type SiteFolders, siteFolders } from '../output/site-folders.js';
import { isFileOf, MANIFEST_FILE, readManifest, type SiteManifest } from '../output/site-manifest.js';

/** A whole site, as its manifest lists it. */
export interface ServedSite {
  files: SiteManifest['files'];
  /** The bytes of a file that the manifest has. `undefined` where there are none, or others than the manifest says. */
  read(file: string): Buffer | undefined;
}

/** The site of an output folder at each moment: while two change places, the one of them that is whole. */
export class SiteFinder {
  readonly #folders: SiteFolders;
  #stamp: string | undefined;
  #site: ServedSite | undefined;

  /** @param target the output folder */
  constructor(target: string) {
    this.#folders = siteFolders(target);
  }

  /** `undefined` where no site is whole. */
  find(): ServedSite | undefined {
    const folder = currentSite(this.#folders);
    const stamp = folder && stampOf(folder);
    // Where the folder has moved since, the manifest and its files have moved along.
    if (stamp !== undefined && folder !== undefined && stamp !== this.#stamp) {
      const manifest = readManifest(folder);
      this.#site = manifest && servedSite(folder, manifest);
      this.#stamp = stamp;
    }
    return stamp === undefined ? undefined : this.#site;
  }
}

function servedSite(folder: string, { files }: SiteManifest): ServedSite {
  return {
    files: { ...files, [MANIFEST_FILE]: { selfChecked: true } },
    read(file) {
      const entry = files[file];
      const bytes = readBytes(path.join(folder, file));
      if (!bytes || !entry || !('sha256' in entry)) return bytes;
      return isFileOf(entry, bytes) ? bytes : undefined;
    },
  };
}

function stampOf(folder: string): string | undefined {
  try {
    const { ino, mtimeMs, size } = statSync(path.join(folder, MANIFEST_FILE));
    return `${folder} ${ino} ${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
