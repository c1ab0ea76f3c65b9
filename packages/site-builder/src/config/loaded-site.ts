import type { ResolvedSiteConfig } from './site-config.js';

/** A validated configuration and the folders that it speaks of, absolute. */
export interface LoadedSite {
  config: Readonly<ResolvedSiteConfig>;
  /** Folder of the configuration file: the app. */
  root: string;
  /** As messages name it, see `nameInWorkspace`. */
  configFile: string;
  contentDir: string;
  publicDir: string;
}
