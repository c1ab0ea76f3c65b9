/** A piece of documentation that can be found: a page's beginning, or one of its sections. Plain JSON. */
export interface SearchRecord {
  /** Stable from build to build, unique within a locale and version; decides where the record is stored. */
  id: string;
  /** Address of the page, without anchor. */
  url: string;
  /** Heading id on that page; empty for the page's beginning. */
  anchor: string;
  /** Title of the page. */
  title: string;
  /** Names above the page, outermost first. */
  breadcrumb: string[];
  /** Headings below the title that lead to the section, its own one last; empty for the page's beginning. */
  headings: string[];
  /** Plain text of the section. */
  text: string;
  /** Code of the section: found, but never shown. */
  code?: string;
  /** Other words that readers ask with: found, but never shown. */
  keywords?: string[];
  /** Documentation area, such as `guides`. */
  area: string;
  version: string;
  /** BCP 47 tag, such as `en` or `fr-CA`. */
  locale: string;
  /** BCP 47 tag of the title and the texts where they are in another language than the locale: a page that is not translated. */
  language?: string;
  /** Factor on the record's weight, from 0.1 to 2. @default 1 */
  boost?: number;
}
