import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '@org/site-model';

/** The contract of a built site, in its root: all of its files. Written last, so a site that has it is whole. */
export const MANIFEST_FILE = 'manifest.json';

const VERSION = 1;

/** A file as the build has written it. */
export interface ManifestFile {
  /** Size in bytes. */
  bytes: number;
  /** SHA-256 of the bytes, in base64url. */
  sha256: string;
}

/** The report differs from run to run and has a checksum of its own, so that equal sites have equal manifests. */
export interface ReportEntry {
  selfChecked: true;
}

/** What `manifest.json` has: each file of the site but itself, by its path below the output folder, with `/`. */
export interface SiteManifest {
  version: typeof VERSION;
  files: Record<string, ManifestFile | ReportEntry>;
}

export const sha256Of = (content: string | Uint8Array): string => hash('sha256', content, 'base64url');

/** Whether bytes are those that a manifest's entry names. */
export const isFileOf = (entry: ManifestFile, content: Uint8Array): boolean =>
  content.byteLength === entry.bytes && sha256Of(content) === entry.sha256;

/** The same for the same files, in whatever order they were written. */
export function manifestText(files: ReadonlyMap<string, ManifestFile | ReportEntry>): string {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, entry]) => `    ${JSON.stringify(file)}: ${JSON.stringify(entry)}`);
  return `{\n  "version": ${VERSION},\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** @throws for a text that is no manifest */
export function parseManifest(text: string): SiteManifest {
  const { version, files } = Object(JSON.parse(text)) as Partial<SiteManifest>;
  if (version !== VERSION) throw new Error(`it is not of version ${VERSION}`);
  const entries = typeof files === 'object' && files !== null ? Object.entries<unknown>(files) : undefined;
  const wrong = entries?.find(([, entry]) => !isEntry(entry));
  if (!files || !entries || wrong)
    throw new Error(`it lists ${wrong ? `"${wrong[0]}"` : 'files'} in another way`);
  return { version, files };
}

/** By hand, because a large site has some ten thousand of them, and every build reads them. */
function isEntry(value: unknown): value is ManifestFile | ReportEntry {
  const { bytes, sha256, selfChecked } = Object(value) as Partial<ManifestFile & ReportEntry>;
  return (
    selfChecked === true || (Number.isSafeInteger(bytes) && Number(bytes) >= 0 && typeof sha256 === 'string')
  );
}

/** The manifest of a folder. `undefined` where there is none that can be read: then there is no whole site. */
export function readManifest(folder: string): SiteManifest | undefined {
  try {
    return parseManifest(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The manifest of a site, given by its folder or by the file alone. @throws with the reason, for a command to print */
export function needManifest(place: string): SiteManifest {
  const file = place.endsWith('.json') ? place : path.join(place, MANIFEST_FILE);
  try {
    return parseManifest(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(
      `"${file}" cannot be read as the manifest of a site, so it is not known what belongs to it: ${errorMessage(cause)}. Build the site again.`,
      { cause },
    );
  }
}
