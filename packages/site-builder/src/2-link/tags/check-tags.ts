import type { PageTag } from '@org/content-pipeline';
import type { Diagnostic } from '@org/site-model';
import type { EditionPage } from '../editions/edition-pages.js';
import { editionName } from './tag-table.js';

interface KnownTag extends PageTag {
  source: string;
}

/**
 * Two labels with one address would be one tag, and one label with two addresses would be two: `API` beside `api`, or `C++` beside
 * `C#`. Reported at the page that comes second, and in a locale at one that is written for it.
 */
export function checkTags(
  pages: readonly EditionPage[],
  isOwn: (page: EditionPage) => boolean,
): Diagnostic[] {
  const known = new Map<string, KnownTag>();
  const diagnostics: Diagnostic[] = [];
  const inOrder = [...pages.filter((page) => !isOwn(page)), ...pages.filter(isOwn)];
  for (const page of inOrder) {
    for (const tag of page.tags) {
      const name = editionName(page.edition);
      const bySlug = known.get(`${name}\n/${tag.slug}`);
      const byLabel = known.get(`${name}\n${tag.label}`);
      const other = bySlug && bySlug.label !== tag.label ? bySlug : byLabel;
      if (isOwn(page) && other && (other.label !== tag.label || other.slug !== tag.slug))
        diagnostics.push(collision(page, tag, other));
      if (!bySlug) known.set(`${name}\n/${tag.slug}`, { ...tag, source: page.source });
      if (!byLabel) known.set(`${name}\n${tag.label}`, { ...tag, source: page.source });
    }
  }
  return diagnostics;
}

function collision({ source }: EditionPage, tag: PageTag, other: KnownTag): Diagnostic {
  const { label, slug, line, column } = tag;
  const isSame = other.slug === slug;
  return {
    code: 'tag-collision',
    severity: 'error',
    message: isSame
      ? `The tag "${label}" has the address ".../tags/${slug}", which is that of "${other.label}" in "${other.source}", so readers would find the pages of both under one name.`
      : `The tag "${label}" has the address ".../tags/${slug}" here and ".../tags/${other.slug}" in "${other.source}", so its pages would be in two lists.`,
    hint: isSame
      ? `If they are the same, write "${other.label}" here too. If not, give this one an address: { label: ${label}, permalink: … }.`
      : 'Write it in the same way on all pages.',
    file: source,
    line,
    column,
  };
}
