import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

export interface FoundFile {
  file: string;
  status: 200 | 404;
}

export const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/**
 * What answers a path of a site with these files, by its name, as static hosts find it: the file itself, `path.html`, `path/index.html`,
 * else the nearest `404.html`; `undefined` where the site has none. `pathname` is still encoded.
 */
export function findInSite(
  files: Readonly<Record<string, unknown>>,
  pathname: string,
  baseUrl: string,
): FoundFile | undefined {
  const decoded = decode(pathname);
  const isBelow = decoded !== null && `${decoded}/`.startsWith(baseUrl);
  const wanted = isBelow ? decoded.slice(baseUrl.length) : '';
  const bare = wanted.replace(/\/$/, '');
  const candidates = bare === '' ? ['index.html'] : [wanted, `${bare}.html`, `${bare}/index.html`];
  const file = isBelow ? candidates.find((name) => Object.hasOwn(files, name)) : undefined;
  if (file !== undefined) return { file, status: 200 };
  const ends = [...bare.matchAll(/\//g)].map(({ index }) => index).reverse();
  const pages = [`${bare}/404.html`, ...ends.map((end) => `${bare.slice(0, end)}/404.html`), '404.html'];
  const missing = pages.find((name) => Object.hasOwn(files, name));
  return missing === undefined ? undefined : { file: missing, status: 404 };
}

/** The file of a folder at a path, which is still encoded. Nothing outside of the folder is found, by symbolic links neither. */
export function findFile(root: string, pathname: string): string | undefined {
  const relative = decode(pathname);
  const file = relative === null ? undefined : path.join(root, relative);
  return file !== undefined && isFileBelow(root, file) ? file : undefined;
}

/** `root` itself may be a link: some hosts swap sites so. */
function isFileBelow(root: string, file: string): boolean {
  try {
    return realpathSync(file).startsWith(realpathSync(root) + path.sep) && statSync(file).isFile();
  } catch {
    return false;
  }
}

function decode(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/** What the rules of a `_headers` file say of the caching of an address; `undefined` where none does. */
export function cachingOf(rules: string, pathname: string): string | undefined {
  let applies = false;
  let found: string | undefined;
  for (const line of rules.split('\n')) {
    if (/^\S/.test(line)) applies = matches(line.trim(), pathname);
    else if (applies) found = /^\s+cache-control:\s*(.*)$/i.exec(line)?.[1] ?? found;
  }
  return found;
}

/** `*` stands for anything. */
function matches(pattern: string, pathname: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pathname === start;
  return pathname.startsWith(start) && pathname.endsWith(end);
}
