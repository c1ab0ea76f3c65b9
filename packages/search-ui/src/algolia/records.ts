/** Levels of DocSearch's hierarchy: 0 is the area, 1 the page, 2 to 6 are headings. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const LEVELS: Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A record in the shape of DocSearch's crawler, which its own interfaces read as well. */
export interface AlgoliaRecord {
  objectID: string;
  /** The level of the heading that it stands for, or `content`. */
  type: Level | 'content';
  hierarchy: Record<Level, string | null>;
  content: string | null;
  anchor: string;
  url: string;
  url_without_anchor: string;
  language: string;
  version: string;
  docusaurus_tag: string;
  weight: { pageRank: number; level: number; position: number };
}

/** The language that a page is read in, and the version of the area that it belongs to; neither area nor version for pages of the whole site. */
export interface FacetSource {
  /** BCP 47 tag. */
  locale: string;
  area?: string;
  version?: string;
}

/** Values by facet; without a version for pages of the whole site. */
export interface PageFacets {
  language: string;
  version?: string;
  docusaurus_tag: string;
}

/** What a page's records are filed under, and what searches from such a page ask for: values by facet. */
export function facetsOf({ locale, area, version }: FacetSource): PageFacets {
  return {
    language: locale,
    ...(version === undefined ? {} : { version }),
    docusaurus_tag: area === undefined || version === undefined ? DEFAULT_TAG : tagOf(area, version),
  };
}

/** The tag of records that belong to every version of everything. */
export const DEFAULT_TAG = 'default';

/** The tag of an area's version, by which pages ask for what belongs to it. */
export const tagOf = (area: string, version: string): string => `docs-${area}-${version}`;
