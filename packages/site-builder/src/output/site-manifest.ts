import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '@org/site-model';
import { z } from 'zod';

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

const schema = z.object({
  version: z.literal(VERSION),
  files: z.record(
    z.string(),
    z.union([
      z.object({ bytes: z.number().int().nonnegative(), sha256: z.string() }),
      z.object({ selfChecked: z.literal(true) }),
    ]),
  ),
});

export const sha256Of = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');

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
  return schema.parse(JSON.parse(text));
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
