import type { PageTag } from '../page/compiled-page.js';
import type { FrontMatter } from '../page/front-matter.js';
import { tagSlug } from '../page/tag-slug.js';
import type { Locate } from './read-front-matter.js';

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
