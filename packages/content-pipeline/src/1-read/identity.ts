import path from 'node:path/posix';

const EXTENSION = /\.mdx?$/i;

/** `cloud/projects/overview.md` → `cloud/projects/overview`; front matter `id` replaces the last segment. */
export function documentId(source: string, explicit: string | undefined): string {
  const id = source.replace(EXTENSION, '');
  return explicit ? path.join(path.dirname(id), explicit) : id;
}

/** `usage-billing.md` → `Usage billing`. */
export function titleFromPath(source: string): string {
  const words = path.basename(source).replace(EXTENSION, '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
