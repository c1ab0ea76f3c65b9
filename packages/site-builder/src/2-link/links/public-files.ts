import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Addresses of the files below the public folder, which are copied as they are. */
export function publicFiles(publicDir: string, baseUrl: string): Set<string> {
  if (!existsSync(publicDir)) return new Set();
  const entries = readdirSync(publicDir, { withFileTypes: true, recursive: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
      .map((file) => baseUrl + file.split(path.sep).join('/')),
  );
}
