/** Where browsers say which file it was: "Failed to fetch dynamically imported module: https://…/engine.js". Safari does not. */
const ADDRESS = /https?:\S+?\.js/;

/**
 * Loads a module of the site; one that could not be loaded is asked for once more by another address, because browsers remember a failure for
 * as long as the page is open.
 * @param load the import, as the bundler knows it
 * @param importFrom imports from an address. @default the browser's
 * @throws what `load` throws where its error names no file, else what the second attempt throws
 */
export async function loadModule<T>(
  load: () => Promise<T>,
  importFrom: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const address = ADDRESS.exec(String(error))?.[0];
    if (!address) throw error;
    return (await importFrom(`${address}?${Date.now()}`)) as T;
  }
}
