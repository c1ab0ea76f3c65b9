/** Absolute names of the modules that a site is bundled of. */
export interface SiteEntries {
  /** The browser's side: `src/entry.client.tsx`, or the preset's. */
  client: string;
  /** What renders pages: `src/entry.server.tsx`, or the preset's. */
  server: string;
  /** `src/styles.css`, or those of the theme alone. */
  styles: string;
}

/** The modules of the site in `root`: its own, and the preset's for those that it does not have. */
export declare function siteEntries(root: string): SiteEntries;

/** Whether a site's own entries decide which pages it has. */
export declare function hasOwnEntries(root: string): boolean;

/** A file of the preset, by its address relative to this module. */
export declare function ownFile(file: string): string;
