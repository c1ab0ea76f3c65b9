import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  type CompiledPage,
  type CompileCache,
  type CompileOptions,
  type ContentPlugins,
  type ScannedPage,
  scanPage,
} from '@org/content-pipeline';
import { compileOptions } from '../1-compile/compile-area.js';
import { openSiteCache } from '../1-compile/site-cache.js';
import { contentFiles } from '../1-compile/content-files.js';
import { discoverPages } from '../1-compile/discover.js';
import { siteAddress } from '../2-link/addresses.js';
import { findSource, checkPage } from '../2-link/check-links.js';
import { checkSlots } from '../2-link/child-cards.js';
import { contentAssets } from '../2-link/content-assets.js';
import { linkSite, linkTargets } from '../2-link/link-site.js';
import type { SiteModel } from '../2-link/site-model.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inContent, nameInWorkspace } from '../diagnostics/file-names.js';
import type { LastUpdates } from '../history/last-updates.js';
import { readSiteHistory } from '../history/site-history.js';

interface Cached<T> {
  stamp: string;
  value: T;
}

export interface DevPage {
  compiled: CompiledPage;
  diagnostics: Diagnostic[];
}

/**
 * The site while its sources change: every page is known by its front matter, and compiled when somebody asks for it. What
 * is known stays valid until the file's time or size changes.
 */
export class DevPages {
  readonly #site: LoadedSite;
  readonly #options: CompileOptions;
  readonly #cache: CompileCache;
  readonly #scanned = new Map<string, Cached<ScannedPage>>();
  readonly #compiled = new Map<string, Cached<CompiledPage>>();
  #updates: LastUpdates['bySource'] = new Map();
  #model: SiteModel | undefined;

  constructor(site: LoadedSite, plugins: ContentPlugins = { remark: [], rehype: [] }) {
    this.#site = site;
    this.#options = { ...compileOptions(site), plugins };
    this.#cache = openSiteCache(site, this.#options);
  }

  /** Reads the history of the pages that there are now; an edit is no part of it before its commit. */
  async readHistory(): Promise<void> {
    this.#updates = (await readSiteHistory(this.#site, this.#scanAll())).bySource;
    this.invalidate();
  }

  /** Keeps what was compiled for the next start. Not usable afterwards. */
  close(): void {
    this.#cache.close();
  }

  /** Forgets what depends on more than one file. */
  invalidate(): void {
    this.#model = undefined;
  }

  model(): SiteModel {
    this.#model ??= this.#link();
    return this.#model;
  }

  /** Compiles one page, adds its files to the model, and checks its links against what they lead to. */
  page(source: string): DevPage {
    const model = this.model();
    const compiled = this.#compile(source);
    Object.assign(
      model.assets,
      contentAssets([compiled], contentFiles(this.#site.contentDir), model.site.baseUrl),
    );

    const targets = linkTargets(this.#site, this.#withTargets(compiled), model.routes);
    const own = inContent(this.#site, [
      ...compiled.diagnostics,
      ...checkPage(compiled, targets, this.#site.config),
      ...checkSlots(compiled, model.childCards),
    ]);
    const name = nameInWorkspace(path.join(this.#site.contentDir, source));
    return { compiled, diagnostics: [...model.diagnostics.filter(({ file }) => file !== name), ...own] };
  }

  /** Every page compiled, one after the other. */
  *compileAll(): Generator<CompiledPage> {
    for (const { source } of this.#scanAll()) yield this.#compile(source);
  }

  /** Scanned pages have no anchors, so that what is said of those in the navbar and the footer is not known to be true. */
  #link(): SiteModel {
    const model = linkSite(this.#site, this.#scanAll(), { drafts: 'show', updates: this.#updates });
    return { ...model, diagnostics: model.diagnostics.filter(({ code }) => code !== 'link-broken-anchor') };
  }

  #scanAll(): ScannedPage[] {
    const sources = this.#site.config.areas.flatMap(({ dir }) => discoverPages(this.#site.contentDir, dir));
    return sources.map((source) =>
      this.#cached(this.#scanned, source, (text) => scanPage({ path: source, text })),
    );
  }

  /** All pages as scanned, but those that `page` links to with a hash compiled: only so are their anchors known. */
  #withTargets(page: CompiledPage): ScannedPage[] {
    const scanned = this.#scanAll();
    const sources = new Map(scanned.map((entry) => [entry.source, entry]));
    const { routes } = this.model();
    const wanted = page.references
      .filter(({ hash }) => hash)
      .map((reference) =>
        reference.kind === 'route'
          ? routes.find(({ path }) => path === siteAddress(reference.target, this.#site.config))?.source
          : findSource(reference, sources),
      );
    for (const source of [page.source, ...wanted])
      if (source && sources.has(source)) sources.set(source, this.#compile(source));
    return [...sources.values()];
  }

  #compile(source: string): CompiledPage {
    const files = contentFiles(this.#site.contentDir);
    return this.#cached(this.#compiled, source, (text) =>
      this.#cache.compilePage({ path: source, text }, files, this.#options),
    );
  }

  #cached<T extends { dependencies: string[] }>(
    cache: Map<string, Cached<T>>,
    source: string,
    make: (text: string) => T,
  ): T {
    const known = cache.get(source);
    if (known && known.stamp === this.#stamp([source, ...known.value.dependencies])) return known.value;
    const value = make(readFileSync(path.join(this.#site.contentDir, source), 'utf8'));
    cache.set(source, { value, stamp: this.#stamp([source, ...value.dependencies]) });
    return value;
  }

  #stamp(sources: string[]): string {
    return sources
      .map((source) => {
        const stats = statSync(path.join(this.#site.contentDir, source), { throwIfNoEntry: false });
        return stats ? `${stats.mtimeMs}:${stats.size}` : 'none';
      })
      .join(' ');
  }
}
