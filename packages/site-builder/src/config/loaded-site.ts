import type { SiteLocale } from './site-locale.js';
import type { ResolvedSiteConfig } from './site-config.js';

/** A validated configuration and the folders that it speaks of, absolute. */
export interface LoadedSite {
  config: Readonly<ResolvedSiteConfig>;
  /** Folder of the configuration file: the app. */
  root: string;
  /** As messages name it, see `nameInWorkspace`. */
  configFile: string;
  /** The configuration file and what it imports of the site, absolute. */
  configFiles: readonly string[];
  contentDir: string;
  publicDir: string;
  /** The locale that LINK has made this of the site for. @default the site as it is configured */
  locale?: SiteLocale;
}

/** Base path of the whole site: what all locales share lies below it. */
export const rootBaseUrl = ({ config, locale }: Pick<LoadedSite, 'config' | 'locale'>): string =>
  locale?.rootBaseUrl ?? config.baseUrl;
