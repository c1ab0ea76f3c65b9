import path from 'node:path/posix';
import type { PageTag } from '../page/compiled-page.js';
import { type FrontMatter, tagSlug } from '../page/front-matter.js';
import type { Locate } from './read-front-matter.js';

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

/** The tags of a page with the last part of their addresses and their places. One that is given twice is one. */
export function pageTags({ tags = [] }: FrontMatter, locate: Locate): PageTag[] {
  const bySlug = new Map<string, PageTag>();
  tags.forEach((tag, index) => {
    const { label, permalink } = typeof tag === 'string' ? { label: tag, permalink: undefined } : tag;
    const slug = permalink?.replaceAll('/', '').toLowerCase() ?? tagSlug(label);
    const name = label.replace(/\s+/g, ' ').trim();
    const key = `${slug}\n${name}`;
    if (!bySlug.has(key)) bySlug.set(key, { label: name, slug, ...locate(['tags', index]) });
  });
  return [...bySlug.values()];
}
