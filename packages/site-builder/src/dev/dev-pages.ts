import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type CompileCache,
  type CompiledPage,
  type CompileOptions,
  type ContentPlugins,
  type PageComponents,
  type ScannedPage,
} from '@org/content-pipeline';
import { type Diagnostic, distinctDiagnostics } from '@org/site-model';
import { compileOptions, openSiteCache } from '../1-compile/compile-area.js';
import { withoutEndings } from '../1-compile/compile-here.js';
import { contentFiles, discoverPages } from '../1-compile/content-files.js';
import { PAGE_TIME_LIMIT, pageCodeStopped } from '../threads/page-code-stopped.js';
import { contentAssets } from '../2-link/content-assets.js';
import { type LinkedLocale, type LinkedSite, linkLocales } from '../2-link/link-site.js';
import { checkPage, linkPage } from '../2-link/links/check-links.js';
import { checkSlots } from '../2-link/sidebars/child-cards.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { inContent, nameInWorkspace } from '../diagnostics/file-names.js';
import { type LastUpdates, readSiteHistory } from '../history/last-updates.js';
import { pageTransform } from '../hooks/run-hooks.js';
import { DevApis } from './dev-apis.js';
import { FormerPages, type PageMove } from './former-pages.js';
import { MissingSourceError, readSource } from './missing-source.js';
import { PageScans } from './page-scans.js';
import { SourceStamps, type Stamped } from './source-stamps.js';
import { TimeLimitError, withinTime } from './within-time.js';

export interface DevPage {
  compiled: CompiledPage;
  /** What is wrong with this page: with its own file, with what it includes, and with where it leads. */
  diagnostics: Diagnostic[];
}

/**
 * The site while its sources change: every page is known by its front matter, and compiled on request. What
 * is known stays valid until the file's time or size changes.
 */
export class DevPages {
  readonly #site: LoadedSite;
  #options: CompileOptions;
  #cache: CompileCache;
  readonly #apis: DevApis;
  readonly #transform: ReturnType<typeof pageTransform>;
  readonly #scans: PageScans;
  readonly #compiled = new Map<string, Stamped<CompiledPage>>();
  #updates: LastUpdates['bySource'] = new Map();
  #linked: LinkedSite | undefined;
  readonly #former = new FormerPages();
  /** Pages whose code does not end: nothing waits for one a second time before its file has changed. */
  readonly #endless = new Map<string, Stamped<Error>>();
  readonly #timeLimit: number;

  /** @param timeLimit milliseconds that a page may take */
  constructor(
    site: LoadedSite,
    plugins: ContentPlugins = { remark: [], rehype: [] },
    timeLimit = PAGE_TIME_LIMIT,
  ) {
    this.#site = site;
    this.#timeLimit = timeLimit;
    this.#options = { ...compileOptions(site), plugins };
    this.#cache = openSiteCache(site, this.#options);
    this.#apis = new DevApis(site);
    this.#transform = pageTransform(site);
    // With hooks pages are compiled instead.
    this.#scans = new PageScans(this.#transform ? undefined : site);
  }

  /** Reads the history of the pages that there are now; an edit is no part of it before its commit. */
  async readHistory(): Promise<void> {
    this.#updates = (await readSiteHistory(this.#site, () => this.#scanAll())).bySource;
    this.invalidate();
  }

