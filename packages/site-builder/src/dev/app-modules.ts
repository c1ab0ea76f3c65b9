import { siteEntries } from '../../vite/entries.mjs';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '@org/site-model';
import type { RenderPage } from '../3-render/bundle.js';
import { devAssets } from './dev-assets.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { formatDiagnostics } from '../diagnostics/formats.js';
import { moduleDiagnostic } from '../diagnostics/module-error.js';

const KIND = {
  code: 'module-broken',
  hint: 'Correct the module; until then the site is shown as it was before.',
};

/**
 * The app's own code while it changes: what renders pages, and what is wrong with its modules. A module that breaks leaves the
 * last renderer in use, so that a mistake in one React page is not the end of all others.
 */
export class AppModules {
  readonly #root: string;
  readonly #onChange: () => void;
  /** By file, as messages name it. */
  readonly #broken = new Map<string, { diagnostic: Diagnostic; file: string | undefined }>();
  #announced = new Set<string>();
  #checking = false;
  #vite: ViteDevServer | undefined;
  #render: RenderPage | undefined;

  /** @param onChange what is wrong with the modules may be something else now */
  constructor(root: string, onChange: () => void) {
    this.#root = root;
    this.#onChange = onChange;
  }

  use(vite: ViteDevServer): void {
    this.#vite = vite;
  }

  /** Has modules made ready that the first page needs. What is wrong with them is told of when it asks. */
  async warmUp(): Promise<void> {
    const client = this.#vite?.environments.client;
    // The bundler's own addresses have no base path.
    const { styles, behaviours, shell } = devAssets({ root: this.#root, config: { baseUrl: '/' } });
    await this.renderer().catch(() => undefined);
    const addresses = [...styles.map((file) => `${file}?direct`), behaviours, '/@vite/client', shell];
    for (const address of addresses) await client?.transformRequest(address).catch(() => undefined);
  }

  diagnostics(): Diagnostic[] {
    return [...this.#broken.values()].map(({ diagnostic }) => diagnostic);
  }

  /** Takes what the bundler, or a module when it ran, has thrown. */
  record(error: unknown): Diagnostic {
    if (error instanceof Error) this.#vite?.ssrFixStacktrace(error);
    const diagnostic = moduleDiagnostic(error, this.#root, KIND);
    this.#broken.set(diagnostic.file, { diagnostic, file: (error as { id?: string }).id });
    if (!this.#checking) this.#announce();
    return diagnostic;
  }

  /** What renders pages: of the modules as they are, or else as they last were. @throws SiteError when they never worked */
  async renderer(): Promise<RenderPage> {
    try {
      const entry = await this.#vite?.ssrLoadModule(siteEntries(this.#root).server);
      this.#render = (entry as { render: RenderPage }).render;
    } catch (error) {
      const diagnostic = this.record(error);
      if (!this.#render) throw new SiteError([diagnostic]);
    }
    return this.#render;
  }

  /** Asks for what was broken, and for what has changed, anew. */
  async check(changed: readonly string[]): Promise<void> {
    const files = new Set(changed);
    for (const { file } of this.#broken.values()) if (file) files.add(file);
    this.#checking = true;
    this.#broken.clear();
    for (const file of files) await this.#transform(file);
    await this.renderer().catch(() => undefined);
    this.#checking = false;
    this.#announce();
    // Whether a page still renders is known when it is asked for.
    if (changed.some((file) => this.#isModule(file))) this.#onChange();
  }

  /** Tells the bundler that a file has changed that it does not watch itself. */
  changed(file: string): void {
    if (this.#isModule(file)) this.#vite?.watcher.emit('change', file);
  }

  #isModule(file: string): boolean {
    const { client, ssr } = this.#vite?.environments ?? {};
    return [client, ssr].some((environment) => environment?.moduleGraph.getModulesByFile(file)?.size);
  }

  /** Tells the terminal what is new, and others that something is. */
  #announce(): void {
    const now = new Map(this.diagnostics().map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]));
    const before = this.#announced;
    const added = [...now].filter(([key]) => !before.has(key)).map(([, diagnostic]) => diagnostic);
    if (added.length === 0 && now.size === before.size) return;
    this.#announced = new Set(now.keys());
    if (added.length > 0) console.error(formatDiagnostics(added));
    this.#onChange();
  }

  async #transform(file: string): Promise<void> {
    const client = this.#vite?.environments.client;
    const modules = [...(client?.moduleGraph.getModulesByFile(file) ?? [])];
    // A file that style sheets import is no module of its own, and would become one that no page has.
    for (const { url } of modules.flatMap((one) => (one.id === null ? [...one.importers] : [one])))
      await client?.transformRequest(url).catch((error: unknown) => this.record(error));
  }
}
