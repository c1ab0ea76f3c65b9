import { useEffect } from 'react';
import { storage } from '../../behaviours/frame/storage.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import type { ShellArea } from '../../model/shell-area.js';
import { useHydrated } from '../frame/use-hydrated.js';

/** The version of an area that the reader picked last; `null` on the server and where none was. A name that is gone is removed. */
export function usePreferredVersion(area: ShellArea | undefined): string | null {
  const hydrated = useHydrated();
  const key = STORAGE_KEYS.preferredVersion + (area?.id ?? '');
  const stored = hydrated && area ? storage.get(key) : null;
  const known = area?.versions.some(({ name }) => name === stored) ?? false;
  useEffect(() => {
    if (stored !== null && !known) storage.remove(key);
  }, [stored, known, key]);
  return known ? stored : null;
}
