/** Start-up flags for a machine without a display, and without connections that no test asked for. */
export declare const CHROMIUM_FLAGS: string[];

/** Path of a Chromium: `CHROMIUM_PATH`, else one that is installed; `undefined` when there is none. */
export declare function findChromium(): string | undefined;

/** The same, but installs Debian's package when that is possible. @throws when there is no way to get one */
export declare function ensureChromium(): string;
