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
};

/**
 * Finds what answers a path, as static hosts do: the file itself, `path.html`, `path/index.html`, else the nearest `404.html`.
 * `pathname` is still encoded. Nothing outside of `root` is found, by symbolic links neither.
 * Files may come and go meanwhile.
 */
export function findFile(root: string, pathname: string, baseUrl: string): FoundFile {
  const relative = decode(pathname);
  if (relative === null || !`${relative}/`.startsWith(baseUrl)) return notFound(root, root);
  const wanted = path.join(root, relative.slice(baseUrl.length));
  if (wanted !== root && !wanted.startsWith(root + path.sep) && wanted !== `${root}${path.sep}`)
    return notFound(root, root);

  const bare = wanted.replace(/[\\/]$/, '');
  const index = path.join(bare, 'index.html');
  // `${root}.html` lies beside the root.
  const candidates = bare === root ? [index] : [wanted, `${bare}.html`, index];
  const file = candidates.find((candidate) => isFileBelow(root, candidate));
  return file ? { file, status: 200 } : notFound(root, bare);
}

/** The `404.html` of the nearest folder above: a locale has one of its own. */
function notFound(root: string, wanted: string): FoundFile {
  for (let folder = wanted; folder.startsWith(root + path.sep); folder = path.dirname(folder)) {
    const file = path.join(folder, '404.html');
    if (isFileBelow(root, file)) return { file, status: 404 };
  }
  return { file: path.join(root, '404.html'), status: 404 };
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
