import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What a migration has written, by name: the hash of each file, by which the next one knows whether it was edited since. */
const RECORD = '.migration.json';

const recordSchema = z.object({ files: z.record(z.string(), z.string()) }).catch({ files: {} });

export interface Written {
  /** Files that are new or have changed. */
  written: string[];
  /** Files that were edited by hand since, or made by hand: they stay, and what would be there is beside them as `<name>.migrated`. */
  kept: string[];
  /** Files that were written last time and that the source has no more. */
  removed: string[];
}

/** A text, or a file of the source that is taken as it is. */
export type OutputFile = string | { copyOf: string };

const bytesOf = (file: OutputFile): Uint8Array =>
  typeof file === 'string' ? Buffer.from(file) : readFileSync(file.copyOf);

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Writes the files of a site by their names, and takes away those of the last time; what was edited by hand stays. */
export function writeOutput(folder: string, files: ReadonlyMap<string, OutputFile>): Written {
  const record = path.join(folder, RECORD);
  const before = existsSync(record) ? recordSchema.parse(JSON.parse(readFileSync(record, 'utf8'))).files : {};
  const result: Written = { written: [], kept: [], removed: [] };
  const after: Record<string, string> = {};
  for (const [name, output] of files) {
    const content = bytesOf(output);
    const file = path.join(folder, name);
    const hash = hashOf(content);
    const present = existsSync(file) ? hashOf(readFileSync(file)) : undefined;
    const isEdited = present !== undefined && present !== hash && present !== before[name];
    after[name] = isEdited ? (before[name] ?? '') : hash;
    // Beside an edited file only where the source has moved on, too.
    if (isEdited) result.kept.push(name);
    if (present === hash || (isEdited && before[name] === hash)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(isEdited ? `${file}.migrated` : file, content);
    if (!isEdited) result.written.push(name);
  }
  for (const [name, hash] of Object.entries(before)) {
    const file = path.join(folder, name);
    if (files.has(name) || !existsSync(file)) continue;
    if (hashOf(readFileSync(file)) !== hash) result.kept.push(name);
    else {
      rmSync(file);
      result.removed.push(name);
    }
  }
  writeFileSync(record, `${JSON.stringify({ files: after }, null, 1)}\n`);
  return result;
}
