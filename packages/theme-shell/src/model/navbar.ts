import type { Icon, Link } from '@org/site-model';

interface NavbarPlace {
  position: 'left' | 'right';
  /** Further classes of the item. */
  className?: string;
}

interface WithIcon {
  /** In the bar it is seen instead of the label, which names the item all the same; in lists it stands before the label. @default the label alone */
  icon?: Icon;
}

/** What the configuration calls `link`, `doc` or `docSidebar`: after LINK each is an address. */
export interface NavbarLink extends Link, NavbarPlace, WithIcon {
  type: 'link';
  /** The item is current on documents whose address starts with this; it ends with `/`. */
  activeBase: string | null;
  /** Unless it starts with one of these: areas below this one, which may be at the root of the site. */
  otherBases?: string[];
  /**
   * For a document or a sidebar of an area with versions: the area, and the address in each version that has it. The
   * reader is led to the version that is open, else to the preferred one, else to `href`, which is the latest.
   */
  area?: string;
  hrefs?: Record<string, string>;
}

/** A button that opens a list. */
export interface NavbarDropdown extends NavbarPlace, WithIcon {
  type: 'dropdown';
  label: string;
  items: NavbarDropdownItem[];
}

/** What a dropdown may hold: links and markup. */
export type NavbarDropdownItem = Omit<NavbarLink, 'position'> | Omit<NavbarHtml, 'position'>;

/** A link with the name of an area's version (open, else preferred, else latest) to that version's first document. */
export interface NavbarDocsVersion extends NavbarPlace {
  type: 'docsVersion';
  /** Id of a `ShellArea`. */
  area: string;
  /** Instead of the version's label. */
  label?: string;
}

/** The versions of an area as a list; each leads to the same document there, else to its first one. */
export interface NavbarDocsVersionDropdown extends NavbarPlace {
  type: 'docsVersionDropdown';
  /** Id of a `ShellArea`. */
  area: string;
  /** Links above and below the versions. */
  before?: Link[];
  after?: Link[];
}

/** The site's locales as a list; each leads to the same page there. Shown where there is more than one. */
export interface NavbarLocaleDropdown extends NavbarPlace, WithIcon {
  type: 'localeDropdown';
  /** Links above and below the locales. */
  before?: Link[];
  after?: Link[];
}

/** A link to the site's search page, in the bar at every width. A script opens the search in place. */
export interface NavbarSearch extends Link, NavbarPlace {
  type: 'search';
}

/** Ready-made HTML from the configuration, put in as it is. */
export interface NavbarHtml extends NavbarPlace {
  type: 'html';
  value: string;
}

/** An item of the navbar, with every address decided. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarDocsVersion
  | NavbarDocsVersionDropdown
  | NavbarLocaleDropdown
  | NavbarSearch
  | NavbarHtml;
