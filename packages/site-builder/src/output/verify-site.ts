import type { Diagnostic } from '@org/site-model';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { isWholeReport } from '../report/build-report.js';
import {
  isFileOf,
  MANIFEST_FILE,
  type ManifestFile,
  needManifest,
  type ReportEntry,
} from './site-manifest.js';

/**
 * Compares a built site with its manifest, byte for byte: a diagnostic for each file that is missing, damaged or not of the site.
 * @param folder of the site
 * @throws when it has no manifest that can be read
 */
export function verifySite(folder: string): Diagnostic[] {
  const { files } = needManifest(folder);
  const known = Object.entries(files).flatMap(([file, entry]) => {
    const problem = problemOf(path.join(folder, file), entry);
    return problem ? [toDiagnostic(folder, file, problem)] : [];
  });
  const others = filesBelow(folder).filter((file) => file !== MANIFEST_FILE && !Object.hasOwn(files, file));
  return [...known, ...others.map((file) => toDiagnostic(folder, file, UNKNOWN))];
}

type Problem = Pick<Diagnostic, 'code' | 'message'>;

const UNKNOWN: Problem = {
  code: 'site-file-unknown',
  message: 'This file is in the site and not in its manifest, so no build has put it there.',
};

function problemOf(file: string, entry: ManifestFile | ReportEntry): Problem | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return {
      code: 'site-file-missing',
      message: `The manifest has this file, and it cannot be read (${code}), so the site is not whole.`,
    };
  }
  if ('sha256' in entry ? isFileOf(entry, bytes) : isWhole(bytes)) return undefined;
  return {
    code: 'site-file-damaged',
    message: `This file has ${bytes.byteLength} bytes that are not those which the build has written.`,
  };
}

function isWhole(report: Buffer): boolean {
  try {
    return isWholeReport(report.toString());
  } catch {
    return false;
  }
}

const toDiagnostic = (folder: string, file: string, problem: Problem): Diagnostic => ({
  ...problem,
  severity: 'error',
  hint: 'Build the site again, and publish all of it.',
  file: nameInWorkspace(path.join(folder, file)),
});

/** Whatever has a name there and is no folder, so that a link counts too. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
