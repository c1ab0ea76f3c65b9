import type { SiteModel } from '../model/site-model.js';

/** Where the page that an address had is now. */
export interface PageMove {
  /** Its file at that time. */
  from: string;
  /** Its file and its address now; `undefined` when it is gone. */
  to?: { source: string; address: string };
}

/** Which file each address ever had, since the dev server started: a writer renames and deletes pages that are open. */
export class FormerPages {
  readonly #sources = new Map<string, string>();

  remember({ hrefs }: Pick<SiteModel, 'hrefs'>): void {
    for (const [source, address] of Object.entries(hrefs)) this.#sources.set(address, source);
  }

  /**
   * @param hrefs address of each page that there is
   * @param stampOf time and size of a file when it was last read: who renames a file changes neither
   */
  find(
    address: string,
    hrefs: SiteModel['hrefs'],
    stampOf: (source: string) => string | undefined,
  ): PageMove | undefined {
    const from = this.#sources.get(address) ?? this.#sources.get(`${address}/`);
    if (from === undefined) return undefined;
    const own = (source: string): string | undefined => stampOf(source)?.split(' ')[0];
    const stamp = own(from);
    const source =
      from in hrefs ? from : Object.keys(hrefs).find((other) => stamp !== undefined && own(other) === stamp);
    const now = source === undefined ? undefined : hrefs[source];
    return source !== undefined && now !== undefined ? { from, to: { source, address: now } } : { from };
  }
}
