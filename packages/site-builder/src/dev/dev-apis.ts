import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '@org/content-pipeline';
import type { SidebarsConfig } from '@org/sidebar-engine';
import { apiSidebarsFile } from '../1-compile/compiled-files.js';
import { apisOf, compileApis } from '../1-compile/compile-apis.js';
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
      const apis = apisOf(this.#site, dir);
      if (apis.length === 0) continue;
      const sidebars: SidebarsConfig = {};
      for await (const page of compileApis(this.#site, apis, sidebars)) pages.set(page.source, page);
      const file = apiSidebarsFile(this.#site, dir);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(sidebars));
    }
    this.#pages = pages;
  }
}
