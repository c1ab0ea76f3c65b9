import { tagSlug } from '@org/content-pipeline';
import type { SourceTag } from '../model/project.js';

/** Tags in front matter: by their labels, with the address of each that would have another one. Nothing where that is how they are written. */
export function tagValues(
  tags: readonly SourceTag[],
  values: Record<string, unknown>,
): Record<string, unknown> {
  const written = tags.map(({ label, slug }) =>
    tagSlug(label) === slug ? label : { label, permalink: slug },
  );
  return values.tags === undefined || JSON.stringify(written) === JSON.stringify(values.tags)
    ? {}
    : { tags: written };
}
