import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '@org/site-model';
import type { LinkedLocale } from '../2-link/link-site.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { AppModules } from './app-modules.js';
import type { DevPages } from './dev-pages.js';
import type { DevSearch } from './dev-search.js';
import type { NetworkAccess } from './guard/network-access.js';
import type { EventStream } from './watch/event-stream.js';
import type { FolderWatch } from './watch/folder-watch.js';

/** What an edit of the configuration replaces. */
export interface DevSite {
  site: LoadedSite;
  pages: DevPages;
  search: DevSearch;
}

/** A running dev server. */
export interface Dev extends DevSite {
  readonly vite: ViteDevServer;
  readonly modules: AppModules;
  /** Tells of edits of the content. */
  readonly content: FolderWatch;
  readonly events: EventStream;
  /** Who of the network may ask. @default nobody: the server listens to this machine alone */
  readonly access?: NetworkAccess | undefined;
  /** Why what is on the disk is not in use: the last good state of each of these stays until it is corrected. */
  readonly problems: Map<DevSource, readonly Diagnostic[]>;
}

/** Sources that are read as a whole, and not with a page. */
export type DevSource = 'configuration' | 'components' | 'apis' | 'areas';

/** While one address is answered: the locale that it belongs to. */
export interface LocaleDev extends Dev {
  locale: LinkedLocale;
}
