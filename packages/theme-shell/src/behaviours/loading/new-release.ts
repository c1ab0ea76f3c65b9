import { SESSION_KEYS } from '../../model/constants.js';
import { readPageData } from './page-data.js';
import { visitStorage } from '../frame/storage.js';

/** Fields in which a reload would lose what the reader is writing. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * After a release the files of an open page may be gone, and what is loaded when it is wanted cannot come any more. The page is
 * then loaded anew, as the new release has it.
 */
export function startReleaseWatch(): void {
  // The bundler's event: an import failed.
  addEventListener('vite:preloadError', () => void reloadIfReplaced());
}

async function reloadIfReplaced(): Promise<void> {
  const shell = readPageData()?.shell;
  // Once: a cache in between may go on with the old document.
  if (!shell || visitStorage.get(SESSION_KEYS.leftShell) === shell) return;
  let isLeaving = false;
  const leave = (): void => void (isLeaving = true);
  addEventListener('beforeunload', leave);
  const isReplaced = await hasOtherShell(shell).catch(() => false);
  removeEventListener('beforeunload', leave);
  if (!isReplaced || isLeaving || document.activeElement?.matches(FIELDS)) return;
  visitStorage.set(SESSION_KEYS.leftShell, shell);
  // Without storage nothing would end a loop.
  if (visitStorage.get(SESSION_KEYS.leftShell) === shell) location.reload();
}

/** Whether the address of the page answers with a page of another release by now. */
async function hasOtherShell(shell: string): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-cache' });
  return response.ok && !(await response.text()).includes(`"shell":"${shell}"`);
}
