import { createHash } from 'node:crypto';

/**
 * Addresses to open of a site: all that have changed, and of the others a sample that the same commit draws again.
 * @param {{ since: string, pages: { page: string }[] }} affected what `site-builder affected --json` prints
 * @param {string[]} all addresses of the built site
 * @param {number} sample how many of the others
 */
export function pagesToWalk(affected, all, sample) {
  const changed = new Set(affected.pages.map(({ page }) => page));
  const others = all
    .filter((page) => !changed.has(page))
    .map((page) => ({
      page,
      lot: createHash('sha256')
        .update(affected.since + page)
        .digest('hex'),
    }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, sample)
    .map(({ page }) => page);
  return { changed: all.filter((page) => changed.has(page)), others };
}
