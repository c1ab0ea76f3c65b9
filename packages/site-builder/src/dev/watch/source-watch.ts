import path from 'node:path';
import type { Diagnostic } from '@org/site-model';
import { loadSitePlugins } from '../../1-compile/compile-area.js';
import { COMPILED_DIR } from '../../1-compile/compiled-files.js';
import { isComponentSource, loadSiteComponents } from '../../1-compile/site-components.js';
import { checkAreas } from '../../check-areas.js';
import { loadSite } from '../../config/load-config.js';
import type { LoadedSite } from '../../config/loaded-site.js';
import { isPageFile, pageFiles } from '../../config/page-files/page-files.js';
import { SiteError } from '../../diagnostics/diagnostic.js';
import { formatDiagnostics } from '../../diagnostics/formats.js';
import { moduleDiagnostic } from '../../diagnostics/module-error.js';
import { hasOwnEntries } from '../../../vite/entries.mjs';
import { DevPages } from '../dev-pages.js';
import { DevSearch } from '../dev-search.js';
import type { Dev, DevSite, DevSource } from '../dev.js';

/** Milliseconds in which edits are taken together: tools write many files at once, and editors one in several steps. */
const QUIET = 10;

const UNREADABLE = {
  code: 'source-unreadable',
  hint: 'Until it is corrected, the site is shown as it was before.',
};

/** What has been edited, by what has to be done about it. */
interface Edits {
  configuration: boolean;
  components: boolean;
  content: string[];
  modules: string[];
}

const noEdits = (): Edits => ({ configuration: false, components: false, content: [], modules: [] });

/**
 * Brings the dev server up to what is on the disk, one edit after the other. What cannot be used stays as it was, and is a
 * diagnostic until it can.
 */
export class SourceWatch {
  readonly #dev: Dev;
  readonly #baseUrl: string;
  #edits = noEdits();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work = Promise.resolve();

  constructor(dev: Dev) {
    this.#dev = dev;
    this.#baseUrl = dev.site.config.baseUrl;
  }

  /** All that pages have in common. */
  async readAll({ site, pages }: Pick<DevSite, 'site' | 'pages'>): Promise<void> {
    await this.#attempt('components', () => readComponents(site, pages));
    await pages.readHistory();
    await this.#attempt('apis', () => readApis(pages));
    await this.#attempt('areas', () => missingAreas(site));
  }

  edited(file: string): void {
    if (!this.#sort(file)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const edits = this.#edits;
      this.#edits = noEdits();
      this.#work = this.#work.then(() => this.#follow(edits));
    }, QUIET);
  }

  /** `false` for what is no source. */
  #sort(file: string): boolean {
    const { site, problems } = this.#dev;
    const inContent = file.startsWith(site.contentDir + path.sep);
    if (inContent && file.split(path.sep).includes(COMPILED_DIR)) return false;
    // What a broken configuration imports is not known.
    const broken = (problems.get('configuration')?.length ?? 0) > 0;
    const isConfig =
      site.configFiles.includes(file) || (broken && !inContent && /\.[cm]?[jt]s(?:on)?$/.test(file));
    this.#edits.configuration ||= isConfig || (isPageFile(file, site.root) && (broken || changesPages(site)));
    this.#edits.components ||= isComponentSource(file, site);
    if (inContent) this.#edits.content.push(file);
    else this.#edits.modules.push(file);
    return true;
  }

  async #follow({ configuration, components, content, modules }: Edits): Promise<void> {
    const { events } = this.#dev;
    if (configuration) await this.#attempt('configuration', () => this.#readConfiguration());
    else if (components)
      await this.#attempt('components', () => readComponents(this.#dev.site, this.#dev.pages));
    if (content.length > 0) {
      this.#dev.pages.edited(content);
      this.#dev.search.invalidate();
    }
    for (const file of content) await this.#attempt('apis', () => readApis(this.#dev.pages, file));
    if (configuration || content.length > 0) await this.#attempt('areas', () => missingAreas(this.#dev.site));
    await this.#dev.modules.check(modules);
    if (configuration || components || content.length > 0) events.send('content');
  }

  async #readConfiguration(): Promise<readonly Diagnostic[]> {
    const { diagnostics, site } = this.#keepBase(await loadSite(this.#dev.site.root));
    const pages = new DevPages(site, await loadSitePlugins(site));
    if (hasSameFiles(site, this.#dev.site)) {
      pages.inherit(this.#dev.pages);
      await this.#attempt('apis', () => readApis(pages));
    } else await this.readAll({ site, pages });
    this.#dev.pages.close();
    Object.assign(this.#dev, { site, pages, search: new DevSearch(pages) } satisfies DevSite);
    this.#dev.content.add(site.contentDir);
    this.#dev.vite.watcher.add([...site.configFiles]);
    return diagnostics;
  }

  /** The bundler and every open page have the base path in their addresses. */
  #keepBase(site: LoadedSite): { site: LoadedSite; diagnostics: Diagnostic[] } {
    const { baseUrl } = site.config;
    if (baseUrl === this.#baseUrl) return { site, diagnostics: [] };
    return {
      site: { ...site, config: { ...site.config, baseUrl: this.#baseUrl } },
      diagnostics: [
        {
          code: 'config-needs-restart',
          severity: 'error',
          message: `"baseUrl" is "${baseUrl}" now, and this dev server was started with "${this.#baseUrl}", which it goes on to serve.`,
          hint: 'Stop the dev server and start it again.',
          file: site.configFile,
        },
      ],
    };
  }

  /** Keeps what comes of it, and tells the terminal of what is wrong. */
  async #attempt(source: DevSource, read: () => Promise<readonly Diagnostic[]>): Promise<void> {
    const before = JSON.stringify(this.#dev.problems.get(source) ?? []);
    const diagnostics = await read().catch((error: unknown) => this.#toDiagnostics(error));
    this.#dev.problems.set(source, diagnostics);
    if (diagnostics.length > 0 && JSON.stringify(diagnostics) !== before)
      console.error(formatDiagnostics(diagnostics));
  }

  #toDiagnostics(error: unknown): readonly Diagnostic[] {
    if (error instanceof SiteError) return error.diagnostics;
    return [moduleDiagnostic(error, this.#dev.site.root, UNREADABLE)];
  }
}

/** Whether the edit of a React page is one of which pages there are, and not only of what one shows. */
function changesPages({ root, config, pageFiles: known = [] }: LoadedSite): boolean {
  if (hasOwnEntries(root)) return false;
  const named = config.pages.filter((page) => !known.includes(page));
  const { pages, diagnostics } = pageFiles(root, { ...config, pages: named });
  return diagnostics.length > 0 || JSON.stringify(pages) !== JSON.stringify(known);
}

/** Whether two configurations have the same pages, so that their history and their components are the same. */
const hasSameFiles = (one: LoadedSite, other: LoadedSite): boolean =>
  [one, other]
    .map(({ contentDir, config: { areas, lastUpdate } }) => JSON.stringify({ contentDir, areas, lastUpdate }))
    .every((text, _, all) => text === all[0]);

async function readComponents(site: LoadedSite, pages: DevPages): Promise<readonly Diagnostic[]> {
  pages.useComponents((await loadSiteComponents(site))?.components);
  return [];
}

async function readApis(pages: DevPages, changed?: string): Promise<readonly Diagnostic[]> {
  await pages.readApis(changed);
  return [];
}

/** The configuration may name a folder before it is there. */
const missingAreas = (site: LoadedSite): Promise<readonly Diagnostic[]> => Promise.resolve(checkAreas(site));
