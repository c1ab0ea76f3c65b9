/** What a page may cost its reader, in bytes with gzip. The browser tests hold pages to it; the status page shows it. */
export const READABLE_SCRIPTS = 10_000;
/** With React and image zoom, at idle. */
export const ALL_SCRIPTS = 94_500;
export const STYLES = 12_000;
