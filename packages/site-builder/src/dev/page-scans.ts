import { type ScannedPage, scanPage, type SourcePage } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';
import { keepScans, readKeptScans, type Scans } from './kept-scans.js';

/** Milliseconds after the first page was read: all have been, and one is on its way to the browser. */
const KEEP_DELAY = 2000;

/** What the front matter of each page says, also in the next dev server of the site. */
export class PageScans {
  readonly known: Scans;
  readonly #site: LoadedSite | undefined;
  readonly #start = Date.now();
  #timer: NodeJS.Timeout | undefined;

  /** @param site `undefined` keeps nothing */
  constructor(site: LoadedSite | undefined) {
    this.#site = site;
    this.known = site ? readKeptScans(site) : new Map<string, never>();
  }

  scan(page: SourcePage): ScannedPage {
    // Not at the end: a dev server is ended without a word.
    this.#timer ??= setTimeout(() => this.#keep(), KEEP_DELAY).unref();
    return scanPage(page);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #keep(): void {
    if (this.#site) keepScans(this.#site, this.known, this.#start);
  }
}
