import type { CompiledPage } from '@org/content-pipeline';
import type { SiteModel } from '../model/site-model.js';

/** One locale of a linked site. */
export interface LinkedSiteLocale {
  /** As the configuration names it. */
  locale: string;
  model: SiteModel;
}

/** A site whose files are written and not yet in place. */
export interface WrittenSite {
  /** In the order of the configuration. */
  locales: readonly LinkedSiteLocale[];
  /** Names of all files so far, below the output folder, with `/`. */
  files: readonly string[];
  /** Adds a file. @throws for a name that leads outside of the output folder */
  write(file: string, content: string | Uint8Array): void;
}

/**
 * What a product does to its site and no option does. Functions run in this process, one hook after the other in the order of the
 * configuration, and each gets what the one before it returned. One that throws ends the command with a diagnostic.
 */
export interface SiteHooks {
  /** What diagnostics call it. */
  name: string;
  /**
   * After COMPILE, for each page of the content and of APIs. It must depend on its argument alone: pages are compiled again only
   * when they change. A dev server with such a hook compiles all pages when it starts, because their navigation may depend on it.
   * @returns the page to go on with; nothing to leave it as it is. `source` and `version` stay.
   */
  transformPage?(page: CompiledPage): CompiledPage | undefined;
  /**
   * After LINK, for each locale: what its pages, sidebars and the shell show.
   * @returns the model to go on with; nothing to leave it as it is. Addresses are decided already: what is added to `routes` is not rendered.
   */
  extendSite?(site: LinkedSiteLocale): SiteModel | undefined;
  /** When everything else is written, before the new site takes the place of the old. The dev server does not call it. */
  afterBuild?(site: WrittenSite): void | Promise<void>;
}
