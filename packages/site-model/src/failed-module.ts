/** Both name it behind their sentence: `Failed to fetch dynamically imported module: https://…` */
const ADDRESS = /https?:\/\/\S+/;

/**
 * Address of the module that a browser could not import, which Chromium and Firefox name in their error and Safari does not. A browser remembers the
 * failure under that address for as long as the page is open, so that another attempt goes to another one.
 */
export const failedModule = (error: unknown): string | undefined => ADDRESS.exec(String(error))?.[0];
