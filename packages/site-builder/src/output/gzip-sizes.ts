import { gzipSync } from 'node:zlib';

/** Sizes of files with gzip. They are kept from build to build: to compress a site's scripts takes longer than to write a page. */
export class GzipSizes {
  /** Those that were asked for, by the SHA-256 of the file. */
  readonly asked: Record<string, number> = {};
  readonly #known: (sha256: string) => number | undefined;

  /** @param known of the last build */
  constructor(known: (sha256: string) => number | undefined) {
    this.#known = known;
  }

  /** @param sha256 of a file whose bytes are the site's; of others nothing is kept */
  of(sha256: string | undefined, read: () => Uint8Array): number {
    if (sha256 === undefined) return gzipSync(read()).byteLength;
    return (this.asked[sha256] ??= this.#known(sha256) ?? gzipSync(read()).byteLength);
  }
}
