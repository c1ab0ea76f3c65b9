import path from 'node:path';
import { SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import type { SecurityPolicy } from './security-policy.js';

/** Files whose names change with their bytes, so that caches may keep them for ever. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** A file that keeps its name and may be kept as long as the server says that it is the same. */
export const ASK_AGAIN = 'no-cache';

/** What caches are told, by patterns below the base path. No address may match two of them: hosts join the values of both. */
export type Caching = readonly (readonly [pattern: string, value: string])[];

/**
 * Caching of a site's files. A folder with nothing but hashed names in it is kept for ever, the manifests of searches are asked
 * for again each time, and the rest is as the host has it.
 */
export function siteCaching(files: readonly string[], isHashed: (file: string) => boolean): Caching {
  const [hashed, plain] = [new Set<string>(), new Set<string>()];
  for (const file of files) (isHashed(file) ? hashed : plain).add(folderOf(file));
  const mixed = new Set([...plain].flatMap(foldersTo));
  const outermost = [...hashed].flatMap((folder) => foldersTo(folder).find((one) => !mixed.has(one)) ?? []);
  const manifests = files.filter(
    (file) => file.endsWith(SEARCH_MANIFEST) && isManifest(file) && !isHashed(file),
  );
  return [
    ...[...new Set(outermost)].sort().map((folder) => [`${folder}*`, FOREVER] as const),
    ...manifests.map((file) => [file, ASK_AGAIN] as const),
  ];
}

const isManifest = (file: string): boolean => path.posix.basename(file) === SEARCH_MANIFEST;

/** `assets/data/x.json` → `assets/data/`: few folders have all files. */
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** `assets/data/` → ``, `assets/`, `assets/data/`. */
const foldersTo = (folder: string): string[] =>
  [0, ...[...folder.matchAll(/\//g)].map(({ index }) => index + 1)].map((end) => folder.slice(0, end));

/** The headers of the site in the form of `_headers`, which several static hosts read. */
export function headersFile(
  { headers, documents }: SecurityPolicy,
  baseUrl: string,
  caching: Caching = [],
): string {
  const linesOf = (named: Record<string, string>) =>
    Object.entries(named).map(([name, value]) => `  ${name}: ${value}`);
  // Rules add up, and two policies would both hold: `!` takes back what the first rule gave.
  const own = Object.entries(documents).flatMap(([file, named]) => [
    // With its ending or without: some hosts take it off.
    baseUrl + file.replace(/\.html$/, '*'),
    ...Object.keys(named)
      .filter((name) => name in headers)
      .map((name) => `  ! ${name}`),
    ...linesOf(named),
  ]);
  const kept = caching.flatMap(([pattern, value]) => [baseUrl + pattern, `  cache-control: ${value}`]);
  return [`${baseUrl}*`, ...linesOf(headers), ...kept, ...own, ''].join('\n');
}

/**
 * What crawlers may read: everything. A page that is to stay out of their indexes says so itself, and must be read for that.
 * @param sitemap address of the sitemap; `null` for none
 */
export const robotsFile = (sitemap: string | null): string =>
  ['User-agent: *', 'Allow: /', ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
