import { readFileSync } from 'node:fs';
import { errorMessage } from '@org/site-model';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { isSystemError } from '../diagnostics/system-error.js';

/** What the system says of a file that is there, and that it does not let anybody read. */
const REFUSALS = new Set(['EACCES', 'EBUSY', 'EIO', 'EMFILE', 'ENFILE', 'EPERM']);

const HINTS: Record<string, string> = {
  EACCES: 'Let the user that builds read it.',
  EPERM: 'Let the user that builds read it.',
  EMFILE: 'Let the process open more files (ulimit -n).',
  ENOENT: 'It was there a moment ago. Build again.',
};

/** @throws SiteError where it cannot be read, or is gone by now */
export const readSourceText = (file: string): string => reading(file, () => readFileSync(file, 'utf8'));

/** @throws as {@link readSourceText} does */
export const readSourceBytes = (file: string): Buffer => reading(file, () => readFileSync(file));

function reading<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isSystemError(error) ? unreadable(file, error) : error;
  }
}

/** Bytes of a file that a page shows. `undefined` where it is gone by now. @throws SiteError where it is there and cannot be read: it is not missing */
export function readShownFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isSystemError(error) && REFUSALS.has(error.code ?? '')) throw unreadable(file, error);
    return undefined;
  }
}

const unreadable = (file: string, error: NodeJS.ErrnoException): SiteError =>
  new SiteError([
    {
      code: 'source-unreadable',
      severity: 'error',
      message: `This file cannot be read (${errorMessage(error)}), and the site is made of it.`,
      hint: HINTS[error.code ?? ''] ?? 'Correct what the message names, and build again.',
      file: nameInWorkspace(file),
    },
  ]);
