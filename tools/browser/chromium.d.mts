/** Start-up flags for a machine without a display, and without connections that no test asked for. */
export declare const CHROMIUM_FLAGS: string[];

/** The same for a Chromium that Playwright drives: without what costs CPU behind its windows. Benchmarks take Chromium as it is. */
export declare const PLAYWRIGHT_FLAGS: string[];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else one that is installed, else Debian's package, where that can be installed.
 * @throws when there is no way to get one
 */
export declare function ensureChromium(): string;

/** Path of what tests drive: `CHROMIUM_PATH`, else the headless shell, else a Chromium; `undefined` when there is none. */
export declare function findHeadless(): string | undefined;

/** The same, but installs Debian's package when that is possible. @throws when there is no way to get one */
export declare function ensureHeadless(): string;
