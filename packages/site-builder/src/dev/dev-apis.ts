import type { CompiledPage } from '@org/content-pipeline';
import { writeApis } from '../1-compile/write-apis.js';
import type { LoadedSite } from '../config/loaded-site.js';

/** Pages of APIs while their documents change. They are made together: one document holds all of them. */
export class DevApis {
  readonly #site: LoadedSite;
  #pages = new Map<string, CompiledPage>();

  constructor(site: LoadedSite) {
    this.#site = site;
  }

  page(source: string): CompiledPage | undefined {
    return this.#pages.get(source);
  }

  all(): CompiledPage[] {
    return [...this.#pages.values()];
  }

  /** Whether a change of a file may change an API: documents and what they refer to lie in the content as data. */
  concerns(file: string): boolean {
    return (
      this.#site.config.apis.length > 0 && /\.(?:ya?ml|json)$/i.test(file) && !file.endsWith('sidebars.yaml')
    );
  }

  async refresh(): Promise<void> {
    const pages = new Map<string, CompiledPage>();
    for (const { dir } of this.#site.config.areas) {
      for await (const page of writeApis(this.#site, dir)) pages.set(page.source, page);
    }
    this.#pages = pages;
  }
}
