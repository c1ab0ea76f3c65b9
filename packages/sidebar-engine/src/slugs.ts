/** `/category/` and the label in lower case, numbered from 1 where another page has that slug. */
export function defaultSlug(label: string, taken: ReadonlySet<string>): string {
  const words = label.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  const slug = `/category/${words.trim().replace(/\s+/g, '-') || 'index'}`;
  let free = slug;
  for (let number = 1; taken.has(free); number++) free = `${slug}-${number}`;
  return free;
}

/** A slug starts with one `/`. */
export const withSlash = (slug: string): string => `/${slug.replace(/^\/+/, '')}`;
