import { createHash } from 'node:crypto';
import path from 'node:path/posix';
import type { ContentFiles } from '@org/content-pipeline';
import { encodePath } from '../addresses/site-addresses.js';
import type { PageSummary } from '../model/site-model.js';

/** Characters of the content hash in a file's name: 2^40 values. */
const HASH_LENGTH = 10;

/** Where COMPILE puts files that it makes; many servers keep folders with a dot to themselves. */
const GENERATED = '/.compiled/apis/';

/** Name of a file that changes exactly when its bytes do, so that caches may keep it for ever. */
export function hashedName(name: string, bytes: Uint8Array | string): string {
  const { dir, name: base, ext } = path.parse(name);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return path.join(dir, `${base}.${hash}${ext}`);
}

const shownFiles = ({ references, image }: PageSummary): string[] => [
  ...(image?.kind === 'asset' ? [image.target] : []),
  ...references.flatMap(({ kind, target }) => (kind === 'asset' ? [target] : [])),
];

/** Where a file of the content is in the output. */
export const assetFile = (target: string, bytes: Uint8Array): string =>
  `assets/${hashedName(target.replace(GENERATED, '/'), bytes)}`;

/** Final address of every file that pages show or offer, by content path. Missing files were reported by COMPILE. */
export function contentAssets(
  pages: PageSummary[],
  files: ContentFiles,
  baseUrl: string,
): Record<string, string> {
  const assets: Record<string, string> = {};
  for (const target of pages.flatMap(shownFiles)) {
    if (assets[target]) continue;
    const bytes = files.read(target);
    if (bytes) assets[target] = baseUrl + encodePath(assetFile(target, bytes));
  }
  return assets;
}
