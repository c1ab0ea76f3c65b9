import type { UserConfig } from 'vite';

/** Where the bundles of a site lie, relative to the app's folder. */
export declare const BUNDLE_DIR: string;

/** Bundler settings of a site whose app lies in `root`. */
export declare function siteBundle(root: string): UserConfig;
