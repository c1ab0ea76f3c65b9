import { readdirSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/i;

/** Pages below a folder of the content, as sorted paths relative to `contentDir`. Names that start with `_` or `.` are no pages. */
export function discoverPages(contentDir: string, dir: string): string[] {
  return readdirSync(path.join(contentDir, dir), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && PAGE.test(entry.name))
    .map((entry) =>
      path.relative(contentDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((page) => !page.split('/').some((name) => name.startsWith('_') || name.startsWith('.')))
    .filter((page) => page !== `${dir}/README.md`)
    .sort();
}
