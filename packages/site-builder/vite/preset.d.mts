import type { PluginOption, UserConfig } from 'vite';

/** Where the bundles of a site lie, relative to the app's folder. */
export declare const BUNDLE_DIR: string;

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

/** Plugins for modules of the site in `root` that Node is to run: they find React and our packages as the preset has them. */
export declare function nodePlugins(root: string): PluginOption[];

/** Bundler settings of a site whose app lies in `root`. */
export declare function siteBundle(root: string): UserConfig;
