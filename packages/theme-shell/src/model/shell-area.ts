/** A documentation area that has versions. */
export interface ShellArea {
  /** Part of the key under which a reader's preferred version is kept. */
  id: string;
  label: string;
  /** In the order of the switcher, newest first. */
  versions: ShellVersion[];
}

export interface ShellVersion {
  name: string;
  label: string;
  /** Address of the version's first document. */
  href: string;
  /** Exactly one version of an area is the latest. */
  isLast: boolean;
  /** What pages of the version say above their text. @default 'none' */
  banner?: 'none' | 'unreleased' | 'unmaintained';
  /** Whether pages show the version's label. @default false */
  badge?: boolean;
}

/** Where a page stands among the versions of its area. */
export interface PageVersion {
  /** Id of a `ShellArea`. */
  area: string;
  /** Name of a `ShellVersion` of it. */
  name: string;
  /** Address of the same document in other versions, by version name; left out where a version does not have it. */
  sameDocument: Record<string, string>;
}
