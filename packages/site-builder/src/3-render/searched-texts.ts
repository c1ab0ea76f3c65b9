import type { PlacedPage } from '../1-compile/compiled-index.js';
import { CompiledReader, type PlacedArea, readPages } from '../1-compile/read-compiled.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { type SearchedHead, searchedHead, type SearchedPage } from './to-search-records.js';

/** Bytes of compiled pages whose texts are held, some 3,000 pages: to read a page twice takes longer, and texts of all would need more memory than all else. */
const HELD = 64 * 2 ** 20;

/** Where a page is whose texts are read again. */
interface Place {
  dir: string;
  page: PlacedPage;
}

/** What is searched of compiled pages: their heads, and texts, of which those that have no room are read again when they are asked for. */
export class SearchedTexts {
  readonly #heads: SearchedHead[] = [];
  readonly #held = new Map<string, SearchedPage>();
  readonly #places = new Map<string, Place>();
  readonly #reader: CompiledReader;

  private constructor(site: Pick<LoadedSite, 'contentDir'>) {
    this.#reader = new CompiledReader(site);
  }

  /** @throws DamagedAreaError where a page is not what was written */
  static async read(
    site: Pick<LoadedSite, 'contentDir'>,
    areas: readonly PlacedArea[],
    held = HELD,
  ): Promise<SearchedTexts> {
    const texts = new SearchedTexts(site);
    let room = held;
    for (const { dir, pages } of areas) {
      let at = 0;
      for await (const { source, title, description, frontMatter, tags, sections } of readPages(
        site,
        dir,
        pages,
      )) {
        const searched = { source, title, description, frontMatter, tags, sections };
        texts.#heads.push(searchedHead(searched));
        const page = pages[at++];
        if (!page) continue;
        room -= page.length;
        texts.#places.set(source, { dir, page });
        if (room >= 0) texts.#held.set(source, searched);
      }
    }
    return texts;
  }

  /** Heads of all pages, which are not held any longer. */
  takeHeads(): SearchedHead[] {
    return this.#heads.splice(0);
  }

  /**
   * @param isLast whether the texts of this page will not be asked for again
   * @throws DamagedAreaError as {@link read} does
   */
  take(source: string, isLast: boolean): SearchedPage {
    const held = this.#held.get(source);
    const place = this.#places.get(source);
    if (isLast) for (const known of [this.#held, this.#places]) known.delete(source);
    if (held) return held;
    if (!place) throw new Error(`Nothing is known of the page "${source}".`);
    return this.#reader.read(place.dir, place.page);
  }

  close(): void {
    this.#reader.close();
  }
}
