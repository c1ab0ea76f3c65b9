import { existsSync } from 'node:fs';
import { COMPILED_PAGE_VERSION, type CompiledPage } from '@org/content-pipeline/compiled';
import { open } from 'node:fs/promises';
import type { LoadedSite } from '../config/loaded-site.js';
import { compiledFile } from './compiled-files.js';

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

const CHUNK = 1 << 20;
const NEWLINE = 10;

/**
 * Lines of a file of UTF-8 that ends each with `\n`, one after the other; in memory are one chunk and one line. `node:readline`
 * looks at every character for all the ways in which a line may end, which takes longer than to parse the line.
 *
 * @throws when the file cannot be read
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    let rest: Uint8Array = new Uint8Array();
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK);
      if (bytesRead === 0) break;
      const text = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
      let start = 0;
      for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, start)) {
        yield text.toString('utf8', start, end);
        start = end + 1;
      }
      rest = text.subarray(start);
    }
    if (rest.length > 0) yield Buffer.from(rest).toString('utf8');
  } finally {
    await handle.close();
  }
}
