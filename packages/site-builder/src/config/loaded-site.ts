import type { FilePosition, Locale } from '@org/site-model';
import type { ShellMessages } from '@org/theme-shell';
import type { ResolvedSiteConfig } from './site-config.js';

/** A validated configuration and the folders that it names, absolute. */
export interface LoadedSite {
  config: Readonly<ResolvedSiteConfig>;
  /** Folder of the configuration file: the app. */
  root: string;
  /** As messages name it, see `nameInWorkspace`. */
  configFile: string;
  /** The configuration file and what it imports of the site, absolute. */
  configFiles: readonly string[];
  /** Those of its React pages that are so by their files. @default none */
  pageFiles?: Readonly<ResolvedSiteConfig['pages']>;
  contentDir: string;
  publicDir: string;
  /** The locale that LINK has made this of the site for. @default the site as it is configured */
  locale?: SiteLocale;
}

/** Base path of the whole site: what all locales share is below it. */
export const rootBaseUrl = ({ config, locale }: Pick<LoadedSite, 'config' | 'locale'>): string =>
  locale?.rootBaseUrl ?? config.baseUrl;

/** Folder, inside an area's, that holds its released versions, each in a folder of its name laid out like the area itself. */
export const VERSIONS_FOLDER = 'versions';
/** Folder, inside an area's or a version's, that holds what is translated: for each locale a folder laid out like the one around it. */
export const LOCALES_FOLDER = 'locales';

/** What a site is in one of its locales. */
export interface SiteLocale extends Locale {
  isDefault: boolean;
  messages: ShellMessages;
  /** For what is no part of the configuration: the sidebars. */
  texts: Readonly<Record<string, string>>;
  /** Position of each of them in the locale's file. */
  textPositions: Readonly<Record<string, FilePosition>>;
  /** All locales of the site, in the order of the switcher. */
  all: Locale[];
  /** Base path of the whole site, which files that all locales share lie below. */
  rootBaseUrl: string;
}
