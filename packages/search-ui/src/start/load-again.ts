import { failedModule } from '@org/site-model';

/** Imports from an address. */
type Import = (address: string) => Promise<unknown>;

/**
 * Asks once more, by another address, for a module that could not be loaded. A module that the server no longer has is of a release that is gone: that
 * is an error as of an index in another format, which only a page of the latest release can help.
 * It is asked for past the browser's cache, which may have kept "not found" as long as it keeps files.
 * @param importFrom @default the browser's
 */
export async function loadAgain(
  error: unknown,
  importFrom: Import = (address) => import(/* @vite-ignore */ address),
): Promise<never> {
  const address = String(failedModule(error));
  const { status } = await fetch(address, { method: 'HEAD', cache: 'reload' });
  if (status === 404) throw Object.assign(error as Error, { code: 'format' });
  return importFrom(`${address}?${Date.now()}`) as Promise<never>;
}
