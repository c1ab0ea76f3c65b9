import type { Version } from '@org/site-model';

/** A documentation area that has versions. */
export interface ShellArea {
  /** Part of the key under which a reader's preferred version is kept. */
  id: string;
  label: string;
  /** In the order of the switcher, newest first. */
  versions: ShellVersion[];
}

/** A version of an area in the switcher. Without a banner its pages have none, and without a badge they do not show its label. */
export interface ShellVersion
  extends Pick<Version, 'name' | 'label' | 'isLast'>, Partial<Pick<Version, 'banner' | 'badge'>> {
  /** Address of the version's first document. */
  href: string;
}

/** Which version of its area a page belongs to. */
export interface PageVersion {
  /** Id of a `ShellArea`. */
  area: string;
  /** Name of a `ShellVersion` of it. */
  name: string;
  /** Address of the same document in other versions, by version name; left out where a version does not have it. */
  sameDocument: Record<string, string>;
}
