import type { PluginOption, UserConfig } from 'vite';

export { hasOwnEntries, type SiteEntries, siteEntries } from './entries.mjs';

/** Where the bundles of a site lie, relative to the app's folder. */
export declare const BUNDLE_DIR: string;

/** Plugins for modules of the site in `root` that Node is to run: they find React and our packages as the preset has them. */
export declare function nodePlugins(root: string): PluginOption[];

/** Bundler settings of a site whose app lies in `root`. */
export declare function siteBundle(root: string): UserConfig;
