/** `document`: a page of the content, or of an API; `component`: a React page of the app; `index`: a list that is generated. */
export type PageKind = 'document' | 'component' | 'index';

/** Which page of a site. */
export interface PageKey {
  kind: PageKind;
  /** A document's content source; the path of any other, below the base path. */
  name: string;
}
