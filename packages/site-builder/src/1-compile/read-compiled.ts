import { existsSync } from 'node:fs';
import { COMPILED_PAGE_VERSION, type CompiledPage } from '@org/content-pipeline/compiled';
import type { LoadedSite } from '../config/loaded-site.js';
import { compiledFile } from './compiled-files.js';
import { readLines } from './read-lines.js';

/** What says where the compiled pages of a site are. */
export type CompiledSite = Pick<LoadedSite, 'contentDir'> & { config: Pick<LoadedSite['config'], 'areas'> };

/** Compiled pages of all areas, one after the other, in a fixed order; none is kept. @throws when an area is not compiled */
export async function* readCompiled(site: CompiledSite): AsyncGenerator<CompiledPage> {
  for (const { dir } of site.config.areas) {
    const file = compiledFile(site, dir);
    if (!existsSync(file)) {
      throw new Error(
        `The area "${dir}" has not been compiled. Run "site-builder compile ${dir}", or build through Nx.`,
      );
    }
    for await (const line of readLines(file)) {
      const page = JSON.parse(line) as CompiledPage;
      if (page.version !== COMPILED_PAGE_VERSION) {
        throw new Error(
          `"${file}" was written by another version of the pipeline. Compile the area "${dir}" again.`,
        );
      }
      yield page;
    }
  }
}