  /** Takes over what the pages of the same files, under another configuration, know of their history and of the site's code. */
  inherit(other: DevPages): void {
    this.#updates = other.#updates;
    this.useComponents(other.#options.components);
  }

  /** Makes the pages of APIs again, unless the file that has changed has nothing to do with them. */
  async readApis(changed?: string): Promise<void> {
    if (changed !== undefined && !this.#apis.concerns(changed)) return;
    await this.#apis.refresh();
    this.invalidate();
  }

  /** Takes new code of the site's components; pages that were compiled with the old one are forgotten. */
  useComponents(components: PageComponents | undefined): void {
    this.#cache.close();
    this.#options = { ...this.#options };
    delete this.#options.components;
    if (components) this.#options.components = components;
    this.#cache = openSiteCache(this.#site, this.#options);
    this.#compiled.clear();
    this.#endless.clear();
    this.invalidate();
  }

  /** Keeps what was compiled for the next start. Not usable afterwards. */
  close(): void {
    this.#scans.close();
    this.#cache.close();
  }

  /** Forgets what depends on more than one file. */
  invalidate(): void {
    this.#linked = undefined;
  }

  /**
   * Takes in that files of the content were edited. Of a large site it takes far longer to link all pages than to compile the one that a
   * writer works on, and most edits are of text alone, which no other page shows.
   * @param files absolute paths
   */
  edited(files: readonly string[]): void {
    const linked = (this.#linked?.locales ?? []).flatMap(({ table }) => [...table.pages.values()]);
    const sources = new Set(linked.map(({ source }) => source));
    if (!files.every((file) => this.#isLinkedAsBefore(file, sources))) this.invalidate();
  }

  #isLinkedAsBefore(file: string, linked: ReadonlySet<string>): boolean {
    const source = path.relative(this.#site.contentDir, file).split(path.sep).join('/');
    const known = this.#scans.known.get(source)?.value;
    if (!known || this.#transform || !linked.has(source)) return false;
    try {
      return JSON.stringify(this.#scan(source)) === JSON.stringify(known);
    } catch {
      // Removed, or not to be read: the next link tells of it.
      return false;
    }
  }

  /** All locales, in the order of the configuration. */
  locales(): LinkedLocale[] {
    return this.#link().locales;
  }

  /** The locale that an address belongs to: the one with the longest base path that it starts with. */
  localeAt(pathname: string): LinkedLocale {
    const [found] = this.locales()
      .filter(({ site }) => `${pathname}/`.startsWith(site.config.baseUrl))
      .sort((a, b) => b.site.config.baseUrl.length - a.site.config.baseUrl.length);
    const locale = found ?? this.locales().find(({ site }) => site.locale.isDefault);
    if (!locale) throw new Error('The site has no default locale.');
    return locale;
  }

  /** What is known to be wrong without compiling any page. */
  diagnostics(): Diagnostic[] {
    return this.#link().diagnostics;
  }

  /** Compiles one page, adds its files to the model of a locale, and checks its links against what they lead to there. */
  page(source: string, { site, model, table: siteTable }: LinkedLocale): DevPage {
    const compiled = this.#compile(source);
    const files = contentFiles(site.contentDir);
    Object.assign(model.assets, contentAssets([compiled], files, site.locale.rootBaseUrl));

    // Of the pages that this one names an anchor of, and of no others, the anchors are known.
    const table = { ...siteTable, anchorsOf: (target: string) => this.#compile(target).anchors };
    const links = linkPage(compiled, table);
    model.links[source] = links.addresses;
    const own = inContent(site, [
      ...compiled.diagnostics,
      ...checkPage(compiled, links, table, site.config),
      ...checkSlots(compiled, model.childCards),
    ]);
    const name = nameInWorkspace(path.join(site.contentDir, source));
    return {
      compiled,
      diagnostics: distinctDiagnostics([...own, ...this.diagnostics().filter(({ file }) => file === name)]),
    };
  }

  /** What has become of the page that an address had; `undefined` where there was none. */
  moved(address: string, { model }: LinkedLocale): PageMove | undefined {
    return this.#former.find(
      address,
      model.hrefs,
      (source) => (this.#scans.known.get(source) ?? this.#compiled.get(source))?.stamp,
    );
  }

  /** Every page compiled, one after the other. */
  *compileAll(): Generator<CompiledPage> {
    for (const { source } of this.#scanAll()) yield this.#compile(source);
  }

  #link(): LinkedSite {
    if (this.#linked) return this.#linked;
    // Copies for reading offline are made of documents that a build has written: the footer would name archives that nothing answers.
    const site = { ...this.#site, config: { ...this.#site.config, offline: false } };
    const { locales, diagnostics } = linkLocales(site, this.#scanAll(), {
      drafts: 'show',
      updates: this.#updates,
      // Scanned pages do not have theirs.
      anchorsOf: () => undefined,
    });
    for (const { model } of locales) this.#former.remember(model);
    return (this.#linked = { locales, diagnostics });
  }

  #scanAll(): ScannedPage[] {
    const { contentDir, config } = this.#site;
    const areas = config.areas.filter(({ dir }) => existsSync(path.join(contentDir, dir)));
    const scanned = areas
      .flatMap(({ dir }) => discoverPages(contentDir, dir))
      .flatMap((source): ScannedPage[] => {
        try {
          return [this.#scan(source)];
        } catch (error) {
          if (error instanceof MissingSourceError) return [];
          throw error;
        }
      });
    return [...scanned, ...this.#apis.all()];
  }

  /** Without hooks its front matter tells enough; what a hook makes of a page is known when the whole page is. */
  #scan(source: string): ScannedPage {
    if (this.#transform) return this.#compile(source);
    return this.#cached(this.#scans.known, source, (text) => this.#scans.scan({ path: source, text }));
  }

  #compile(source: string): CompiledPage {
    const api = this.#apis.page(source);
    if (api) return this.#transform?.(api) ?? api;
    const files = contentFiles(this.#site.contentDir, this.#site.publicDir);
    return this.#cached(this.#compiled, source, (text, stamps) => {
      const compile = (): CompiledPage => {
        const page = this.#cache.compilePage({ path: source, text }, stamps.watch(files), this.#options);
        return this.#transform?.(page) ?? page;
      };
      return withoutEndings(() => this.#bounded(source, stamps.of(source), compile));
    });
  }

  /** The whole server would wait for a page that does not end. */
  #bounded<T>(source: string, stamp: string, run: () => T): T {
    const known = this.#endless.get(source);
    if (known?.stamp === stamp) throw known.value;
    try {
      return withinTime(this.#timeLimit, run);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      const file = nameInWorkspace(path.join(this.#site.contentDir, source));
      const value = pageCodeStopped({
        file,
        what: `is not compiled after ${this.#timeLimit / 1000} s`,
        done: 'shown',
      });
      this.#endless.set(source, { stamp, value });
      throw value;
    }
  }

  #cached<T extends { dependencies: string[] }>(
    cache: Map<string, Stamped<T>>,
    source: string,
    make: (text: string, stamps: SourceStamps) => T,
  ): T {
    const { contentDir } = this.#site;
    const stamps = new SourceStamps(this.#site);
    const known = cache.get(source);
    if (known && known.stamp === stamps.ofAll([source, ...known.value.dependencies])) return known.value;
    stamps.of(source);
    const value = make(readSource(path.join(contentDir, source)), stamps);
    cache.set(source, { value, stamp: stamps.ofAll([source, ...value.dependencies]) });
    return value;
  }
}
