import { errorMessage } from '@org/site-model';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { isSystemError } from '../diagnostics/system-error.js';

/** Names the file where a system refuses to write one: what is full, read-only or forbidden is not for a build to correct. */
export async function writing<T>(file: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isSystemError(error) ? unwritable(file, error) : error;
  }
}

/** The same for what is written at once. @param file its name may be put together for the message alone: a build writes many */
export function writingNow<T>(file: string | (() => string), write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw unwritable(typeof file === 'string' ? file : file(), error);
  }
}

const HINTS: Record<string, string> = {
  ENOSPC: 'Make room on the disk, and build again.',
  EDQUOT: 'Make room on the disk, and build again.',
  EROFS: 'The file system is read-only. Build into one that can be written.',
  EACCES: 'Let the user that builds write there.',
  EPERM: 'Let the user that builds write there.',
  EMFILE: 'Let the process open more files (ulimit -n).',
};

/** Whether an error is that of a file that could not be written. */
export const isUnwritable = (error: unknown): boolean =>
  error instanceof SiteError && error.diagnostics.some(({ code }) => code === 'output-failed');

/** What is reported when a file of the output cannot be written. */
function unwritable(file: string, error: NodeJS.ErrnoException): SiteError {
  return new SiteError([
    {
      code: 'output-failed',
      severity: 'error',
      message: `This file cannot be written (${errorMessage(error)}), so nothing is published and the last site stays.`,
      hint: HINTS[error.code ?? ''] ?? 'Correct what the message names, and build again.',
      file: nameInWorkspace(file),
    },
  ]);
}
