/**
 * Asks once more, by another address, for a module that could not be loaded: browsers remember a failure for as long as the page is open. Where it
 * was is in the error, "Failed to fetch dynamically imported module: https://…/engine.js", but not in Safari's.
 * @param importFrom imports from an address. @default the browser's
 */
export const loadAgain = (
  error: unknown,
  importFrom: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<never> => importFrom(`${/http\S+js/.exec(String(error))}?${Date.now()}`) as Promise<never>;
