import { readFileSync } from 'node:fs';

/** A file was there when the site was linked, and is not any more: its watcher has not told of it yet. */
export class MissingSourceError extends Error {
  override name = 'MissingSourceError';
}

/** @throws MissingSourceError */
export function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new MissingSourceError(`${file} is not there any more.`, { cause: error });
  }
}
